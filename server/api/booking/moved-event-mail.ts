import type { BookingFacts, VenueFacts } from "../../../shared/booking/booking-facts"
import * as texts from "../../../src/texts/booking-mails"
import { whenInWords, whenShort } from "../../../src/texts/when"
import type { Mail } from "../mail/mail"
import type { Booking } from "./booking"
import { movedEvent } from "./booking-mails"

const sizesOf = (bookings: readonly Booking[]): number[] => bookings.map(({ party }) => party)

/** To the house, once for an event: which tables have moved with it, and whom to call, for theirs could not. */
export function movedEventMail(
  [first, ...others]: readonly Booking[],
  about: { facts: BookingFacts; venue: VenueFacts },
): Mail {
  if (!first) throw new Error("There is nobody any more for whom the event has moved.")
  const { venue } = about
  const { timeZone } = venue.hours
  const short = (instant: number): string => whenShort(instant, timeZone)
  const bookings = [first, ...others]
  const waiting = bookings.filter(({ state }) => state === "waiting")
  const seated = bookings.filter(({ state }) => state === "confirmed")
  const along = seated.filter((booking) => movedEvent(booking, about).isAlong)
  const left = seated.filter((booking) => !along.includes(booking))
  const wayOf = ({ houseStartsAt, toldStartsAt, startsAt }: Booking): string =>
    texts.wayOfTable(short(houseStartsAt ?? toldStartsAt ?? startsAt), short(startsAt))
  const { title } = movedEvent(first, about)
  const begins = bookings.map((booking) => whenInWords(movedEvent(booking, about).at, timeZone))
  return {
    to: venue.email,
    subject: texts.venueEventSubject(title, along.length, left.length),
    heading: texts.venueEventHeading(title),
    paragraphs: [
      texts.venueEventText([...new Set(begins)]),
      ...(left.length === 0 ? [] : [texts.venueEventLeft]),
    ],
    facts: [
      ...[...new Set(along.map(wayOf))].map((way): [string, string] => [
        way,
        texts.tables(sizesOf(along.filter((booking) => wayOf(booking) === way))),
      ]),
      [texts.venueWaits, waiting.length === 0 ? "" : texts.parties(sizesOf(waiting))],
      ...left.map(({ name, phone, email, party, startsAt, reference }): [string, string] => [
        texts.toCall,
        texts.whomToCall({ name, number: phone || email, party, time: short(startsAt), reference }),
      ]),
    ],
    note: texts.venueEventNote,
  }
}
