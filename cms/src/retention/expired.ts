import {
  guestDocument,
  SUSPECT,
  type GuestCollection,
} from "../../../shared/submissions/guest-documents"

const DAY = 24 * 60 * 60 * 1000
/** A day is stored as its noon in UTC, and is over everywhere on earth 24 hours later: where the clocks are at UTC−12. */
const OVER_AFTER = DAY

/** As Payload's queries have it. */
interface Condition {
  [field: string]:
    { less_than_equal: string } | { equals: string } | { exists: boolean } | Condition[]
}

/** Whatever is to be gone at this moment. A guest who is still to come is known until then, whatever day stands there. */
export function expired(collection: GuestCollection, now: number): Condition {
  const isOver = { less_than_equal: new Date(now - OVER_AFTER).toISOString() }
  const { from, suspectDays } = guestDocument(collection)
  if (suspectDays !== undefined) {
    const longAgo = { less_than_equal: new Date(now - suspectDays * DAY).toISOString() }
    const isLeft: Condition[] = [
      { status: { equals: SUSPECT } },
      { retainUntil: { exists: false } },
      { updatedAt: longAgo },
    ]
    return { or: [{ retainUntil: isOver }, { and: isLeft }] }
  }
  if (!from) return { retainUntil: isOver }
  return {
    and: [{ retainUntil: isOver }, { or: [{ [from]: isOver }, { [from]: { exists: false } }] }],
  }
}
