import type { PayloadRequest } from "payload"

/** A document of a collection that is published, as its newest draft, and where it is. */
export interface AskedDocument {
  collection: string
  id: string
  document: object
}

/** The document that a request names with `?collection=…&id=…`, where there is one and its sender may see it. */
export async function askedDocument(req: PayloadRequest): Promise<AskedDocument | undefined> {
  const { collections } = req.payload.config
  const found = collections.find(({ slug }) => slug === req.searchParams.get("collection"))
  const id = req.searchParams.get("id")
  if (!found?.versions?.drafts || !id) return undefined
  const document = await req.payload.findByID({
    collection: found.slug,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    req,
  })
  return document ? { collection: found.slug, id, document } : undefined
}
