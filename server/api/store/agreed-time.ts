import { isOpenAt } from "../../../shared/booking/service-day"
import { addDays, wallClock, type HoursRecord } from "../../../shared/opening-hours"
import { instantOf } from "../../../shared/recurrence"

/** Zones are less apart, in milliseconds. */
export const FURTHEST = 27 * 3_600_000

/**
 * The instant at which a venue's clocks show the time that was agreed with a guest: another than `comesAt` where its time zone
 * was put right, or its country keeps another time by now. Of a service past midnight it may be on the day after; where the
 * hours do not say, as the house is closed then by now, it is the nearer to `comesAt`.
 * @param day on which the service begins
 * @throws RangeError where the venue's time zone is not an IANA name
 */
export function agreedTime(
  hours: HoursRecord,
  { day, time }: { day: string; time: string },
  comesAt: number,
): number {
  if (wallClock(new Date(comesAt), hours.timeZone).time === time) return comesAt
  const [sameDay = comesAt, nextDay = comesAt] = [day, addDays(day, 1)].map((on) =>
    instantOf(on, time, hours.timeZone).getTime(),
  )
  const isNearer = Math.abs(nextDay - comesAt) < Math.abs(sameDay - comesAt)
  const isOpen = isOpenAt(hours, day, sameDay)
  const isNextDay = isOpen === isOpenAt(hours, day, nextDay) ? isNearer : !isOpen
  return isNextDay ? nextDay : sameDay
}
