import { isTimeOfDay } from "../opening-hours"
import type { FieldRule, Problem } from "../submissions/field-rules"
import { readFields } from "../submissions/read-fields"

/** How it is paid: where it is collected, or at once with a payment provider. */
export const PAYS = ["counter", "online"] as const

/** In characters: room for what is asked of each of a dozen dishes beside the guest's own words. */
export const LONGEST_NOTE = 2000

/** What a guest says to order, beside the dishes, by the names of the form's fields. */
const RULES = {
  venue: { is: "choice" },
  day: { is: "day", ofService: true },
  time: { is: "line", most: 5 },
  name: { is: "line", most: 120 },
  email: { is: "email" },
  phone: { is: "phone", optional: true },
  message: { is: "text", most: LONGEST_NOTE, optional: true },
  pays: { is: "choice", of: PAYS },
} as const satisfies Readonly<Record<string, FieldRule>>

export type OrderField = keyof typeof RULES
export const ORDER_FIELDS = Object.keys(RULES) as readonly OrderField[]
export type OrderEntries = Readonly<Record<OrderField, string>>
export type OrderProblems = Readonly<Partial<Record<OrderField, Problem>>>

/** What was typed, tidied, and what is wrong with it. */
export function readOrder(
  typed: Readonly<Record<string, unknown>>,
  fields: readonly OrderField[] = ORDER_FIELDS,
): { entries: OrderEntries; problems: OrderProblems } {
  return readFields(RULES, typed, fields, oddTime)
}

const oddTime = (name: OrderField, value: string): Problem | undefined =>
  name === "time" && !isTimeOfDay(value) ? "no choice" : undefined

/** What the server answers to scripts that send an order. */
export type OrderAnswer =
  | {
      is: "ordered"
      reference: string
      state: string
      /** In the currency's smallest unit, as the server reckons it. */
      total: number
      currency: string
      /** Instant, in milliseconds since 1970. */
      readyAt: number
      /** Where the order is seen and cancelled. */
      address: string
      /** Where it is paid, if it is paid online and is not yet. */
      payAt?: string
    }
  /** It was ordered before, by another form: where it is seen is told by mail alone. */
  | { is: "known"; reference: string }
  /** It was ordered before, and cannot be changed any more: why, in words. */
  | { is: "late"; said: string }
  | { is: "problems"; problems: OrderProblems; gone: readonly string[]; odd: readonly string[] }
  /** The time is gone, or the price has changed since the guest read it. `standing` is the order that stays as it was. */
  | { is: "taken"; free: readonly string[]; standing?: string }
  | { is: "repriced"; total: number }
  | { is: "empty" }
  | { is: "wait"; seconds: number }
