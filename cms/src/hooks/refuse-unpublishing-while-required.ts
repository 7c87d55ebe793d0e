import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from "payload"
import { CONTENT_SLUGS, CONTENT_TYPES, type ContentSlug } from "../../../shared/content-types"
import { idOf } from "../fields/related-documents"
import { announcementUses } from "./announcement-use"
import { documentName } from "./document-name"
import { neededBy } from "./needed-by"
import { labelOf } from "./labels"
import { siteUses } from "./site-use"
import { noteDraft, savesDraft } from "./saves-draft"

/** A kind of content whose documents cannot be shown without one of another kind, and by which field. */
interface Dependent {
  collection: ContentSlug
  field: string
}

/** Who needs a document of this kind to be on the site: what has a field of its own that requires one. */
const dependentsOf = (req: PayloadRequest, slug: ContentSlug): Dependent[] =>
  CONTENT_SLUGS.filter((collection) => CONTENT_TYPES[collection].hasDrafts).flatMap((collection) =>
    req.payload.collections[collection].config.flattenedFields
      .filter(
        (field) =>
          field.type === "relationship" &&
          field.relationTo === slug &&
          field.required === true &&
          !field.hasMany,
      )
      .map(({ name }) => ({ collection, field: name })),
  )

async function publishedDependents(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
): Promise<string[]> {
  const found: string[] = []
  for (const { collection, field } of dependentsOf(req, slug)) {
    const { docs, totalDocs } = await req.payload.find({
      collection,
      depth: 0,
      limit: 1,
      req,
      where: { and: [{ [field]: { equals: id } }, { _status: { equals: "published" } }] },
    })
    const [first] = docs
    if (!first) continue
    const { config } = req.payload.collections[collection]
    const more = totalDocs > 1 ? ` and ${totalDocs - 1} more` : ""
    found.push(
      `${labelOf(config.labels.plural, collection)} “${documentName(first, config)}”${more}`,
    )
  }
  return found
}

async function isPublished(req: PayloadRequest, slug: ContentSlug, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slug,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
  })
  return totalDocs > 0
}

/**
 * Taking a document off the site leaves what is published under it without it. That is so for each document on
 * its own, whether it is changed alone, among many, or by restoring an older version; but saving a draft over a
 * published document takes nothing off, and only the operation's `draft` tells the two apart.
 */
export function refuseUnpublishingWhileRequired(
  slug: ContentSlug,
): Pick<NonNullable<CollectionConfig["hooks"]>, "beforeOperation" | "beforeChange"> {
  const refuse: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    const id = idOf(originalDoc)
    if (operation !== "update" || id === undefined) return
    if (data._status !== "draft" || savesDraft(req, slug)) return
    // The original may be a draft newer than what is on the site, so the site's own document is asked.
    if (!(await isPublished(req, slug, id))) return
    const found = [
      ...(await publishedDependents(req, slug, id)),
      ...(await announcementUses(req, slug, id)),
      ...(await siteUses(req, slug, id)),
    ]
    const target = { collection: slug, id }
    const needed = await neededBy(req, target, found, "Unpublish or change those first.")
    if (needed === undefined) return
    throw new APIError(
      `This cannot be unpublished, because it is needed by ${needed}`,
      409,
      undefined,
      true,
    )
  }

  return { beforeOperation: [noteDraft], beforeChange: [refuse] }
}
