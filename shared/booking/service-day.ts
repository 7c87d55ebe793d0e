import { addDays, hoursOn, type HoursRecord, type TimeRange } from "../opening-hours"
import { instantOf } from "../recurrence"
import type { Sitting } from "./rules"

const DAY = 24 * 3_600_000

/** Instants that hold a day and its neighbours, whatever the zone. */
export function around(day: string): Sitting {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return { from: noon - 3 * DAY, until: noon + 3 * DAY }
}

const isOvernight = ({ opens, closes }: TimeRange): boolean => closes <= opens

/**
 * Whether a house is open at an instant, in a service that begins on a day.
 * @throws RangeError where the venue's time zone is not an IANA name
 */
export function isOpenAt(hours: HoursRecord, day: string, instant: number): boolean {
  if (hours.status !== "open") return false
  const at = (onDay: string, time: string): number =>
    instantOf(onDay, time, hours.timeZone).getTime()
  return hoursOn(hours, day).periods.some((period) => {
    const { opens, closes } = period
    const until = at(isOvernight(period) ? addDays(day, 1) : day, closes)
    return at(day, opens) <= instant && instant < until
  })
}

/**
 * What a day is to those who work it: from its midnight to the next one, or until its last service ends where that is
 * later.
 * @throws RangeError where the venue's time zone is not an IANA name
 */
export function spanOfDay(hours: HoursRecord, day: string): Sitting {
  const at = (onDay: string, time: string): number =>
    instantOf(onDay, time, hours.timeZone).getTime()
  const dayAfter = addDays(day, 1)
  const ends = hoursOn(hours, day)
    .periods.filter(isOvernight)
    .map(({ closes }) => at(dayAfter, closes))
  return { from: at(day, "00:00"), until: Math.max(at(dayAfter, "00:00"), ...ends) }
}

/**
 * The instants of two times that were typed for a day. The day of a service is the one it begins on: before the first
 * opening, within a service that goes on past midnight, times are the calendar's next day. Where `until` lies past that
 * opening, the day's own services are meant, and it begins in the morning.
 * @returns an empty span (`until` not after `from`) where the clocks skip what was meant
 * @throws RangeError where the venue's time zone is not an IANA name
 */
export function timesOnDay(
  hours: HoursRecord,
  day: string,
  { from, until }: { from: string; until: string },
): Sitting {
  const { periods } = hoursOn(hours, day)
  const opens = periods.map((period) => period.opens).sort()[0] ?? ""
  const isAfterMidnight =
    from < until &&
    until <= opens &&
    periods.some((period) => isOvernight(period) && from < period.closes)
  const beginsOn = isAfterMidnight ? addDays(day, 1) : day
  // At or before the beginning: after midnight.
  const endsOn = from < until ? beginsOn : addDays(beginsOn, 1)
  return {
    from: instantOf(beginsOn, from, hours.timeZone).getTime(),
    until: instantOf(endsOn, until, hours.timeZone).getTime(),
  }
}
