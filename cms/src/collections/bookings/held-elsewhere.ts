import { APIError, type CollectionBeforeChangeHook } from "payload"
import type { Booking } from "../../payload-types"

/** What the booking store holds: seats hang on it, and only there is it known who has them. */
const HELD = ["venue", "date", "time", "partySize", "status"] as const

/** Says that a change of the copy would change nothing but the copy. Copies are written without an access check. */
export const heldElsewhere: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc, req }) => {
  if (!originalDoc?.reference || req.context.isCopy) return data
  const changed = HELD.filter(
    (name) => name in data && JSON.stringify(data[name]) !== JSON.stringify(originalDoc[name]),
  )
  if (changed.length === 0) return data
  throw new APIError(
    "The guest booked this on the site. Move or cancel it in Tables, so that the seats are given away once and the guest is told.",
    400,
    undefined,
    true,
  )
}
