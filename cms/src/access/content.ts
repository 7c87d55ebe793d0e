import type { Access, CollectionConfig, GlobalConfig, Where } from "payload"
import { isEditor, isPerson, readsContent, readsDrafts, venuesOf } from "./roles"

type CollectionAccess = NonNullable<CollectionConfig["access"]>

const PUBLISHED: Where = { _status: { equals: "published" } }

/** Where a type says whose it is: its venue, or the venue itself. */
export type OwnedBy = "venue" | "id"

/** Of drafts, a venue manager reads those of their own venues; of versions, nothing else either. */
function ownVenues(path: string): Access {
  return ({ req }) => {
    const venues = venuesOf(req.user)
    return venues.length > 0 ? { [path]: { in: venues } } : false
  }
}

/**
 * Types with drafts: editors and the preview see everything; venue managers what is published, and their own venues'
 * drafts; a key what is published; nobody else anything.
 */
export function draftedContent(ownedBy?: OwnedBy): CollectionAccess {
  const own = ownedBy && ownVenues(ownedBy)
  // A version knows the document it is of as its parent, and all else under `version`.
  const ownVersions = ownedBy && ownVenues(ownedBy === "id" ? "parent" : `version.${ownedBy}`)
  return {
    read: async (args) => {
      const { user } = args.req
      if (isEditor(user) || readsDrafts(user)) return true
      if (readsContent(user)) return PUBLISHED
      if (!isPerson(user)) return false
      const mine = await own?.(args)
      return typeof mine === "object" ? { or: [PUBLISHED, mine] } : PUBLISHED
    },
    readVersions: (args) => isEditor(args.req.user) || (ownVersions?.(args) ?? false),
    create: ({ req }) => isEditor(req.user),
    update: ({ req }) => isEditor(req.user),
    delete: ({ req }) => isEditor(req.user),
  }
}

/** Types without drafts: what is there is on the site, so it is for people and keys. */
export const plainContent: CollectionAccess = {
  read: ({ req }) => isPerson(req.user) || readsContent(req.user),
  create: ({ req }) => isEditor(req.user),
  update: ({ req }) => isEditor(req.user),
  delete: ({ req }) => isEditor(req.user),
}

/** Uploading is publishing. A venue manager adds pictures to their venue, and changes none that others may use. */
export const pictures: CollectionAccess = {
  ...plainContent,
  create: ({ req }) => isPerson(req.user),
}

export const siteGlobal: NonNullable<GlobalConfig["access"]> = {
  read: ({ req }) => isPerson(req.user) || readsContent(req.user),
  readVersions: ({ req }) => isPerson(req.user),
  update: ({ req }) => isEditor(req.user),
}
