import type { EventDate } from "../../../shared/recurrence"
import { isCalledOff } from "../../content/called-off"
import type { EventPageModel } from "../../content/pages/event"
import { DropEnded } from "../shared/drop-ended"
import { EventCalendar } from "../shared/event-calendar"
import { dayInWords, recurrenceInWords } from "../shared/event-dates"
import { formatInstant } from "../../texts/calendar"
import { formatInstants } from "../../texts/recurrence"
import { heard, words } from "../../ui/words"
import { EventTable } from "../shared/event-table"
import * as texts from "../../texts/event"
import "../../ui/disclosure.css"
import "./event-dates.css"

const SHOWN_AT_ONCE = 8

interface Props {
  model: EventPageModel
  dates: readonly EventDate[]
  now: Date
}

type Shown = Pick<Props, "now"> & { event: EventPageModel["event"]; date: EventDate }

/** When a date is; where it was moved, instead of when; or that it is cancelled. */
function Times({ event, date: { announced, now: date }, now }: Shown) {
  const { timeZone } = event.venue
  if (!date) return texts.dateIsCancelled
  const times = formatInstants(date.startsAt, date.endsAt, timeZone)
  if (date === announced) return times
  const [day, dayBefore] = [date, announced].map(({ startsAt }) =>
    dayInWords(startsAt, timeZone, now),
  )
  return texts.insteadOf(
    times,
    day === dayBefore ? undefined : dayBefore,
    formatInstant(announced.startsAt, timeZone, "time"),
  )
}

function DateItem({ event, date, now }: Shown) {
  const { startsAt, endsAt } = date.now ?? date.announced
  const status = isCalledOff(event) || date.now ? event.status : "cancelled"
  const inWords = dayInWords(startsAt, event.venue.timeZone, now)
  return (
    <li className="event-dates__date" data-ends={endsAt} suppressHydrationWarning>
      <time dateTime={startsAt}>{isCalledOff({ status }) ? <s>{inWords}</s> : inWords}</time>
      <span className="event-dates__times">
        <Times event={event} date={date} now={now} />
      </span>
      {date.now && (
        <EventTable className="event-dates__way" event={event} date={date.now} now={now}>
          {words(texts.bookATableOn(inWords, heard))}
        </EventTable>
      )}
      <EventCalendar
        className="event-dates__way"
        event={{ ...event, status }}
        date={{ day: date.day, inWords }}
      />
    </li>
  )
}

const DateList = ({ model: { event }, dates, now }: Props) => (
  <ol className="event-dates__list">
    {dates.map((date) => (
      <DateItem key={date.day} event={event} date={date} now={now} />
    ))}
  </ol>
)

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
