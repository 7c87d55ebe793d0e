import { datesOf } from "../../../../shared/booking/booking-facts"
import { eveningsOf } from "../../../../shared/recurrence"
import { noonUtc } from "../../validation/dates"
import type { Days } from "../../validation/days"
import type { ExceptionRow } from "../../validation/opening-hours"
import { recurrenceOf } from "../events/recurrence"

export const daysIn = ({ from, until }: ExceptionRow): Days => {
  const first = noonUtc(from || "")
  return { from: first, until: until ? noonUtc(until) : first }
}

/** By their days: the rows of a program, and of a version that is restored, have other ids than those on the site. */
export const isClosedOn = (rows: unknown, { from, until }: Days): boolean =>
  Array.isArray(rows) &&
  (rows as readonly ExceptionRow[]).some((row) => {
    const closed = daysIn(row)
    return row.closed === true && closed.from <= from && until <= closed.until
  })

interface Announced {
  startsAt: string
  endsAt: string
  recurrence?: unknown
}

/** Whether guests come for an event on any of these days. @param zone IANA name */
export function isOn(event: Announced, zone: string, { from, until }: Days): boolean {
  const recurrence = recurrenceOf(event)
  return (
    recurrence !== undefined &&
    datesOf({ ...event, recurrence }, zone, new Date())
      .map((date) => eveningsOf(date, zone))
      .some(({ first, last }) => noonUtc(first) <= until && from <= noonUtc(last))
  )
}
