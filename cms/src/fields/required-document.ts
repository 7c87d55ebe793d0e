import type { CollectionSlug, PayloadRequest, RelationshipField } from "payload"
import type { Verdict } from "../validation/verdict"
import { idOf } from "./related-documents"
import { relationshipRule } from "./rules"

type Named = "brands" | "locations"

/** The named document's name where it is not published; the site's key could not read it. */
export async function unpublishedName(
  req: PayloadRequest,
  collection: Named,
  value: unknown,
): Promise<string | undefined> {
  const id = idOf(value)
  if (id === undefined) return undefined
  const document = await req.payload.findByID({
    collection: collection satisfies CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  return document && document._status !== "published" ? (document.name ?? "It") : undefined
}

/** A relation that the site cannot do without, so it must be public before this document is. */
export function requiredDocumentField(options: {
  name: string
  relationTo: Named
  description?: string
}): RelationshipField {
  const { name, relationTo, description } = options
  return {
    name,
    type: "relationship",
    relationTo,
    required: true,
    index: true,
    ...(description ? { admin: { description } } : {}),
    validate: relationshipRule(async (value, { req, typing }): Promise<Verdict> => {
      const unpublished = typing ? undefined : await unpublishedName(req, relationTo, value)
      if (!unpublished) return true
      return `“${unpublished}” is not published, so guests would see this without its ${name}. Publish that first, or save this as a draft.`
    }),
  }
}
