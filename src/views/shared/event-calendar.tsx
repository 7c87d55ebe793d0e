import { calendarOfDate, calendarOfEvent } from "../../../shared/calendar-paths"
import type { EventModel } from "../../content/event"
import * as texts from "../../texts/events"
import { heard, words } from "../../ui/words"

/**
 * A way to have an event in a calendar of one's own. Who has it there already is told by the same file what has become of
 * it; one date of a series has its own, which hears nothing of the series'.
 */
export function EventCalendar({
  event: { status, title, slug },
  date,
  className,
}: {
  event: Pick<EventModel, "status" | "title" | "slug">
  /** One of several; all without. The day is `YYYY-MM-DD`. */
  date?: { day: string; inWords: string }
  className: string
}) {
  return (
    <a className={className} href={date ? calendarOfDate(slug, date.day) : calendarOfEvent(slug)}>
      <span>{words(texts.inYourCalendar(status, title, date?.inWords, heard))}</span>
    </a>
  )
}
