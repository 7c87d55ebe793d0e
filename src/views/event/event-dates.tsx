import { calendarOfDate } from "../../../shared/calendar-paths"
import { wallClock } from "../../../shared/opening-hours"
import type { Occurrence } from "../../../shared/recurrence"
import type { EventModel } from "../../content/event"
import { DropEnded } from "../shared/drop-ended"
import { dayInWords, recurrenceInWords } from "../shared/event-dates"
import { formatInstants } from "../../texts/recurrence"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/events"
import "./event-dates.css"

/** The dates of an event that repeats, to choose one from. */
export function EventDates({
  event,
  dates,
  now,
}: {
  event: EventModel
  dates: readonly Occurrence[]
  now: Date
}) {
  const { timeZone } = event.venue
  return (
    <section
      className="container event-view__section event-view__section--hung"
      aria-labelledby="event-dates"
    >
      <div>
        <h2 id="event-dates">{texts.theNextDates}</h2>
        <p className="event-dates__rule">{recurrenceInWords(event, now)}</p>
      </div>
      <div>
        <ol className="event-dates__list">
          {dates.map(({ startsAt, endsAt }) => (
            <li
              key={startsAt}
              className="event-dates__date"
              data-ends={endsAt}
              suppressHydrationWarning
            >
              <time dateTime={startsAt}>{dayInWords(startsAt, timeZone, now)}</time>
              <span className="event-dates__times">
                {formatInstants(startsAt, endsAt, timeZone)}
              </span>
              <a
                className="event-dates__calendar"
                href={calendarOfDate(event.slug, wallClock(new Date(startsAt), timeZone).day)}
              >
                <span>
                  {words(
                    texts.addDateToCalendar(
                      event.title,
                      dayInWords(startsAt, timeZone, now),
                      heard,
                    ),
                  )}
                </span>
              </a>
            </li>
          ))}
        </ol>
        <DropEnded />
      </div>
    </section>
  )
}
