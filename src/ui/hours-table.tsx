import "./hours-table.css"
import {
  addDays,
  dayInService,
  hoursOn,
  WEEKDAYS,
  weekdayOf,
  type HoursException,
  type TimeRange,
} from "../../shared/opening-hours"
import { instantOf } from "../../shared/recurrence"
import type { VenueHours } from "../content/hours"
import { useNow } from "./use-now"
import { formatDayRange, formatException, formatTimeRange, formatWeekday } from "../texts/calendar"
import * as texts from "../texts/hours"

/** The end of an exception's last day, as the venue's clock has it: past midnight where an evening of it goes on. */
function endOf({ from, until = from, periods }: HoursException, timeZone: string): Date {
  const ends = periods.map(({ opens, closes }) => (closes <= opens ? closes : "00:00"))
  return instantOf(addDays(until, 1), ends.sort().at(-1) ?? "00:00", timeZone)
}

/** Lunch and dinner stand in columns of their own; a day with the later of the two only keeps to the later's. */
const LATER = "16:00"

const mostPeriods = ({ weekly }: VenueHours): number =>
  Math.max(1, ...WEEKDAYS.map((day) => weekly.filter((period) => period.day === day).length))

function Periods({ periods, columns }: { periods: readonly TimeRange[]; columns: number }) {
  const [only] = periods.length === 1 ? periods : []
  const late = columns > 1 && only !== undefined && only.opens >= LATER
  return (
    <span className={`hours-table__periods${late ? " hours-table__periods--late" : ""}`}>
      {periods.length === 0 ? (
        <span className="hours-table__period hours-table__closed">{texts.closed}</span>
      ) : (
        periods.map((period) => (
          <span key={period.opens} className="hours-table__period">
            {formatTimeRange(period)}
          </span>
        ))
      )}
    </span>
  )
}

/**
 * A venue's week, with what holds today, and the dated exceptions still to come, by the venue's own calendar.
 * @param listedFrom the day of the build: exceptions that ended before it are not in the page at all. Those that
 * have ended since carry their end in `data-ends`.
 */
export function HoursTable({ hours, listedFrom }: { hours: VenueHours; listedFrom: Date }) {
  const now = useNow()
  // A house that is shut for a season has no today.
  const today = now && hours.status === "open" ? dayInService(hours, now) : undefined
  const exceptions = hours.exceptions
    .map((exception) => ({ exception, end: endOf(exception, hours.timeZone) }))
    .filter(({ end }) => end > (now ?? listedFrom))
  const lastEnd = Math.max(...exceptions.map(({ end }) => end.getTime()))
  const columns = mostPeriods(hours)
  return (
    <div className="hours-table" data-columns={columns}>
      <table className="hours-table__week">
        <caption className="visually-hidden">{texts.weekCaption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.hours}</th>
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day) => {
            const isToday = today !== undefined && weekdayOf(today) === day
            const usual = { periods: hours.weekly.filter((period) => period.day === day) }
            const { periods, exception }: ReturnType<typeof hoursOn> = isToday
              ? hoursOn(hours, today)
              : usual
            return (
              <tr key={day} className={isToday ? "hours-table__today" : undefined}>
                <th scope="row">
                  {formatWeekday(day)}
                  {isToday && <span className="visually-hidden">{texts.today}</span>}
                  {exception && <span className="hours-table__reason">{exception.reason}</span>}
                </th>
                <td>
                  <Periods periods={periods} columns={columns} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <div
          className="hours-table__exceptions"
          data-ends={new Date(lastEnd).toISOString()}
          suppressHydrationWarning
        >
          <p className="hours-table__label">{texts.differentHours}</p>
          <ul className="hours-table__list">
            {exceptions.map(({ exception, end }) => (
              <li key={exception.from} data-ends={end.toISOString()} suppressHydrationWarning>
                <span className="hours-table__days">
                  {formatDayRange(exception.from, exception.until)}
                </span>
                <span className="hours-table__times">{formatException(exception)}</span>
                <span className="hours-table__why">{exception.reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
