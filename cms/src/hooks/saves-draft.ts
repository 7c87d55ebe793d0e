import type { CollectionBeforeOperationHook, PayloadRequest } from "payload"

const noteOf = (slug: string): string => `savesDraft:${slug}`

/** Notes whether an operation saves drafts over its documents: a document's own hooks are not told. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  req.context[noteOf(collection.slug)] = "draft" in args && Boolean(args.draft)
}

/** Whether the operation that is under way saves drafts, which takes nothing off the site and puts nothing on it. */
export const savesDraft = (req: PayloadRequest, slug: string): boolean =>
  req.context[noteOf(slug)] === true
