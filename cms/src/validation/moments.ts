import { wallClock } from "../../../shared/opening-hours"
import { instantOf, utcOffset } from "../../../shared/recurrence"
import { checkTimeZone } from "./time-zone"
import type { Verdict } from "./verdict"

/** A time as clocks show it, `YYYY-MM-DDTHH:mm`: it belongs to no zone until a place gives it one. */
export type WallClockTime = string

/** The zone of a time that was written before its place was known. */
export const NO_PLACE = "UTC"

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/
const HOUR = 3_600_000

const partsOf = (time: WallClockTime): { day: string; time: string } => {
  const [, day = "", clock = ""] = WALL_CLOCK.exec(time) ?? []
  return { day, time: clock }
}

/** Whether the value is a time without a zone, of a day that there is. */
export function isWallClockTime(value: unknown): value is WallClockTime {
  if (typeof value !== "string" || !WALL_CLOCK.test(value)) return false
  const { day, time } = partsOf(value)
  const instant = new Date(`${day}T${time}Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}T${time}`)
}

/** A zone that clocks can be asked for; others come from drafts. */
export const isKnownZone = (zone: string | null | undefined): zone is string =>
  zone === NO_PLACE || (Boolean(zone) && checkTimeZone(zone ?? "") === true)

/** What clocks in the zone show at an instant (ISO 8601). A time without a zone is that already. */
export function wallClockTimeOf(value: string, zone: string): WallClockTime {
  if (isWallClockTime(value)) {
    const { day, time } = partsOf(value)
    return `${day}T${time}`
  }
  const { day, time } = wallClock(new Date(value), zone)
  return `${day}T${time}`
}

/** The instant, ISO 8601 in UTC, at which clocks in the zone show the time; the first of two. */
export function momentOf(time: WallClockTime, zone: string): string {
  const { day, time: clock } = partsOf(time)
  return instantOf(day, clock, zone).toISOString()
}

/** “London”, from `Europe/London`. */
export const cityOf = (zone: string): string => (zone.split("/").pop() ?? zone).replaceAll("_", " ")

/** Whether clocks in the zone show that time at all; they leave out an hour of the day on which they go forward. */
export function checkClockShows(time: WallClockTime, zone: string): Verdict {
  const shown = wallClockTimeOf(momentOf(time, zone), zone)
  if (shown === wallClockTimeOf(time, zone)) return true
  const { day, time: clock } = partsOf(time)
  return `On ${day} clocks in ${cityOf(zone)} go forward, and never show ${clock}. Give a time before or after that hour, such as ${partsOf(shown).time}.`
}

/** Whether clocks in the zone show that time twice, because they go back in between. */
export function comesTwice(time: WallClockTime, zone: string): boolean {
  const first = new Date(momentOf(time, zone))
  return [0.5, 1, 2].some((hours) => {
    const later = new Date(first.getTime() + hours * HOUR)
    return (
      utcOffset(later, zone) !== utcOffset(first, zone) &&
      wallClockTimeOf(later.toISOString(), zone) === wallClockTimeOf(time, zone)
    )
  })
}

interface Moment {
  value: string
  zone: string | null
}

/**
 * A moment at a place, from what was given: a time without a zone, or an instant with the zone in whose clocks it was
 * meant, is that time on the place's clocks; an instant alone is that instant wherever the place is.
 * @param place the place's zone, where it is known
 */
export function momentAt({ value, zone }: Moment, place: string | undefined): Moment {
  if (isWallClockTime(value)) {
    const clocks = place ?? NO_PLACE
    return { value: momentOf(value, clocks), zone: clocks }
  }
  if (place === undefined || Number.isNaN(Date.parse(value))) return { value, zone }
  if (!isKnownZone(zone) || zone === place) return { value, zone: place }
  return { value: momentOf(wallClockTimeOf(value, zone), place), zone: place }
}
