import { memo } from "react"
import { routeTo } from "../../../shared/paths"
import { WEEKDAYS } from "../../../shared/opening-hours"
import { isCalledOff } from "../../content/called-off"
import type { EventModel } from "../../content/event"
import { formatInstant, formatMonth, formatWeekday } from "../../texts/calendar"
import * as texts from "../../texts/events"
import { eventStatus } from "../../ui/event-status"
import { SiteLink } from "../../ui/site-link"
import { words } from "../../ui/words"
import { dayInWords } from "../shared/event-dates"
import { monthOfEvents, monthsOf, type DatedEvent, type MonthDay } from "./month-of-events"
import "./whats-on-month.css"

/** What of it is on the day: that it begins, goes on or ends. */
function Time({ entry: { event, date, days }, day }: { entry: DatedEvent; day: string }) {
  const at = (instant: string) => (
    <time dateTime={instant}>{formatInstant(instant, event.venue.timeZone, "time")}</time>
  )
  if (day === days.first) return at(date.startsAt)
  return day === days.last ? words(texts.endsAt(at(date.endsAt))) : texts.goesOn
}

function Entry({ entry, day }: { entry: DatedEvent; day: string }) {
  const { event } = entry
  const time = <Time entry={entry} day={day} />
  return (
    <li className="whats-on-month__entry">
      {isCalledOff(event) ? <s>{time}</s> : time}{" "}
      <SiteLink href={routeTo("events", event.slug)}>{event.title}</SiteLink>{" "}
      <span className="whats-on-month__place">
        {[eventStatus(event.status)?.label, event.venue.name].filter(Boolean).join(", ")}
      </span>
    </li>
  )
}

function Day({ day: { day, isInMonth, entries }, now }: { day: MonthDay; now: Date }) {
  if (!isInMonth) return <td className="whats-on-month__day whats-on-month__day--outside" />
  const [first] = entries
  return (
    <td
      className={first ? "whats-on-month__day" : "whats-on-month__day whats-on-month__day--empty"}
    >
      {/* On a telephone only the days with something on are left, one below the other. */}
      <span className="whats-on-month__date">{Number(day.slice(-2))}</span>
      {first && (
        <>
          <span className="whats-on-month__date-in-words">
            {dayInWords(`${day}T12:00:00Z`, "UTC", now)}
          </span>
          <ul className="whats-on-month__entries">
            {entries.map((entry) => (
              <Entry key={`${entry.event.slug} ${entry.date.startsAt}`} entry={entry} day={day} />
            ))}
          </ul>
        </>
      )}
    </td>
  )
}

/**
 * A month of events, day by day.
 * @param asked `YYYY-MM`; the first month with dates to come where it is none of theirs, this one where there are none
 * @param askedLast the month that was asked for last, which `asked` may follow later
 * @param now what is over by then is left out
 */
export const WhatsOnMonth = memo(function WhatsOnMonth({
  events,
  asked,
  askedLast,
  now,
  onChange,
}: {
  events: readonly EventModel[]
  asked: string
  askedLast: () => string
  now: Date
  onChange: (month: string) => void
}) {
  const months = monthsOf(events, now)
  const index = Math.max(0, months.indexOf(asked))
  const month = months[index] ?? now.toISOString().slice(0, 7)
  const weeks = monthOfEvents(events, month, now)
  // A button that was disabled would lose the focus of whoever turns months with it.
  const turn = (by: number): void => {
    // Whoever presses twice on a slow phone turns two months.
    const next = months[Math.max(0, months.indexOf(askedLast())) + by]
    if (next !== undefined) onChange(next)
  }
  const isEmpty = weeks.flat().every(({ entries }) => entries.length === 0)
  return (
    <section className="whats-on-month" aria-labelledby="whats-on-month">
      <div className="whats-on-month__head">
        <h2 id="whats-on-month" className="whats-on-month__heading" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <p className="whats-on-month__turns">
          {(
            [
              [-1, texts.previousMonth, index === 0],
              [1, texts.nextMonth, index >= months.length - 1],
            ] as const
          ).map(([by, label, isLast]) => (
            <button
              key={by}
              type="button"
              className="button button--quiet"
              aria-disabled={isLast}
              onClick={() => turn(by)}
            >
              {label}
            </button>
          ))}
        </p>
      </div>
      {isEmpty ? (
        <p className="lead">{texts.nothingInMonth}</p>
      ) : (
        <table className="whats-on-month__table">
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col" abbr={formatWeekday(weekday)}>
                  {formatWeekday(weekday).slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]?.day}>
                {days.map((day) => (
                  <Day key={day.day} day={day} now={now} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
})
