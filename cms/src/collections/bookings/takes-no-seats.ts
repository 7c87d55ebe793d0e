import { type CollectionBeforeChangeHook, ValidationError } from "payload"
import { idOf } from "../../fields/related-documents"
import { BOOKINGS, todayAt } from "../../hooks/guests-to-come"
import type { Booking } from "../../payload-types"

/**
 * Refuses a table that is written by hand for a venue whose tables the site gives away: the server would not know of it, and
 * give its seats to somebody else. One that was written before the venue's tables were given away there may be noted on.
 */
export const takesNoSeats: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (req.context.isCopy) return data
  const after: Partial<Booking> = { ...originalDoc, ...data }
  const venue = idOf(after.venue)
  if (after.revision || venue === undefined || !isComing(after)) return data
  const isAsBefore =
    isComing(originalDoc ?? {}) &&
    idOf(originalDoc?.venue) === venue &&
    (["date", "time", "partySize"] as const).every((name) => originalDoc?.[name] === after[name])
  if (isAsBefore) return data
  if ((after.date ?? "") < (await todayAt(req, venue))) return data
  const { booking } =
    (await req.payload.findByID({
      ...{ collection: "locations", id: venue, depth: 0, disableErrors: true, req },
    })) ?? {}
  if (booking?.method !== "own") return data
  const message =
    "This venue gives its tables away on the site. Book this one in Tables: there it takes its seats, and the guest is written to."
  throw new ValidationError({ collection: "bookings", errors: [{ path: "venue", message }], req })
}

const isComing = ({ status }: Partial<Booking>): boolean =>
  status !== undefined && BOOKINGS.states.some((state) => state === status)
