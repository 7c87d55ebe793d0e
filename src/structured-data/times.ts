import { wallClock } from "../../shared/opening-hours"
import { utcOffset } from "../../shared/recurrence"

/**
 * An instant as the clock at a place shows it, with its offset (ISO 8601): `2026-11-26T20:30:00+01:00`.
 * @param instant ISO 8601
 * @throws RangeError where `timeZone` is not an IANA name
 */
export function localTime(instant: string, timeZone: string): string {
  const at = new Date(instant)
  const { day, time } = wallClock(at, timeZone)
  const offset = utcOffset(at, timeZone)
  const minutes = Math.abs(offset)
  const pad = (value: number): string => String(value).padStart(2, "0")
  const sign = offset < 0 ? "-" : "+"
  return `${day}T${time}:00${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
