import { guestDocument, type GuestCollection } from "../../../shared/submissions/guest-documents"

/** A day is stored as its noon in UTC, and is over everywhere on earth 24 hours later: where the clocks are at UTC−12. */
const OVER_AFTER = 24 * 60 * 60 * 1000

/** As Payload's queries have it. */
interface Condition {
  [field: string]: { less_than_equal: string } | { exists: boolean } | Condition[]
}

/** Whatever is to be gone at this moment. A guest who is still to come is known until then, whatever day stands there. */
export function expired(collection: GuestCollection, now: number): Condition {
  const isOver = { less_than_equal: new Date(now - OVER_AFTER).toISOString() }
  const { from } = guestDocument(collection)
  if (!from) return { retainUntil: isOver }
  return {
    and: [{ retainUntil: isOver }, { or: [{ [from]: isOver }, { [from]: { exists: false } }] }],
  }
}
