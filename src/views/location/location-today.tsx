import { dayInService, hoursOn } from "../../../shared/opening-hours"
import { useNow } from "../../ui/use-now"
import type { VenueHours } from "../../content/hours"
import { formatTimeRange } from "../../texts/calendar"
import * as texts from "../../texts/location"

/**
 * The hours of this very day by the venue's own clock, or of the evening that still goes on. Only the browser knows the
 * day: static HTML keeps the line's place.
 */
export function LocationToday({ hours, className }: { hours: VenueHours; className: string }) {
  const now = useNow()
  if (hours.status !== "open") return null
  const periods = now && hoursOn(hours, dayInService(hours, now)).periods
  return <p className={className}>{periods && texts.today(periods.map(formatTimeRange))}</p>
}
