import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FieldAccess,
  Forbidden,
} from "payload"
import { noteDraft, savesDraft } from "../hooks/saves-draft"
import { changedFields, isOnSite } from "../publishing/changes"
import { draftedContent } from "./content"
import { isEditor, isVenueManager, venuesOf } from "./roles"

const notForManagers: FieldAccess = ({ req }) => !isVenueManager(req.user)

/** Editors alone change a field that is not among those; whatever stands in it follows. */
function guarded(field: Field, open: readonly string[]): Field {
  if (field.type === "tabs") {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({
        ...tab,
        fields: tab.fields.map((inner) => guarded(inner, open)),
      })),
    }
  }
  if ((field.type === "row" || field.type === "collapsible") && "fields" in field) {
    return { ...field, fields: field.fields.map((inner) => guarded(inner, open)) }
  }
  if (!("name" in field) || open.includes(field.name)) return field
  const access = { ...("access" in field ? field.access : {}), update: notForManagers }
  return { ...field, access } as Field
}

const refuse = (message: string): never => {
  throw new APIError(message, 403, undefined, true)
}

/** An older version says more than a venue manager may change; and what they may change is in none of these fields. */
function refuseTheRest(open: readonly string[]): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if (!isVenueManager(req.user)) return
    if (operation === "restoreVersion") throw new Forbidden(req.t)
    if (operation !== "update") return
    const names = "data" in args ? Object.keys(args.data) : []
    // The panel sends every field; those that stay as they are do no harm.
    if (!names.some((name) => name === "_status" || open.includes(name))) {
      throw new Forbidden(req.t)
    }
  }
}

/**
 * The fields alone do not tell what publishing does: it also publishes what an editor has changed in a draft and not
 * meant to be seen yet. And taking a venue off the site is not for whoever keeps its hours.
 */
function keepToThem(open: readonly string[]): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== "update" || !isVenueManager(req.user)) return data
    if (data._status === "draft" && savesDraft(req, collection.slug)) return data
    const onSite = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
      collection: collection.slug,
      req,
      where: { id: { equals: (originalDoc as { id: number }).id } },
    })
    if (!onSite || !isOnSite(onSite)) {
      return refuse("This venue is not on the site yet. An editor publishes it first.")
    }
    if (data._status === "draft") {
      return refuse("Only an editor takes a venue off the site.")
    }
    const more = changedFields({ before: onSite, after: { ...onSite, ...data } }).filter(
      (name) => !open.includes(name),
    )
    if (more.length === 0) return data
    return refuse(
      `An editor is changing more of this venue (${more.join(", ")}) and has not published it. Publishing now would publish that too. Ask them to publish or to discard it.`,
    )
  }
}

/** A venue that its managers keep up to date themselves: these fields, and nothing else of it. */
export function keptByManagers(
  open: readonly string[],
  collection: CollectionConfig,
): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    access: {
      ...draftedContent("id"),
      update: ({ req }) => {
        if (isEditor(req.user)) return true
        const venues = venuesOf(req.user)
        return venues.length > 0 ? { id: { in: venues } } : false
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteDraft, refuseTheRest(open)],
      beforeChange: [...(hooks?.beforeChange ?? []), keepToThem(open)],
    },
    fields: collection.fields.map((field) => guarded(field, open)),
  }
}
