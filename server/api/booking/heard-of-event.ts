import type { EventFacts } from "../../../shared/booking/booking-facts"
import type { Booking, EventMailName } from "./booking"

export const OF_EVENTS: readonly EventMailName[] = [
  ...(["event-cancelled", "event-postponed", "event-moved", "event-on"] as const),
]

/** The last of these that a guest was, or is, to get, and what has become of it. */
export type LastMail = { name: EventMailName; state: string } | undefined

export const isOnItsWay = (last: LastMail): boolean => last?.state === "waiting"

/** Whether a mail may be there already, and nobody knows. */
export const isUnderWay = (mail: { state: string } | undefined): boolean =>
  mail?.state === "sending" || mail?.state === "resending"

/** What a guest knows: when the event begins that they have booked for, and from when they have the table. */
export interface Known {
  eventAt: number | null
  startsAt: number
}

/** Who has a mail that it has moved knows how it is now; everybody else, what was kept of what they have heard. */
export function knownTo(booking: Booking, last: LastMail): Known {
  const { toldEventAt, toldStartsAt, startsAt } = booking
  const isMailed = last !== undefined && !isOnItsWay(last)
  const eventAt = isMailed && last.name === "event-moved" ? booking.eventAt : toldEventAt
  const isUpToDate = isMailed && eventAt === booking.eventAt
  return { eventAt, startsAt: isUpToDate ? startsAt : (toldStartsAt ?? startsAt) }
}

/**
 * What is to be told of an event as it is now.
 * @param at when it begins now; null where the table was never at a date of it; nothing where there is none any more
 */
export function newsOf(
  { closed }: Pick<EventFacts, "closed">,
  at: number | null | undefined,
  { eventAt }: Known,
): EventMailName {
  if (closed === "cancelled" || closed === "postponed") return `event-${closed}`
  // Of a series, that evening alone.
  if (at === undefined) return "event-cancelled"
  return at === eventAt ? "event-on" : "event-moved"
}

/** Whether it is no news to who has heard that last. Who has heard nothing, or when it is now, takes it that it is on. */
export const isHeard = (news: EventMailName, heard: EventMailName | undefined): boolean =>
  news === "event-on"
    ? heard === undefined || heard === "event-on" || heard === "event-moved"
    : news !== "event-moved" && news === heard

/** @param isForDate whether the mail on its way names the date that the event has now */
export const isBeingTold = (news: EventMailName, last: LastMail, isForDate: boolean): boolean =>
  isOnItsWay(last) && news === last?.name && (news !== "event-moved" || isForDate)
