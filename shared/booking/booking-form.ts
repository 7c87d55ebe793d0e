import { problemWith, tidied, type FieldRule, type Problem } from "../submissions/field-rules"
import { API_PREFIX } from "../submissions/kinds"
import { isTimeOfDay } from "../opening-hours"
import { RULE_LIMITS } from "./rules"
import type { DayOffer } from "./slots"
import type { BookingState } from "./states"

/** What a guest says to book a table, by the names of the form's fields. */
const RULES = {
  venue: { is: "choice" },
  day: { is: "day" },
  party: { is: "count", ...RULE_LIMITS.largestParty },
  time: { is: "line", most: 5 },
  name: { is: "line", most: 120 },
  email: { is: "email" },
  phone: { is: "phone", optional: true },
  message: { is: "text", most: 2000, optional: true },
  menu: { is: "choice", optional: true },
  event: { is: "choice", optional: true },
} as const satisfies Readonly<Record<string, FieldRule>>

export type BookingField = keyof typeof RULES
export const BOOKING_FIELDS = Object.keys(RULES) as readonly BookingField[]
export type BookingEntries = Readonly<Record<BookingField, string>>
export type BookingProblems = Readonly<Partial<Record<BookingField, Problem>>>

/** Chosen first; the rest is asked once there is a time. */
export const WISH_FIELDS = ["venue", "day", "party"] as const satisfies readonly BookingField[]

/** What was typed, tidied, and what is wrong with it. The browser and the server ask the same. */
export function readEntries(
  typed: Readonly<Record<string, unknown>>,
  fields: readonly BookingField[] = BOOKING_FIELDS,
): { entries: BookingEntries; problems: BookingProblems } {
  const textOf = (name: BookingField): string => {
    const value = Object.hasOwn(typed, name) ? typed[name] : undefined
    return typeof value === "string" || typeof value === "number" ? tidied(String(value)) : ""
  }
  const entries = Object.fromEntries(BOOKING_FIELDS.map((name) => [name, textOf(name)])) as Record<
    BookingField,
    string
  >
  const problems = Object.fromEntries(
    fields.flatMap((name) => {
      const problem = problemWith(RULES[name], entries[name]) ?? oddTime(name, entries[name])
      return problem ? [[name, problem]] : []
    }),
  ) as BookingProblems
  return { entries, problems }
}

const oddTime = (name: BookingField, value: string): Problem | undefined =>
  name === "time" && !isTimeOfDay(value) ? "no choice" : undefined

/** Ids of the form's parts: the page without scripts is filled in by them. */
export const BOOKING_FORM = "booking-form"
export const fieldId = (name: BookingField): string => `booking-${name}`
export const problemId = (name: BookingField): string => `${fieldId(name)}-problem`

/** The waiting list instead of nothing. */
export const WAITS = "waits"

export const BOOKING_PREFIX = `${API_PREFIX}/booking`
/** The times of a day: to scripts as JSON, to browsers as a page. */
export const TIMES = `${BOOKING_PREFIX}/times`

/** `?venue=…&day=…&party=…` */
export const timesOf = (wish: Readonly<Record<string, string>>): string =>
  `${TIMES}?${new URLSearchParams(wish).toString()}`

export const bookingAddress = (token: string): string => `${BOOKING_PREFIX}/of/${token}`
export const calendarAddress = (token: string): string => `${bookingAddress(token)}/table.ics`

/** A provider's form in a page of its own, whose policy lets in that provider alone. */
export const widgetAddress = (
  venue: string,
  wish: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(wish).toString()
  return `${BOOKING_PREFIX}/widget/${venue}${query ? `?${query}` : ""}`
}

/** What the server answers to scripts. */
export interface TimesAnswer {
  offer: DayOffer
  /** Says when the form was begun. */
  token: string
}

export interface BookedAnswer {
  reference: string
  state: BookingState
  /** Instant, in milliseconds since 1970. */
  startsAt: number
  /** Where the booking is seen, changed and cancelled. */
  address: string
  calendar: string
}

export type BookAnswer =
  | ({ is: "booked" } & BookedAnswer)
  | { is: "problems"; problems: BookingProblems }
  /** The time is gone: what is free instead. */
  | { is: "taken"; offer: DayOffer }
  | { is: "wait"; seconds: number }
