import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from "payload"
import { documentName } from "../hooks/document-name"
import { changedFields, eventOf, type StoredDocument } from "./changes"
import { leadNoMore, leadOn } from "./lead-on"
import { goneFrom, movesOf } from "./moved-page"
import { dropRefused, enqueue } from "./outbox"
import { cancelScheduled } from "./scheduled"

type Id = number | string

/** Where a document waits for the end of the operation: several may be changed in one request. */
const noteOf = (slug: string, id: Id): string => `onSite:${slug}:${id}`

async function stored(
  req: PayloadRequest,
  collection: string,
  id: Id,
): Promise<StoredDocument | undefined> {
  const document = await req.payload.db.findOne<StoredDocument & { id: Id }>({
    collection: collection as CollectionSlug,
    req,
    where: { id: { equals: id } },
  })
  return document ?? undefined
}

/** Reads what the site has, before it is changed. */
async function note(req: PayloadRequest, collection: string, id: Id): Promise<void> {
  req.context[noteOf(collection, id)] = await stored(req, collection, id)
}

function noted(req: PayloadRequest, collection: string, id: Id): StoredDocument | undefined {
  const key = noteOf(collection, id)
  const document = req.context[key]
  delete req.context[key]
  return document as StoredDocument | undefined
}

/** As the CMS tells it to whoever has the document open, so that they know their own change; now, for one that is gone. */
const timeOf = (document: StoredDocument | undefined): string =>
  typeof document?.updatedAt === "string" ? document.updatedAt : new Date().toISOString()

/** @returns whether there was anything to tell */
async function tell(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: Id,
): Promise<boolean> {
  const before = noted(req, collection.slug, id)
  const change = { before, after: await stored(req, collection.slug, id) }
  await leadNoMore(req, goneFrom(collection.slug, change))
  const event = eventOf(change)
  const document = change.after ?? change.before
  if (!event || !document) return false
  const title = documentName(document, collection)
  await enqueue(req, {
    event: collection.upload ? "media" : event,
    collection: collection.slug,
    id: String(id),
    slug: typeof document.slug === "string" ? document.slug : null,
    title,
    changed: changedFields(change),
    time: timeOf(change.after),
  })
  await leadOn(req, movesOf(collection.slug, change), title)
  return true
}

/** Nothing is left in the queue for a document that has gone. */
async function forget(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: Id,
): Promise<void> {
  await cancelScheduled(req, collection.slug, id)
  // Where the deletion says nothing, an unpublish may still wait to be told.
  if (await tell(req, collection, id)) await dropRefused(req, collection.slug, id)
}

/**
 * Tells the publisher whenever what the site shows of this collection changes: from the admin, REST, GraphQL and the
 * Local API alike, for each document of a bulk operation, for restored versions and for what a schedule does.
 * Saving a draft tells nothing.
 */
export function withPublishing(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ collection: { slug }, data, operation, originalDoc, req }) => {
          // Payload's duplicate brings the time of what it was made from.
          if (operation === "create") return { ...data, updatedAt: undefined }
          const id = (originalDoc as { id?: Id } | undefined)?.id
          if (id !== undefined) await note(req, slug, id)
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ collection: config, doc, req }) => {
          await tell(req, config, (doc as { id: Id }).id)
        },
      ],
      beforeDelete: [
        ...(hooks?.beforeDelete ?? []),
        async ({ collection: { slug }, id, req }) => note(req, slug, id),
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ collection: config, id, req }) => forget(req, config, id),
      ],
    },
  }
}

/** As `withPublishing`; the site's globals have no drafts, so each change of one is seen. */
export function globalWithPublishing(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  const read = async (req: PayloadRequest): Promise<StoredDocument> =>
    req.payload.db.findGlobal({ slug, req })
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ req }) => {
          req.context[noteOf(slug, "global")] = await read(req)
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ req }) => {
          const change = { before: noted(req, slug, "global"), after: await read(req) }
          await enqueue(req, {
            event: "global",
            collection: slug,
            id: null,
            slug: null,
            title: typeof global.label === "string" ? global.label : slug,
            changed: changedFields(change),
            time: timeOf(change.after),
          })
        },
      ],
    },
  }
}
