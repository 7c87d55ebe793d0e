import { type Contradiction, contradictionInWords } from "../../../shared/label-rules"
import { dayFormat, noonUtc } from "./dates"

/** From how many times as much, or as little, a new amount is asked about: a comma lost or gained. */
const JUMP = 10

/** What is odd about an amount after the one before it; nothing where it may be meant. */
export function oddJump(before: number, now: number): string | undefined {
  if (before <= 0 || now <= 0) return undefined
  const times = now > before ? now / before : before / now
  if (times < JUMP) return undefined
  const about = Math.round(times)
  return now > before
    ? `This was ${before} and would become ${now}, ${about} times as much.`
    : `This was ${before} and would become ${now}, one part in ${about}.`
}

/** The contradictions of a dish's labels, in one sentence. */
export function contradictionsInWords(found: readonly Contradiction[]): string {
  const named = found.map(contradictionInWords)
  const all = named.length === 1 ? named.join() : named.join("; ")
  return `The labels contradict each other: ${all}. Guests with an allergy rely on them.`
}

/** @param what “an article”, of a day: `YYYY-MM-DD` */
export const dayToCome = (day: string, what: string): string =>
  `${dayFormat.format(new Date(noonUtc(day)))} is still to come, and guests read ${what} as soon as it is published. To have it wait, save it as a draft and choose “Schedule Publish”.`

/** @param to nothing where the event is not repeated then any more */
export const goWay = (bookings: string, from: string, to: string | undefined): string =>
  to === undefined
    ? `${bookings} for ${from} will hear that this date is cancelled`
    : `${bookings} will move from ${from} to ${to}`

/** @param ways of `goWay`: one for each date */
export const tablesMove = (ways: readonly string[]): string =>
  `${ways.join("; ")}. Their guests are told by mail as soon as this is published; a table whose date is cancelled, or for which there is no room, stays where it is.`

/** @param booked “3 bookings of 12 guests still to come” */
export const eventIsOff = (booked: string, status: string): string =>
  `${booked}: they are told by mail, as soon as this is published, that the event is ${status}. Their tables stay theirs.`

/**
 * @param guests “2 bookings that are still to come”
 * @param events titles of what takes place then
 */
export function closedThen(guests: readonly string[], events: readonly string[]): string {
  const found = [...guests, ...events.map((title) => `the event “${title}”`)].join(", ")
  const advice = [
    ...(guests.length > 0 ? ["Guests are not told by it: move, cancel or call them."] : []),
    ...(events.length > 0 ? ["An event goes on being announced: leave that date out of it."] : []),
  ]
  return [`Expected while it would be closed: ${found}.`, ...advice].join(" ")
}
