import type { CollectionConfig, GlobalConfig, PayloadRequest } from "payload"
import { isEditor } from "../access/roles"
import { previewPath, readPreview } from "./preview-link"

const offersPreview = (req: PayloadRequest): boolean =>
  readPreview(process.env) !== undefined && isEditor(req.user)

/** The admin's own preview button, on types with drafts. */
export function withPreview(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  return {
    ...collection,
    admin: {
      ...collection.admin,
      preview: ({ id }, { req }) => {
        const saved = typeof id === "number" || typeof id === "string"
        return offersPreview(req) && saved ? previewPath(collection.slug, id) : null
      },
    },
  }
}

export function globalWithPreview(global: GlobalConfig): GlobalConfig {
  const preview = (_: unknown, { req }: { req: PayloadRequest }): string | null =>
    offersPreview(req) ? previewPath(global.slug) : null
  return { ...global, admin: { ...global.admin, preview } }
}
