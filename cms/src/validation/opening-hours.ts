import {
  findOverlappingExceptions,
  findOverlappingPeriods,
  findOverlappingRanges,
  isTimeOfDay,
  type OpeningPeriod,
  type TimeRange,
} from "../../../shared/opening-hours"
import { EXCEPTION_NAMING, PERIOD_NAMING, rowName, TIMES_NAMING } from "../rows/row-name"
import { dayOf } from "./dates"
import type { Verdict } from "./verdict"

/** Rows as they come from a form: nothing in them is certain. */
type Loose<T> = { [K in keyof T]?: T[K] | null }

export interface ExceptionRow {
  from?: string | null
  until?: string | null
  closed?: boolean | null
  /** While a form is filled in, Payload may pass their number instead. */
  periods?: readonly Loose<TimeRange>[] | number | null
}

export function checkTimeOfDay(value: string): Verdict {
  if (value === "24:00") return "Midnight is “00:00” here, not “24:00”."
  return (
    isTimeOfDay(value) ||
    `“${value}” is not a time of day. Write hours and minutes on a 24-hour clock, for example “18:30”.`
  )
}

function isRange(row: Loose<TimeRange>): row is TimeRange {
  return isTimeOfDay(row.opens ?? "") && isTimeOfDay(row.closes ?? "")
}

function isPeriod(row: Loose<OpeningPeriod>): row is OpeningPeriod {
  return Boolean(row.day) && isRange(row)
}

const PAST_MIDNIGHT =
  "A closing time at or before the opening time means past midnight, and a day has each time of the clock once: the small hours after an evening belong to the day on which it began."

/** Rows still incomplete are left to their own fields' messages. */
export function checkOpeningHours(rows: readonly Loose<OpeningPeriod>[]): Verdict {
  if (!rows.every(isPeriod)) return true
  const overlap = findOverlappingPeriods(rows)
  if (!overlap) return true
  const names = overlap.map((index) => rowName(rows[index], PERIOD_NAMING))
  return `${names.join(" and ")} overlap. ${PAST_MIDNIGHT} Change one of the two or remove it.`
}

/** As the row's heading has it, or its number while it has no name. */
function exceptionName(row: ExceptionRow | undefined, rowNumber: number): string {
  const name = rowName(row, EXCEPTION_NAMING)
  return name ? `“${name}”` : String(rowNumber)
}

/** One exception: `until` not before `from`; closed, or with periods that do not overlap. */
export function checkException(row: ExceptionRow, rowNumber: number): Verdict {
  const where = `Exception ${exceptionName(row, rowNumber)}`
  if (row.from && row.until && dayOf(row.until) < dayOf(row.from)) {
    return `${where}: its last day (${dayOf(row.until)}) is before its first (${dayOf(row.from)}). Swap them, or leave the last day empty for a single day.`
  }
  // The form hides the periods of a closed day, and the site passes over them.
  if (row.closed) return true
  const periods = row.periods ?? []
  const count = typeof periods === "number" ? periods : periods.length
  if (count === 0) {
    return `${where} says neither closed nor when the venue is open. Tick “Closed” or add a period.`
  }
  if (typeof periods === "number" || !periods.every(isRange)) return true
  const overlap = findOverlappingRanges(periods)
  if (!overlap) return true
  const names = overlap.map((index) => rowName(periods[index], TIMES_NAMING))
  return `${where}: ${names.join(" and ")} overlap. ${PAST_MIDNIGHT} Change one of them.`
}

export function checkExceptions(rows: readonly ExceptionRow[]): Verdict {
  for (const [index, row] of rows.entries()) {
    const verdict = checkException(row, index + 1)
    if (verdict !== true) return verdict
  }
  if (!rows.every((row) => row.from)) return true
  const overlap = findOverlappingExceptions(
    rows.map((row) => ({
      from: dayOf(row.from ?? ""),
      ...(row.until ? { until: dayOf(row.until) } : {}),
    })),
  )
  if (!overlap) return true
  const names = overlap.map((index) => exceptionName(rows[index], index + 1))
  return `Exceptions ${names.join(" and ")} share a day. A day may have one exception only.`
}
