import type { PayloadRequest, TypedUser } from "payload"
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

function keyOf(user: Requester): ApiClient | undefined {
  return user?.collection === "api-clients" ? user : undefined
}

export const isKey = (user: Requester): boolean => keyOf(user) !== undefined

/** The preview's key, which reads what is not published yet. */
export const readsDrafts = (user: Requester): boolean => keyOf(user)?.access === "readDrafts"
