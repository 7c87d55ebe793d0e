import { wallClock } from "../../../shared/opening-hours"
import type { Occurrence } from "../../../shared/recurrence"
import { isCalledOff } from "../../content/called-off"
import type { EventPageModel } from "../../content/pages/event"
import { DropEnded } from "../shared/drop-ended"
import { EventCalendar } from "../shared/event-calendar"
import { dayInWords, recurrenceInWords } from "../shared/event-dates"
import { formatInstants } from "../../texts/recurrence"
import { heard, words } from "../../ui/words"
import { EventTable } from "../shared/event-table"
import * as texts from "../../texts/event"
import "../../ui/disclosure.css"
import "./event-dates.css"

const SHOWN_AT_ONCE = 8

interface Props {
  model: EventPageModel
  dates: readonly Occurrence[]
  now: Date
}

function DateList({ model, dates, now }: Props) {
  const { event } = model
  const { timeZone } = event.venue
  const isOff = isCalledOff(event)
  return (
    <ol className="event-dates__list">
      {dates.map((date) => {
        const { startsAt, endsAt } = date
        const inWords = dayInWords(startsAt, timeZone, now)
        const day = wallClock(new Date(startsAt), timeZone).day
        return (
          <li
            key={startsAt}
            className="event-dates__date"
            data-ends={endsAt}
            suppressHydrationWarning
          >
            <time dateTime={startsAt}>{isOff ? <s>{inWords}</s> : inWords}</time>
            <span className="event-dates__times">{formatInstants(startsAt, endsAt, timeZone)}</span>
            <EventTable className="event-dates__way" event={event} date={date} now={now}>
              {words(texts.bookATableOn(inWords, heard))}
            </EventTable>
            <EventCalendar className="event-dates__way" event={event} date={{ day, inWords }} />
          </li>
        )
      })}
    </ol>
  )
}

/** The dates of an event that repeats, to choose one from; where it is called off, to correct what was saved of them. */
export function EventDates(props: Props) {
  const { model, dates, now } = props
  const isOff = isCalledOff(model.event)
  const rule = recurrenceInWords(model.event, now)
  const later = dates.slice(SHOWN_AT_ONCE)
  return (
    <section
      className="container event-view__section event-view__section--hung"
      aria-labelledby="event-dates"
    >
      <div>
        <h2 id="event-dates">{isOff ? texts.theAnnouncedDates : texts.theNextDates}</h2>
        <p className="event-dates__rule">{isOff ? <s>{rule}</s> : rule}</p>
      </div>
      <div>
        <DateList {...props} dates={dates.slice(0, SHOWN_AT_ONCE)} />
        {later.length > 0 && (
          <details className="disclosure">
            <summary>{texts.laterDates}</summary>
            <DateList {...props} dates={later} />
          </details>
        )}
        <DropEnded />
      </div>
    </section>
  )
}
