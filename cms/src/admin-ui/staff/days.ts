import { wallClock } from "../../../../shared/opening-hours"

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** "Saturday 28 November 2026": engines differ in whether the weekday has a comma. */
export const longDateOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" })
    .format(noonOf(day))
    .replace(",", "")

/** "Sat 28 Nov" */
const shortDateOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(noonOf(day))

/** The time, with its date where that is another's: the evening before, or past midnight. */
export const timeSeenOn = (shown: string, { day, time }: { day: string; time: string }): string =>
  day === shown ? time : `${time} (${shortDateOf(day)})`

/** @param instant in milliseconds since 1970 */
export const instantSeenOn = (shown: string, instant: number, timeZone: string): string =>
  timeSeenOn(shown, wallClock(new Date(instant), timeZone))
