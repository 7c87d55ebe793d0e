"use client"

import { useFormFields } from "@payloadcms/ui"
import { answerOnWhen, type ChangedRow } from "../../collections/events/when-in-words"
import { Confirmation } from "./confirmation"

/** Under the time at which an event starts: that tables are to move with it. */
export function ConfirmWhen({ path }: { path: string }) {
  const answer = useFormFields(([fields]) => {
    const startsAt: unknown = fields[path]?.value
    if (typeof startsAt !== "string" || startsAt === "") return undefined
    const [zone, frequency, until]: unknown[] = [
      ...[`${path}_tz`, "recurrence.frequency", "recurrence.until"].map(
        (name): unknown => fields[name]?.value,
      ),
    ]
    const rows = fields["recurrence.changed"]?.rows ?? []
    const changed = rows.map((_row, index): ChangedRow => {
      const valueOf = (name: string): unknown =>
        fields[`recurrence.changed.${index}.${name}`]?.value
      return { day: valueOf("day"), newDay: valueOf("newDay"), newTime: valueOf("newTime") }
    })
    return answerOnWhen({ startsAt, zone, frequency, until, changed })
  })
  return answer === undefined ? null : <Confirmation path={path} value={answer} />
}
