import { describe, expect, it } from "@jest/globals"
import fc from "fast-check"
import {
  addDays,
  openingState,
  WEEKDAYS,
  weekdayOf,
  type HoursRecord,
} from "../../../shared/opening-hours"
import { instantOf, occurrences } from "../../../shared/recurrence"

const MINUTE = 60_000

/** Zones with a day in each of two years on which their clocks change, forward and back. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  "Europe/Rome": ["2026-10-25", "2027-03-28"],
  "Europe/London": ["2026-10-25", "2027-03-28"],
  "America/New_York": ["2026-11-01", "2027-03-14"],
  "Australia/Sydney": ["2026-10-04", "2027-04-04"],
}

const CLOCKS = new Map(
  Object.keys(CHANGES).map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
  ]),
)

/** What a clock on the wall shows, by the platform and not by the code under test: `2026-10-25 02:30`. */
const clock = (instant: number, timeZone: string): string =>
  CLOCKS.get(timeZone)?.format(instant) ?? ""

const timeAt = (minute: number): string => new Date(minute * MINUTE).toISOString().slice(11, 16)

/** Within three days of a change of the clock. */
const nearChange = fc
  .constantFrom(...Object.keys(CHANGES))
  .chain((timeZone) =>
    fc.record({
      timeZone: fc.constant(timeZone),
      change: fc.constantFrom(...(CHANGES[timeZone] ?? [])),
      days: fc.integer({ min: -3, max: 3 }),
      minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    }),
  )
  .map(({ timeZone, change, days, minute }) => {
    const midnight = Date.parse(`${addDays(change, days)}T00:00:00Z`)
    return { timeZone, now: midnight + minute * MINUTE }
  })

/** Neither opens nor closes in the hours of the night that come twice, or not at all. */
const weekly = fc.uniqueArray(
  fc.record({
    day: fc.constantFrom(...WEEKDAYS),
    opens: fc.integer({ min: 5 * 60, max: 23 * 60 }).map(timeAt),
    minutes: fc.integer({ min: 30, max: 2 * 60 }),
  }),
  { selector: ({ day }) => day, minLength: 1, maxLength: 7 },
)

const recordOf = (
  timeZone: string,
  rows: readonly { day: (typeof WEEKDAYS)[number]; opens: string; minutes: number }[],
): HoursRecord => ({
  timeZone,
  status: "open",
  weekly: rows.map(({ day, opens, minutes }) => ({
    day,
    opens,
    closes: timeAt(Number(opens.slice(0, 2)) * 60 + Number(opens.slice(3)) + minutes),
  })),
  exceptions: [],
})

/** Whether the door is open by what a clock beside it shows and the sign below that clock says. */
function isOpenByTheSign({ weekly: rows, timeZone }: HoursRecord, instant: number): boolean {
  const [day = "", time = ""] = clock(instant, timeZone).split(" ")
  const yesterday = addDays(day, -1)
  return rows.some(({ day: weekday, opens, closes }) => {
    const isOvernight = closes <= opens
    const begunToday = weekday === weekdayOf(day) && opens <= time && (isOvernight || time < closes)
    const begunYesterday = weekday === weekdayOf(yesterday) && isOvernight && time < closes
    return begunToday || begunYesterday
  })
}

describe("where clocks change, in Rome, London, New York and Sydney", () => {
  it("a venue is open when the clock beside its door says so", () => {
    fc.assert(
      fc.property(nearChange, weekly, ({ timeZone, now }, rows) => {
        const hours = recordOf(timeZone, rows)
        expect(openingState(hours, new Date(now)).kind === "open").toBe(isOpenByTheSign(hours, now))
      }),
      { numRuns: 500 },
    )
  })

  it("it opens and closes at the minute that was said, and not before", () => {
    fc.assert(
      fc.property(nearChange, weekly, ({ timeZone, now }, rows) => {
        const hours = recordOf(timeZone, rows)
        const state = openingState(hours, new Date(now))
        const isOpen = isOpenByTheSign(hours, now)
        let instant = now
        while (isOpenByTheSign(hours, instant) === isOpen) instant += MINUTE
        const said =
          state.kind === "open" ? state.closes : state.kind === "closed" ? state.opens : undefined
        expect(`${said?.day} ${said?.time}`).toBe(clock(instant, timeZone))
      }),
      { numRuns: 60 },
    )
  })

  it("every date of an event that repeats begins and ends by the clock as the first does", () => {
    fc.assert(
      fc.property(
        nearChange,
        fc.record({
          minute: fc.integer({ min: 5 * 60, max: 23 * 60 }),
          hours: fc.integer({ min: 1, max: 5 }),
          frequency: fc.constantFrom("weekly" as const, "monthly" as const),
          weeksBefore: fc.nat(6),
        }),
        ({ timeZone, now }, { minute, hours, frequency, weeksBefore }) => {
          const first = addDays(clock(now, timeZone).slice(0, 10), -7 * weeksBefore)
          const startsAt = instantOf(first, timeAt(minute), timeZone)
          const ends = minute + hours * 60
          const lastDay = addDays(first, Math.floor(ends / (24 * 60)))
          const endsAt = instantOf(lastDay, timeAt(ends % (24 * 60)), timeZone)
          // What ends in the hour that is left out in spring ends an hour later that night.
          fc.pre(![1, 2].includes(Math.floor(ends / 60) % 24))
          const until = addDays(first, 180)
          const dates = occurrences(
            {
              startsAt: startsAt.toISOString(),
              endsAt: endsAt.toISOString(),
              recurrence: { frequency, until },
            },
            timeZone,
            startsAt,
            40,
          )
          expect(dates.length).toBeGreaterThan(frequency === "weekly" ? 20 : 1)
          for (const date of dates) {
            const shown = [date.startsAt, date.endsAt].map((at) => clock(Date.parse(at), timeZone))
            expect(shown.map((text) => text.slice(11))).toEqual([
              timeAt(minute),
              timeAt(ends % (24 * 60)),
            ])
            expect(weekdayOf(shown[0]?.slice(0, 10) ?? "")).toBe(weekdayOf(first))
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
