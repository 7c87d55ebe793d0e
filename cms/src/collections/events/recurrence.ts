import type { ChangedDate, Recurrence } from "../../../../shared/recurrence"
import { dayOf } from "../../validation/dates"
import type { ChangedRow } from "./when-in-words"

interface RecurrenceRow {
  frequency?: unknown
  until?: unknown
  changed?: unknown
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

/** A row as the site reads it. Its days may still be written in another form. */
export function changedDateOf({ day, newDay, newTime }: ChangedRow): ChangedDate {
  const [otherDay, otherTime] = [textOf(newDay), textOf(newTime)]
  return {
    day: dayOf(textOf(day) ?? ""),
    ...(otherDay ? { newDay: dayOf(otherDay) } : {}),
    ...(otherTime ? { newTime: otherTime } : {}),
  }
}

/** How an event repeats; nothing where that is not said in full. */
export function recurrenceOf(document: { recurrence?: unknown }): Recurrence | undefined {
  const { frequency, until, changed } = (document.recurrence ?? {}) as RecurrenceRow
  if (frequency !== "weekly" && frequency !== "monthly") return { frequency: "none" }
  if (typeof until !== "string") return undefined
  const rows = Array.isArray(changed) ? (changed as ChangedRow[]) : []
  return { frequency, until: dayOf(until), changed: rows.map(changedDateOf) }
}
