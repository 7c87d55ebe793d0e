/** What a guest reads who books a table with us, on the site and in the booking server's own pages. */
import type { BookingField } from "../../shared/booking/booking-form"
import { RULE_LIMITS, type DateGone } from "../../shared/booking/rules"
import type { DayOffer } from "../../shared/booking/slots"
import type { Problem } from "../../shared/submissions/field-rules"
import { guests } from "./common"
import { LABELS } from "./booking-fields"
import { because } from "./full-stop"
import { listOf } from "./intl"
import { daysInWords } from "./weekdays"
import { dayInWords, dayShortInWords } from "./when"

export { LABELS, showTimes } from "./booking-fields"
export const optional = "optional"
export const emailHint = "The confirmation goes there, with a link to change or cancel."
export const phoneHint = "In case something happens on the day."
export const messageHint = "Allergies, a pram, a birthday."
export const leaveEmpty = "Leave this empty"
export const looking = "Looking for tables…"

export const tablesFor = (party: number, day: string): string =>
  `Tables for ${guests(party)} on ${dayShortInWords(day)}`
export const freeTimes = (count: number): string =>
  count === 1 ? "One time is free." : `${count} times are free.`
export const noneFree = "Every table is taken on this day."
export const waitHint =
  "A time that is full can be chosen for the waiting list: if a table comes free, it is yours at once and we write to you."
export const full = "full"
export const nextDay = "after midnight"
export const from = (opens: string, closes: string): string => `${opens} to ${closes}`

/** Why no times are shown. */
export function noTimes(offer: Exclude<DayOffer, { kind: "services" }>, phone: string): string {
  switch (offer.kind) {
    case "closed":
    case "none":
      return [
        because(
          offer.kind === "closed" ? "Closed on this day" : "No tables on this day",
          offer.reason,
        ),
        offer.next
          ? `The next one to book is ${dayShortInWords(offer.next)}.`
          : "Please choose another.",
      ].join(" ")
    case "past":
      return offer.next
        ? `Nothing can be booked any more for this day. The next one to book is ${dayShortInWords(offer.next)}.`
        : "Nothing can be booked any more for this day. Please choose a later one."
    case "tooFar":
      return `Tables can be booked up to ${dayInWords(offer.lastDay)}.`
    case "tooFew":
      return `This is for ${guests(offer.smallest)} or more.`
    case "tooMany":
      return `Up to ${guests(offer.largest)} can be booked here. For more, please call ${phone}.`
    case "notServed":
      return `This menu is served ${daysInWords(offer.weekdays)}. Please choose another day.`
    case "otherDays":
      return [
        ...(offer.gone ? [goneInWords(offer.gone)] : []),
        ...(offer.days.length > 0
          ? [
              `This event is on ${listOf(offer.days.map(dayShortInWords))}. Please choose one of its days.`,
            ]
          : [offer.gone ? "It has no other date." : "This event is over."]),
      ].join(" ")
    case "notBookable":
      return `No tables can be booked here at the moment. Please call ${phone}.`
  }
}

const goneInWords = ({ newDay }: DateGone): string =>
  newDay
    ? `The date on this day is moved to ${dayShortInWords(newDay)}.`
    : "The date on this day is cancelled."

/** Leads to the times of another day. */
export const lookAt = (day: string): string => `Show tables on ${dayShortInWords(day)}`

/** Beside the telephone, which is not for everybody. */
export const roomsForMore = "Rooms for larger parties"
export const writeInstead = "Write to us instead"

export const taken = (near: readonly string[]): string =>
  near.length === 0
    ? "That table has just gone, and no other time is free on this day. Choose another day, or the waiting list."
    : `That table has just gone. Free on the same day: ${near.join(", ")}.`

export const stands =
  (booked: number, wanted: number) =>
  (near: readonly string[]): string =>
    `Your table for ${guests(booked)} stays booked. There is none for ${guests(wanted)} at that time${near.length === 0 ? "" : `, but at ${near.join(", ")} on the same day`}; the link in your mail changes it.`
export const isKnown = (reference: string): string => `We have this booking already: ${reference}.`
export const knownMeans = (email: string, phone: string): string =>
  `It is one booking, and a note that you have added is with it. The mail to ${email} has the link that changes the rest. If you want a second table at the same time, please call ${phone}.`

export const book = "Book this table"
export const bookFor = (party: number, day: string, time: string): string =>
  `Book for ${guests(party)}, ${dayShortInWords(day)}, ${time}`
export const joinWaitingList = "Put me on the waiting list"
export const booking = "Booking…"

export const isBooked = (name: string): string => `Your table is booked, ${name}.`
export const isWaiting = (name: string): string => `You are on the waiting list, ${name}.`
export const isCancelled = "This booking is cancelled."
export const waitingMeans =
  "If a table comes free it is yours at once, and we write to you. You can take your name off the list with the link below."
export const reference = "Reference"
export const mailSentTo = (email: string): string =>
  `A confirmation is on its way to ${email}, with a link to change or cancel.`
export const correctAddress = "Wrong address? Correct it"
export const toCalendar = "Add to calendar"
export const changeOrCancel = "Change or cancel"
export const bookAnother = "Book another table"

export const forChoice = (title: string): string => `For ${title}.`

export const offlineNow =
  "There is no network, so we cannot look for tables, and a table is only yours once we have said so: nothing is sent from here by itself. What you have typed stays."
export const failedNow = (phone: string): string =>
  `We cannot look into the book just now. What you have typed stays; try again in a moment, or call ${phone}. What you have sent may have arrived: sending it again books no second table.`
export const tryAgain = "Try again"

const PROBLEMS: Readonly<Record<BookingField, string>> = {
  venue: "Please choose a venue.",
  day: "Please choose a day.",
  party: `Please say how many you are, up to ${RULE_LIMITS.largestParty.most}.`,
  time: "Please choose a time.",
  name: "Please tell us your name.",
  email: "We need an e-mail address to confirm to.",
  phone: "The telephone number should be of digits, such as +39 06 5550 0101.",
  message: "Please keep it shorter.",
  menu: "This tasting menu cannot be booked any more. Load this page again to book a table without it.",
  event:
    "Tables for this event cannot be booked any more. Load this page again to book one without it.",
}

export function problemInWords(field: BookingField, problem: Problem): string {
  if (problem === "no email") return "This does not look like an e-mail address: name@example.com."
  if (problem === "too long") return `“${LABELS[field]}” is too long.`
  if (problem === "unreadable") return `“${LABELS[field]}” holds characters that cannot be read.`
  if (problem === "day past") return "That day has passed. Please choose a later one."
  return PROBLEMS[field]
}
