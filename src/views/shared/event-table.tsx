import type { ReactNode } from "react"
import { addDays, wallClock } from "../../../shared/opening-hours"
import type { Occurrence } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import { BookLink } from "./book-link"
import { dayAhead } from "./event-dates"
import * as texts from "../../texts/events"

/** The way to a table on one date of an event; as long as that cannot be booked yet, from when it can. */
export function EventTable({
  event: { slug, venue, takesBookings, daysAhead },
  date,
  now,
  className,
  children,
}: {
  event: EventModel
  date: Occurrence
  now: Date
  className?: string
  children: ReactNode
}) {
  if (!takesBookings) return null
  const day = dayAhead(date, venue.timeZone, now)
  const today = wallClock(now, venue.timeZone).day
  const from = daysAhead === undefined ? today : addDays(day, -daysAhead)
  if (today < from) {
    return (
      <span className={className}>
        {texts.bookedFrom(from, from.slice(0, 4) === today.slice(0, 4))}
      </span>
    )
  }
  return (
    <BookLink className={className} chosen={{ venue: venue.slug, event: slug, day }}>
      {children}
    </BookLink>
  )
}
