"use client"

import { useFormFields } from "@payloadcms/ui"
import { answerOnWhen } from "../../collections/events/when-in-words"
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
    return answerOnWhen({ startsAt, zone, frequency, until })
  })
  return answer === undefined ? null : <Confirmation path={path} value={answer} />
}
