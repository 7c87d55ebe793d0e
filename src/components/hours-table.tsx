import "./hours-table.css"
import { WEEKDAYS, wallClock, weekdayOf } from "../../shared/opening-hours"
import type { VenueHours } from "../content/view-models"
import { formatDayRange, formatException, formatTimeRange, formatWeekday } from "./format"
import { useNow } from "./use-now"

/** A venue's week and the dated exceptions still to come, by the venue's own calendar. */
export function HoursTable({ hours }: { hours: VenueHours }) {
  const now = useNow()
  const today = now && wallClock(now, hours.timeZone).day
  const exceptions = hours.exceptions.filter(
    ({ from, until = from }) => today === undefined || until >= today,
  )
  return (
    <div className="hours-table">
      <table className="hours-table__week">
        <caption className="visually-hidden">Opening hours by day of the week</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day) => {
            const periods = hours.weekly.filter((period) => period.day === day)
            const isToday = today !== undefined && weekdayOf(today) === day
            return (
              <tr key={day} className={isToday ? "hours-table__today" : undefined}>
                <th scope="row">
                  {formatWeekday(day)}
                  {isToday && <span className="visually-hidden"> (today)</span>}
                </th>
                <td>
                  {periods.length === 0
                    ? "Closed"
                    : periods.map((period) => (
                        <span key={period.opens} className="hours-table__period">
                          {formatTimeRange(period)}
                        </span>
                      ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <div className="hours-table__exceptions">
          <p className="hours-table__label">Different hours</p>
          <ul className="hours-table__list">
            {exceptions.map((exception) => (
              <li key={exception.from}>
                <span className="hours-table__days">
                  {formatDayRange(exception.from, exception.until)}
                </span>
                <span>
                  {formatException(exception)} <span className="quiet">({exception.reason})</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
