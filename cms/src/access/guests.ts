import type { Access, CollectionConfig } from "payload"
import { idOf } from "../fields/related-documents"
import { isAdmin, isEditor, personOf } from "./roles"

/** Editors see what every venue received; a venue manager sees their own venues'; keys see nothing. */
export const ownVenues: Access = ({ req }) => {
  if (isEditor(req.user)) return true
  const person = personOf(req.user)
  if (person?.role !== "venueManager") return false
  const venues = (person.venues ?? []).flatMap((venue) => idOf(venue) ?? [])
  return venues.length > 0 ? { venue: { in: venues } } : false
}

/** What guests send is private. */
export const guestDocuments: NonNullable<CollectionConfig["access"]> = {
  read: ownVenues,
  update: ownVenues,
  create: ({ req }) => isEditor(req.user),
  delete: ({ req }) => isAdmin(req.user),
}
