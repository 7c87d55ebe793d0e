import { calendarHref } from "../../../shared/calendar"
import type { EventModel } from "../../content/event"
import { formatAddressShort } from "../../texts/intl"

/** An event keeps its UID when it moves to another venue: the domain is the site's. */
export function calendarLink(event: EventModel, siteUrl: string): string {
  const { venue } = event
  return calendarHref(
    {
      ...event,
      timeZone: venue.timeZone,
      place: `${venue.name}, ${formatAddressShort(venue.address)}`,
    },
    new URL(siteUrl).hostname,
  )
}
