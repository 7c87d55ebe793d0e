import type { DayOfWeek, OpeningHoursSpecificationLeaf } from "schema-dts"
import { wallClock, type TimeRange, type Weekday } from "../../shared/opening-hours"
import type { VenueHours } from "../content/hours"

const DAYS = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, DayOfWeek>

/** The weekly hours, and each dated exception to them that is not over. Days and times are the venue's own. */
export interface OpeningHours {
  weekly: readonly OpeningHoursSpecificationLeaf[]
  exceptions: readonly OpeningHoursSpecificationLeaf[]
}

/**
 * Opening hours as search engines read them (Google, “Local business structured data”): days with the same times are one
 * row, times past midnight stay in the row of the evening's day, closed all day is from 00:00 to 00:00. A venue that is
 * not open at all has none.
 */
export function openingHoursOf(hours: VenueHours, now: Date): OpeningHours {
  if (hours.status !== "open") return { weekly: [], exceptions: [] }
  const byTimes = new Map<string, { range: TimeRange; days: DayOfWeek[] }>()
  for (const { day, opens, closes } of hours.weekly) {
    const key = `${opens} ${closes}`
    const row = byTimes.get(key) ?? { range: { opens, closes }, days: [] }
    row.days.push(DAYS[day])
    byTimes.set(key, row)
  }
  const { day: today } = wallClock(now, hours.timeZone)
  return {
    weekly: [...byTimes.values()].map(({ range, days }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      ...timesOf(range),
    })),
    exceptions: hours.exceptions
      .filter(({ from, until = from }) => until >= today)
      .flatMap(({ from, until = from, periods }) =>
        (periods.length === 0 ? [CLOSED] : periods.map(timesOf)).map(
          (times): OpeningHoursSpecificationLeaf => ({
            "@type": "OpeningHoursSpecification",
            ...times,
            validFrom: from,
            validThrough: until,
          }),
        ),
      ),
  }
}

const CLOSED: TimeRange = { opens: "00:00", closes: "00:00" }

/** Equal times are a full day with us and a closed one with search engines, so that a full day ends a minute early. */
function timesOf({ opens, closes }: TimeRange): TimeRange {
  return opens === closes ? { opens, closes: minuteBefore(closes) } : { opens, closes }
}

function minuteBefore(time: string): string {
  const minutes = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 1439) % 1440
  const pad = (value: number): string => String(value).padStart(2, "0")
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
