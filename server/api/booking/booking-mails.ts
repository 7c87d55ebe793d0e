import {
  eventChoice,
  isEventChoice,
  withEvent,
  type BookingFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
import { bookingAddress } from "../../../shared/booking/addresses"
import { appointmentFile } from "../../../shared/calendar"
import { formatInstant } from "../../../src/texts/calendar"
import { guests } from "../../../src/texts/common"
import { whenInWords, whenShort } from "../../../src/texts/when"
import * as texts from "../../../src/texts/booking-mails"
import { isHarmless, LONGEST_NAME } from "../intake/suspicion"
import type { SignedLinks } from "../intake/signed-link"
import type { Mail } from "../mail/mail"
import type { Booking, BookingMailName } from "./booking"
import { choiceInWords, titleOfChoice } from "./choice-in-words"
import { eventAt } from "./seats"

export interface MailContext {
  facts: BookingFacts
  venue: VenueFacts
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  links: SignedLinks
  /** Other tables that the telephone number holds at that time. */
  sameNumber: readonly Booking[]
}

const isoOf = (instant: number): string => new Date(instant).toISOString()

/** The appointment, for a guest's calendar; a newer one of the same booking takes its place. */
export const bookingCalendar = (
  booking: Booking,
  { facts, venue, siteUrl }: Pick<MailContext, "facts" | "venue" | "siteUrl">,
): string =>
  appointmentFile(
    {
      id: `booking-${booking.reference.toLowerCase()}`,
      title: texts.calendarTitle(titleOfChoice(facts, booking.choice), venue.name),
      summary: `${guests(booking.party)}. ${booking.reference}. ${venue.phone}`,
      timeZone: venue.hours.timeZone,
      place: `${venue.name}, ${venue.address}`,
      status: booking.state === "cancelled" ? "cancelled" : "scheduled",
      startsAt: isoOf(booking.startsAt),
      endsAt: isoOf(booking.endsAt),
      recurrence: { frequency: "none" },
      revisedAt: isoOf(booking.changedAt),
    },
    new URL(siteUrl).hostname,
    { revision: booking.revision, organizer: { name: venue.name, email: venue.email } },
  )

/** @param before when the table was, an instant, where it may have moved */
function factsOf(
  booking: Booking,
  { facts, venue }: MailContext,
  before?: number | null,
): [string, string][] {
  const { reference, startsAt, party, choice } = booking
  const hasMoved = typeof before === "number" && before !== startsAt
  const inWords = (instant: number): string => whenInWords(instant, venue.hours.timeZone)
  return [
    [texts.reference, reference],
    [texts.when, inWords(startsAt)],
    [texts.formerlyWhen, hasMoved ? inWords(before) : ""],
    [texts.howMany, guests(party)],
    [isEventChoice(choice) ? texts.event : texts.menu, choiceInWords(facts, choice)],
  ]
}

const eventOf = ({ choice }: Booking, { facts }: Pick<MailContext, "facts">): string =>
  titleOfChoice(facts, choice)

/** Where an event is now that has moved, and whether the table is there, too. */
export function movedEvent(booking: Booking, context: Pick<MailContext, "facts" | "venue">) {
  const { facts, venue } = context
  const event = facts.events.find(({ slug }) => eventChoice(slug) === booking.choice)
  const at = booking.eventAt ?? booking.startsAt
  const offered = event ? withEvent(venue, event, new Date()) : venue
  const isAlong = eventAt(offered, booking.startsAt) === at
  return { title: eventOf(booking, context), at, isAlong }
}

/** As the guest is written to. */
const harmless = (booking: Booking): Booking => ({
  ...booking,
  name: isHarmless(booking.name, LONGEST_NAME) ? booking.name : texts.guest,
  message: isHarmless(booking.message) ? booking.message : "",
})

function toGuest(
  booking: Booking,
  context: MailContext,
  words: {
    subject: string
    heading: string
    text: string
    hasCalendar?: boolean
    /** When their table was, as they have read it: an instant. */
    before?: number | null
  },
): Mail {
  const { venue, siteUrl, links, facts } = context
  const hasButton = booking.state !== "cancelled"
  return {
    to: booking.email,
    replyTo: venue.email,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    facts: [
      ...factsOf(booking, context, words.before),
      [texts.where, `${venue.name}\n${venue.address}`],
      [texts.phone, venue.phone],
      [texts.yourNote, booking.message],
    ],
    ...(hasButton
      ? {
          action: {
            label: texts.seeChangeCancel,
            url: siteUrl + bookingAddress(links.make("booking", booking.reference)),
          },
        }
      : {}),
    note: hasButton
      ? `${texts.guestNote(facts.groupName)} ${texts.buttonNote}`
      : texts.guestNote(facts.groupName),
    ...(words.hasCalendar ? { calendar: bookingCalendar(booking, context) } : {}),
  }
}

function toVenue(
  booking: Booking,
  context: MailContext,
  what: string,
  ...paragraphs: string[]
): Mail {
  const { venue } = context
  const { party, startsAt, name, email, phone, message, suspicion, formerly } = booking
  return {
    to: venue.email,
    ...(email ? { replyTo: email } : {}),
    subject: texts.venueSubject(what, party, whenShort(startsAt, venue.hours.timeZone), name),
    heading: what,
    paragraphs: [
      ...paragraphs,
      ...context.sameNumber.map((other) => texts.venueSameNumber(other)),
      ...(suspicion === null ? [] : [texts.venueSuspect(suspicion)]),
    ],
    facts: [
      ...factsOf(booking, context),
      [texts.formerly, formerly.join(", ")],
      [texts.name, name],
      [texts.email, email],
      [texts.phone, phone],
      [texts.message, message],
    ],
    ...(booking.state === "cancelled" ? {} : { note: texts.venueNote }),
  }
}

/** What is told of one booking. */
type OfOne = Exclude<BookingMailName, "venue-event-moved">

/** What a mail of that name says of a booking as it is now. */
export const bookingMail = (name: OfOne, booking: Booking, context: MailContext): Mail =>
  name.startsWith("venue-")
    ? mailOf(name, booking, context)
    : mailOf(name, harmless(booking), context)

function mailOf(name: OfOne, booking: Booking, context: MailContext): Mail {
  const { venue } = context
  const when = whenShort(booking.startsAt, venue.hours.timeZone)
  const until = formatInstant(isoOf(booking.endsAt), venue.hours.timeZone, "time")
  switch (name) {
    case "confirmed":
      return toGuest(booking, context, {
        subject: texts.confirmedSubject(venue.name, when),
        heading: texts.confirmedHeading(booking.name),
        text: texts.confirmedText(until),
        hasCalendar: true,
      })
    case "waiting":
      return toGuest(booking, context, {
        subject: texts.waitingSubject(venue.name, when),
        heading: texts.waitingHeading(booking.name),
        text: texts.waitingText,
      })
    case "promoted":
      return toGuest(booking, context, {
        subject: texts.promotedSubject(venue.name, when),
        heading: texts.promotedHeading(booking.name),
        text: texts.promotedText,
        hasCalendar: true,
      })
    case "moved":
      return toGuest(booking, context, {
        subject: texts.movedSubject(venue.name, when),
        heading: texts.movedHeading(booking.name),
        text: texts.movedText(until),
        hasCalendar: true,
      })
    case "cancelled":
      return toGuest(booking, context, {
        subject: texts.cancelledSubject(venue.name, when),
        heading: texts.cancelledHeading,
        text: texts.cancelledText(venue.phone),
        hasCalendar: true,
      })
    case "called-off":
      return toGuest(booking, context, {
        subject: texts.cancelledSubject(venue.name, when),
        heading: texts.cancelledHeading,
        text: texts.calledOffText(venue.phone),
        hasCalendar: true,
      })
    case "readdressed":
      return toGuest(booking, context, {
        subject: texts.readdressedSubject(venue.name, when),
        heading: texts.readdressedHeading,
        text: texts.readdressedText(venue.phone),
        hasCalendar: true,
      })
    case "reminder":
      return toGuest(booking, context, {
        subject: texts.reminderSubject(venue.name, when),
        heading: texts.reminderHeading(booking.name),
        text: texts.reminderText,
      })
    case "event-cancelled":
    case "event-postponed": {
      const is = name === "event-cancelled" ? "cancelled" : "postponed"
      return toGuest(booking, context, {
        subject: texts.eventOffSubject(eventOf(booking, context), is, venue.name, when),
        heading: texts.eventOffHeading(eventOf(booking, context), is, booking.name),
        text:
          booking.state === "waiting" ? texts.eventOffWaitingText : texts.eventOffText(is, until),
      })
    }
    case "event-moved": {
      const { title, at, isAlong } = movedEvent(booking, context)
      const { toldEventAt, toldStartsAt } = booking
      const inWords = (instant: number): string => whenInWords(instant, venue.hours.timeZone)
      const isWaiting = booking.state === "waiting"
      return toGuest(booking, context, {
        subject: texts.eventMovedSubject(title, whenShort(at, venue.hours.timeZone), venue.name),
        heading: texts.eventMovedHeading(title, booking.name),
        text: texts.eventMovedText(
          { before: inWords(toldEventAt ?? at), now: inWords(at) },
          { isAlong, isWaiting, until },
        ),
        before: toldStartsAt,
        hasCalendar: isAlong && !isWaiting,
      })
    }
    case "event-on":
      return toGuest(booking, context, {
        subject: texts.eventOnSubject(eventOf(booking, context), venue.name, when),
        heading: texts.eventOnHeading(eventOf(booking, context), booking.name),
        text: texts.eventOnText,
      })
    case "venue-new":
      return toVenue(
        booking,
        context,
        booking.state === "waiting" ? texts.venueWaits : texts.venueNew,
      )
    case "venue-moved":
      return toVenue(booking, context, texts.venueMoved)
    case "venue-readdressed":
      return toVenue(
        booking,
        context,
        booking.state === "waiting" ? texts.venueReaddressedWaits : texts.venueReaddressed,
        texts.venueReaddressedText,
      )
    case "venue-closed":
      return toVenue(booking, context, texts.venueClosed, texts.venueClosedText)
    case "venue-cancelled":
      return toVenue(booking, context, texts.venueCancelled)
  }
}
