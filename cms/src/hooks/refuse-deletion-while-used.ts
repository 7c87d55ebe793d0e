import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload"
import { announcementUses } from "./announcement-use"
import { documentName } from "./document-name"
import { neededBy } from "./needed-by"
import { labelOf } from "./labels"
import { pointersAt, pointsAt, type Target } from "./pointers"
import { siteUses } from "./site-use"

const NAMED_AT_MOST = 3

async function collectionsUsing(req: PayloadRequest, target: Target): Promise<string[]> {
  const found: string[] = []
  for (const { config } of Object.values(req.payload.collections)) {
    const { conditions, unqueryable } = pointersAt(config.flattenedFields, target)
    if (config.slug.startsWith("payload-")) continue
    if (conditions.length === 0 && !unqueryable) continue
    const { docs } = await req.payload.find({
      collection: config.slug,
      depth: 0,
      pagination: false,
      req,
      ...(unqueryable ? {} : { where: { or: conditions } }),
    })
    const users = docs.filter((document) => pointsAt(config.flattenedFields, document, target))
    if (users.length === 0) continue
    const names = users
      .slice(0, NAMED_AT_MOST)
      .map((document) => `“${documentName(document, config)}”`)
    const more = users.length > names.length ? ` and ${users.length - names.length} more` : ""
    found.push(`${labelOf(config.labels.plural, config.slug)} ${names.join(", ")}${more}`)
  }
  return found
}

async function globalsUsing(req: PayloadRequest, target: Target): Promise<string[]> {
  const found: string[] = []
  for (const { slug, label, flattenedFields } of req.payload.globals.config) {
    const document = await req.payload.findGlobal({ slug, depth: 0, req })
    if (pointsAt(flattenedFields, document, target)) found.push(`the ${labelOf(label, slug)}`)
  }
  return found
}

/** Everything that points at a document, in words. */
export const usesOf = async (req: PayloadRequest, target: Target): Promise<string[]> => [
  ...(await collectionsUsing(req, target)),
  ...(await globalsUsing(req, target)),
  ...(await announcementUses(req, target.collection, target.id)),
  ...(await siteUses(req, target.collection, target.id)),
]

/** In the context of a deletion that has to be, whatever points at the document (scripts/purge-picture.ts). */
export const PURGE = { isPurge: true } as const

/** A page would lose its venue, its brand or its picture; so what points at the document is changed first. */
export const refuseDeletionWhileUsed: CollectionBeforeDeleteHook = async ({
  collection,
  context,
  id,
  req,
}) => {
  if (context.isPurge === true) return
  const target = { collection: collection.slug, id }
  const used = await usesOf(req, target)
  const needed = await neededBy(req, target, used, "Change or delete those first.")
  if (needed === undefined) return
  const what = labelOf(collection.labels.singular, "document")
  throw new APIError(
    `This ${what} cannot be deleted, because it is used by ${needed}`,
    409,
    undefined,
    true,
  )
}
