import type { ReactNode } from "react"
import { addDays, wallClock } from "../../../shared/opening-hours"
import type { Occurrence } from "../../../shared/recurrence"
import type { EventPageModel } from "../../content/pages/event"
import { BookLink } from "../shared/book-link"
import { dayAhead } from "../shared/event-dates"
import * as texts from "../../texts/events"

/** The way to a table on one date of an event; as long as that cannot be booked yet, from when it can. */
export function EventTable({
  model: { event, takesBookings, daysAhead },
  date,
  now,
  className,
  children,
}: {
  model: EventPageModel
  date: Occurrence
  now: Date
  className?: string
  children: ReactNode
}) {
  if (!takesBookings) return null
  const { slug, venue } = event
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
