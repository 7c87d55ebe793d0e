import type { Access, PayloadRequest } from "payload"
import { isAdmin, isPerson, personOf } from "../../access/roles"

export const anyPerson = ({ req }: { req: PayloadRequest }): boolean => isPerson(req.user)

/** Everyone may see and change their own account; its role and venues are guarded field by field. */
export const adminOrSelf: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  const person = personOf(req.user)
  return person ? { id: { equals: person.id } } : false
}
