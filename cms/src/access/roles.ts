import type { PayloadRequest, TypedUser } from "payload"
import { idOf } from "../fields/related-documents"
import type { ApiClient, User } from "../payload-types"

type Requester = TypedUser | PayloadRequest["user"] | null | undefined

/** A person who signed in, as opposed to a key. */
export function personOf(user: Requester): User | undefined {
  return user?.collection === "users" ? user : undefined
}

export const isPerson = (user: Requester): boolean => personOf(user) !== undefined

export const isAdmin = (user: Requester): boolean => personOf(user)?.role === "admin"

export function isEditor(user: Requester): boolean {
  const role = personOf(user)?.role
  return role === "admin" || role === "editor"
}

export const isVenueManager = (user: Requester): boolean => personOf(user)?.role === "venueManager"

/** Ids of the venues that a venue manager keeps; none for everybody else. */
export const venuesOf = (user: Requester): number[] =>
  isVenueManager(user) ? (personOf(user)?.venues ?? []).flatMap((venue) => idOf(venue) ?? []) : []

function keyOf(user: Requester): ApiClient | undefined {
  return user?.collection === "api-clients" ? user : undefined
}

export const isKey = (user: Requester): boolean => keyOf(user) !== undefined

/** The key of the API, which hands on what guests send: it creates that, and reads nothing at all. */
export const createsSubmissions = (user: Requester): boolean =>
  keyOf(user)?.access === "createSubmissions"

/** A key that reads what the site shows. */
export const readsContent = (user: Requester): boolean => isKey(user) && !createsSubmissions(user)

/** The preview's key, which reads what is not published yet. */
export const readsDrafts = (user: Requester): boolean => keyOf(user)?.access === "readDrafts"
