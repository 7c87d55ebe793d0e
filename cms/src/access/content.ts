import type { CollectionConfig, GlobalConfig } from "payload"
import { isEditor, isKey, isPerson, readsDrafts } from "./roles"

/** Types with drafts: people and the preview see everything, a key what is published, nobody else anything. */
export const draftedContent: NonNullable<CollectionConfig["access"]> = {
  read: ({ req }) => {
    if (isPerson(req.user) || readsDrafts(req.user)) return true
    return isKey(req.user) ? { _status: { equals: "published" } } : false
  },
  readVersions: ({ req }) => isPerson(req.user),
  create: ({ req }) => isEditor(req.user),
  update: ({ req }) => isEditor(req.user),
  delete: ({ req }) => isEditor(req.user),
}

/** Types without drafts (pictures): uploading is publishing, so what is there is for people and keys. */
export const plainContent: NonNullable<CollectionConfig["access"]> = {
  read: ({ req }) => isPerson(req.user) || isKey(req.user),
  create: ({ req }) => isEditor(req.user),
  update: ({ req }) => isEditor(req.user),
  delete: ({ req }) => isEditor(req.user),
}

export const siteGlobal: NonNullable<GlobalConfig["access"]> = {
  read: ({ req }) => isPerson(req.user) || isKey(req.user),
  readVersions: ({ req }) => isPerson(req.user),
  update: ({ req }) => isEditor(req.user),
}
