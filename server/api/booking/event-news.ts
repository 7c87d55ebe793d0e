import { eventChoice, type EventFacts } from "../../../shared/booking/booking-facts"
import type { Book } from "./book"
import { isUnwritten, type Booking, type EventMailName } from "./booking"

const OF_EVENTS: readonly EventMailName[] = ["event-cancelled", "event-postponed", "event-on"]

/**
 * Who has a table for an event that is off, or waits for one, is told so; and that it is on again, who was told before.
 * Each once, however often it is asked for.
 * @returns how many are told now
 */
export function tellOfEvent(
  { bookings }: Book,
  { slug, venue, closed }: EventFacts,
  now: number,
): number {
  const due: EventMailName =
    closed === "cancelled" || closed === "postponed" ? `event-${closed}` : "event-on"
  const condition =
    "venue = ? and starts_at > ? and choice = ? and state <> 'cancelled' and email <> ''"
  return bookings
    .select(condition, venue, now, eventChoice(slug))
    .filter((booking) => tellOne(bookings, booking, due, now)).length
}

function tellOne(
  bookings: Book["bookings"],
  booking: Booking,
  due: EventMailName,
  now: number,
): boolean {
  const { reference } = booking
  const told = (): EventMailName =>
    (bookings.mails.last(reference, OF_EVENTS)?.name as EventMailName | undefined) ?? "event-on"
  if (isUnwritten(booking) || told() === due) return false
  bookings.mails.drop(reference, OF_EVENTS)
  // Nobody has read of what has changed back meanwhile.
  if (told() === due) return false
  bookings.mails.add(bookings.changeQuietly(booking, {}, now), due, now)
  return true
}

/** How far it is that a guest is told of their event; nothing where there is nothing to tell. */
export function toldOfEvent(
  { bookings }: Book,
  reference: string,
): "told" | "on its way" | "given up" | undefined {
  const state = bookings.mails.last(reference, OF_EVENTS)?.state
  if (state === undefined) return undefined
  return state === "done" ? "told" : state === "dead" ? "given up" : "on its way"
}
