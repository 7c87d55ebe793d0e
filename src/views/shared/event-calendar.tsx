import { calendarOfEvent } from "../../../shared/calendar-paths"
import type { EventModel } from "../../content/event"
import * as texts from "../../texts/events"
import { heard, words } from "../../ui/words"

/** A way to have an event in a calendar of one's own; none while it has no date. */
export function EventCalendar({ event, className }: { event: EventModel; className: string }) {
  const { status, title, slug } = event
  if (status === "postponed") return null
  const label = status === "cancelled" ? texts.updateYourCalendar : texts.addToCalendar
  return (
    <a className={className} href={calendarOfEvent(slug)}>
      <span>{words(label(title, heard))}</span>
    </a>
  )
}
