import { dayFormat } from "../validation/dates"

/**
 * Part of a row's name: a text or number field as it stands, a choice, two fields that form a span, or a day, and the other day
 * and time that it is moved to.
 */
export type NamePart =
  | string
  | { choice: string }
  | { times: readonly [string, string] }
  | { days: readonly [string, string] }
  | { change: readonly [string, string, string] }

/** How the rows of a list are called; plain data, because it travels to the admin's forms. */
export interface RowNaming {
  parts: readonly NamePart[]
  separator?: string
}

export const TIMES_NAMING: RowNaming = { parts: [{ times: ["opens", "closes"] }] }

/** “Friday 12:00–00:30” */
export const PERIOD_NAMING: RowNaming = { parts: [{ choice: "day" }, ...TIMES_NAMING.parts] }

/** “24–26 December 2026: Christmas” */
export const EXCEPTION_NAMING: RowNaming = {
  parts: [{ days: ["from", "until"] }, "reason"],
  separator: ": ",
}

function dateOf(value: unknown): Date | undefined {
  if (!(value instanceof Date) && typeof value !== "string") return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
}

function daysOf(first: unknown, last: unknown): string {
  const from = dateOf(first)
  if (!from) return ""
  const until = dateOf(last)
  if (!until || until <= from) return dayFormat.format(from)
  // By hand: engines differ in the spaces of a range, and messages are to match headings.
  const sameMonth = from.toISOString().slice(0, 7) === until.toISOString().slice(0, 7)
  const start = sameMonth ? `${from.getUTCDate()}–` : `${dayFormat.format(from)} – `
  return start + dayFormat.format(until)
}

/** “27 December 2026: cancelled”, “3 January 2027: moved to 2 January 2027, 19:00” */
function changeInWords(day: unknown, newDay: unknown, newTime: unknown): string {
  if (!dateOf(day)) return ""
  const movedTo = [daysOf(newDay, newDay), textOf(newTime)].filter(Boolean).join(", ")
  return `${daysOf(day, day)}: ${movedTo ? `moved to ${movedTo}` : "cancelled"}`
}

function partOf(values: ReadonlyMap<string, unknown>, part: NamePart): string {
  if (typeof part === "string") return textOf(values.get(part))
  if ("choice" in part) {
    const choice = textOf(values.get(part.choice))
    return choice.charAt(0).toUpperCase() + choice.slice(1)
  }
  if ("days" in part) return daysOf(values.get(part.days[0]), values.get(part.days[1]))
  if ("change" in part) {
    const [day, newDay, newTime] = part.change.map((name) => values.get(name))
    return changeInWords(day, newDay, newTime)
  }
  const [start, end] = part.times.map((name) => textOf(values.get(name)))
  return start || end ? `${start || "…"}–${end || "…"}` : ""
}

/** What a person calls the row; empty while nothing that names it is filled in. */
export function rowName(row: unknown, { parts, separator = " " }: RowNaming): string {
  if (typeof row !== "object" || row === null) return ""
  const values = new Map<string, unknown>(Object.entries(row))
  return parts
    .map((part) => partOf(values, part))
    .filter(Boolean)
    .join(separator)
}
