import type { PayloadRequest, TypedUser } from "payload"
import type { User } from "../payload-types"

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

export const isKey = (user: Requester): boolean => user?.collection === "api-clients"
