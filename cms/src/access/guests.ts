import type { Access, CollectionConfig, TextField } from "payload"
import { isDelivery } from "./delivery"
import { createsSubmissions, isAdmin, isEditor, venuesOf } from "./roles"

/** Editors see what every venue received; a venue manager sees their own venues'; keys see nothing. */
export const ownVenues: Access = ({ req }) => {
  if (isEditor(req.user)) return true
  const venues = venuesOf(req.user)
  return venues.length > 0 ? { venue: { in: venues } } : false
}

/** Of fields that say what a guest has sent: editors alone put that right, and whoever keeps a venue notes what is to be done. */
export const asSent = {
  update: ({ req }) => isEditor(req.user),
} satisfies NonNullable<TextField["access"]>

/** What guests send is private. */
export const guestDocuments: NonNullable<CollectionConfig["access"]> = {
  read: ownVenues,
  update: ownVenues,
  create: ({ req, data }) =>
    isEditor(req.user) || (createsSubmissions(req.user) && isDelivery(data)),
  delete: ({ req }) => isAdmin(req.user),
}

/** What the forms' server hands on as copies, signed, and not with its key. */
export const copiedDocuments: NonNullable<CollectionConfig["access"]> = {
  ...guestDocuments,
  create: ({ req }) => isEditor(req.user),
}

/** What is nobody's venue's: the group's lists. */
export const groupDocuments: NonNullable<CollectionConfig["access"]> = {
  ...guestDocuments,
  read: ({ req }) => isEditor(req.user),
  update: ({ req }) => isEditor(req.user),
}
