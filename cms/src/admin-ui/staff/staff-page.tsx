"use client"

import type { ReactNode } from "react"
import { addDays, wallClock } from "../../../../shared/opening-hours"
import { longDateOf } from "./days"
import type { StaffDayState, StaffVenue } from "./use-staff-day"
import "./staff.css"

/** Which venue and which day, what has been done, and what is wrong; below, what is seen of the day. */
export function StaffPage({
  name,
  taken,
  venues,
  staff,
  children,
}: {
  name: string
  /** What venues here take on the site: “bookings”. */
  taken: string
  venues: readonly StaffVenue[]
  staff: Omit<StaffDayState<unknown, never>, "change">
  children: ReactNode
}) {
  const { venue, unknown, day, shown, trouble, said } = staff
  if (!venue) {
    return (
      <div className="staff">
        <h1>{name}</h1>
        <p>
          No venue of yours takes {taken} on the site. An editor chooses that at the venue, under
          Menus, booking, ordering.
        </p>
      </div>
    )
  }
  return (
    <div className="staff">
      <header>
        <h1>
          {name}, {longDateOf(day)}
        </h1>
        <DayChoice venues={venues} venue={venue} staff={staff} />
      </header>
      {unknown && (
        <p role="alert" className="staff__trouble">
          “{unknown}” is none of your venues that take {taken} on the site. This is {venue.name}.
        </p>
      )}
      <p role="status" className="staff__said">
        {said}
      </p>
      <p role="alert" className="staff__trouble">
        {trouble && shown !== undefined
          ? `Not up to date since ${wallClock(new Date(staff.seenAt), venue.timeZone).time}. ${trouble}`
          : trouble}
      </p>
      {shown === undefined && !trouble && <p>Looking…</p>}
      {children}
    </div>
  )
}

function DayChoice({
  venues,
  venue,
  staff: { day, today, chooseVenue, chooseDay },
}: {
  venues: readonly StaffVenue[]
  venue: StaffVenue
  staff: Pick<StaffDayState<unknown, never>, "day" | "today" | "chooseVenue" | "chooseDay">
}) {
  return (
    <div className="staff__form">
      <label>
        Venue{venues.length > 1 && `, one of ${venues.length}`}
        <select value={venue.slug} onChange={({ target }) => chooseVenue(target.value)}>
          {venues.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => chooseDay(addDays(day, -1))}>
        Day before
      </button>
      <label>
        Day
        <input type="date" value={day} onChange={({ target }) => chooseDay(target.value)} />
      </label>
      <button type="button" onClick={() => chooseDay(addDays(day, 1))}>
        Day after
      </button>
      <button type="button" onClick={() => chooseDay("")} disabled={day === today}>
        Today
      </button>
    </div>
  )
}
