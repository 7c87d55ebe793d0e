import type { RelationshipFieldManyValidation } from "payload"
import { relationship } from "payload/shared"

/** Who manages no venue would see nothing, and could do nothing. */
export const checkVenues: RelationshipFieldManyValidation = async (value, options) => {
  const basics = await relationship(value, { ...options, previousValue: undefined })
  if (basics !== true) return basics
  const { role } = options.data as { role?: string }
  return (
    role !== "venueManager" ||
    Boolean(value?.length) ||
    "A venue manager needs a venue. Choose at least one."
  )
}
