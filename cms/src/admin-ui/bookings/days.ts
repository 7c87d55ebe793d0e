import { wallClock } from "../../../../shared/opening-hours"
import { noonUtc } from "../../validation/dates"

const LIST = "/admin/collections/bookings"

const asking = (sort: string, operator: string, day: string): string =>
  `${LIST}?sort=${sort}&where[or][0][and][0][date][${operator}]=${noonUtc(day)}`

/** The list as the panel's own filter has it, so that it is seen there, changed there, and taken along as CSV. */
export const fromDay = (day: string): string => asking("date", "greater_than_equal", day)
export const beforeDay = (day: string): string => asking("-date", "less_than", day)
export const ALL_DAYS = `${LIST}?sort=-date`

/**
 * The day that it is at the venues of these zones; where they differ, the one that is not over at any of them.
 * @returns `YYYY-MM-DD`
 */
export const todayIn = (zones: readonly string[], now: Date): string =>
  (zones.length > 0 ? zones : ["UTC"]).map((zone) => wallClock(now, zone).day).sort()[0] ?? ""
