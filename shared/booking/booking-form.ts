import type { FieldRule, Problem } from "../submissions/field-rules"
import { readFields } from "../submissions/read-fields"
import { isTimeOfDay } from "../opening-hours"
import { RULE_LIMITS } from "./rules"
import type { DayOffer } from "./slots"
import type { BookingState } from "./states"

/** What a guest says to book a table, by the names of the form's fields. */
const RULES = {
  venue: { is: "choice" },
  day: { is: "day", ofService: true },
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
  return readFields(RULES, typed, fields, oddTime)
}

/** What staff write down of a guest who telephones; a party of any size that there are seats for. */
const TELEPHONE_RULES = {
  day: RULES.day,
  party: { is: "count", ...RULE_LIMITS.seats },
  time: RULES.time,
  name: RULES.name,
  phone: { is: "phone" },
  email: { is: "email", optional: true },
  message: RULES.message,
} as const satisfies Partial<Readonly<Record<BookingField, FieldRule>>>

export type TelephoneField = keyof typeof TELEPHONE_RULES
export const TELEPHONE_FIELDS = Object.keys(TELEPHONE_RULES) as readonly TelephoneField[]
export type TelephoneEntries = Readonly<Record<TelephoneField, string>>

/** As `readEntries`, of what staff have written down. */
export const readTelephoned = (typed: TelephoneEntries) =>
  readFields(TELEPHONE_RULES, typed, TELEPHONE_FIELDS, oddTime)

const oddTime = (name: BookingField, value: string): Problem | undefined =>
  name === "time" && !isTimeOfDay(value) ? "no choice" : undefined

/** What the server answers to scripts. */
export interface TimesAnswer {
  offer: DayOffer
  /** Says when the form was begun. */
  token: string
}

export interface BookedAnswer {
  reference: string
  state: BookingState
  /** Instant, in milliseconds since 1970; with the party, of what stands, which may not be what was asked for last. */
  startsAt: number
  party: number
  /** An event or a tasting menu, in words; empty where nothing was chosen. */
  choice: string
  /** Where the booking is seen, changed and cancelled. */
  address: string
  calendar: string
}

export type BookAnswer =
  | ({ is: "booked" } & BookedAnswer)
  /** It was booked before, by another form: how to change it is told by mail alone. */
  | { is: "known"; reference: string }
  | { is: "problems"; problems: BookingProblems }
  /** The time is gone: what is free instead. `standing` are the guests for whom it stays booked. */
  | { is: "taken"; offer: DayOffer; standing?: number }
  | { is: "wait"; seconds: number }
