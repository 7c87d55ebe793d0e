import type { Heard } from "./intl"

/** What a guest must know before the event's name. */
export const STATUS_SENTENCES = {
  cancelled: "This is cancelled.",
  postponed: "This is postponed.",
  soldOut: "This is sold out.",
}
export const isOver = "This is over."
export const wasOn = <Part>(when: Part) => ["It was on ", when]
export const whatsOn = "What’s on"
export const whatToExpect = "What to expect"
export const whatItWas = "What it was"
export const theNextDates = "The next dates"
/** Of what is cancelled or postponed. */
export const theAnnouncedDates = "The dates announced"
export const laterDates = "Later dates"
export const alsoAt = (venue: string): string => `Also at ${venue}`
export const whatElseIsOn = "What else is on"
export const whatsOnNow = "What’s on now"
/** On one of several dates. */
export const bookATableOn = <Part>(day: string, heard: Heard<Part>) => [
  "Book a table",
  heard(` on ${day}`),
]
/** Of one of several dates. */
export const dateIsCancelled = "Cancelled"
/** @param day that it was moved from; nothing where only the time is another */
export const insteadOf = (times: string, day: string | undefined, time: string): string =>
  `${times}, instead of ${[day, time].filter(Boolean).join(", ")}`
export const TELL_ME: Readonly<Record<"soldOut" | "postponed", { heading: string; text: string }>> =
  {
    soldOut: {
      heading: "If a place comes free",
      text: "We write to you, once, in the order you asked.",
    },
    postponed: {
      heading: "When there is a new date",
      text: "We write to you, once, before it is on the site.",
    },
  }
