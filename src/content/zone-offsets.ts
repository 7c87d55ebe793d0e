import { clockChanges } from "../../shared/calendar"
import { utcOffset } from "../../shared/recurrence"
import type { ZoneOffsets } from "../../shared/zone-offsets"

const MS_A_MINUTE = 60_000

/** Of whole years in UTC, from the first to the last one, that one included. */
export function zoneOffsets(timeZone: string, firstYear: number, lastYear: number): ZoneOffsets {
  const from = Date.UTC(firstYear, 0, 1)
  const until = Date.UTC(lastYear + 1, 0, 1)
  return {
    changes: [from, ...clockChanges(timeZone, from, until)].map((instant) => [
      instant / MS_A_MINUTE,
      utcOffset(new Date(instant), timeZone),
    ]),
    until: until / MS_A_MINUTE,
  }
}
