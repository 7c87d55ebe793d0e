import type { CollectionBeforeOperationHook, CollectionConfig } from "payload"
import { readsDrafts } from "../access/roles"

/** The site's own queries know no drafts; asked with the preview's key they bring the newest of each document. */
const readNewest: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  return operation === "read" && readsDrafts(req.user) ? { ...args, draft: true } : args
}

export function withDraftReading(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), readNewest],
    },
  }
}
