"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import type { StaffBooking, StaffDay } from "../../../../shared/booking/staff-channel"
import { addDays, wallClock } from "../../../../shared/opening-hours"
import { askTables, type TablesRequest } from "./ask-tables"
import { BlockForm } from "./block-form"
import { BookingRow } from "./booking-row"
import { serviceOf } from "./services"
import "./tables.css"

export interface TablesVenue {
  name: string
  slug: string
  timeZone: string
}

/** In milliseconds: what others have changed is seen soon, and an idle tab asks nothing. */
const LOOK_EVERY = 15_000

const headingOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** "Sat 28 Nov" */
const shortDateOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`))

const coversOf = (bookings: readonly StaffBooking[]): number =>
  bookings.filter(({ state }) => state === "confirmed").reduce((sum, { party }) => sum + party, 0)

/** A day at one venue: each service with its guests in the order they arrive. Renews itself. */
export function TablesDay({ venues }: { venues: readonly TablesVenue[] }) {
  const [slug, setSlug] = useState(venues[0]?.slug ?? "")
  const venue = venues.find((known) => known.slug === slug)
  const [day, setDay] = useState("")
  const [shown, setShown] = useState<StaffDay>()
  const [trouble, setTrouble] = useState("")
  const [said, setSaid] = useState("")
  const today = venue ? wallClock(new Date(), venue.timeZone).day : ""
  const asked = day || today

  const looks = useRef(0)

  const look = useCallback(async () => {
    if (!slug || !asked) return
    looks.current += 1
    const number = looks.current
    const answer = await askTables({ ask: "day", venue: slug, day: asked })
    // Answers come in any order: of another day, or from before a change, it would be shown as this one's.
    if (number !== looks.current) return
    if (answer.is === "day") {
      setShown(answer)
      setTrouble("")
    } else if (answer.is === "refused") setTrouble(answer.why)
  }, [slug, asked])

  // A change that was begun on another day looks at the one that is shown now.
  const lookNow = useRef(look)
  useEffect(() => {
    lookNow.current = look
    setShown(undefined)
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [look])

  /** @returns what is wrong, if anything is */
  async function change(request: TablesRequest, done: string): Promise<string> {
    const answer = await askTables(request)
    await lookNow.current()
    if (answer.is === "refused") return answer.why
    setSaid(done)
    return ""
  }

  if (!venue) {
    return (
      <div className="tables">
        <h1>Tables</h1>
        <p>
          No venue of yours takes bookings on the site. An editor chooses that at the venue, under
          Menus, booking, ordering.
        </p>
      </div>
    )
  }
  return (
    <div className="tables">
      <header className="tables__head">
        <h1>{headingOf(asked)}</h1>
        <div className="tables__controls">
          <label>
            Venue
            <select value={slug} onChange={({ target }) => setSlug(target.value)}>
              {venues.map(({ slug: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => setDay(addDays(asked, -1))}>
            Day before
          </button>
          <label>
            Day
            <input
              type="date"
              value={asked}
              onChange={({ target }) => setDay(target.value || today)}
            />
          </label>
          <button type="button" onClick={() => setDay(addDays(asked, 1))}>
            Day after
          </button>
          <button type="button" onClick={() => setDay(today)} disabled={asked === today}>
            Today
          </button>
        </div>
      </header>
      <p role="status" className="tables__said">
        {said}
      </p>
      {trouble && (
        <p role="alert" className="tables__trouble">
          {trouble}
        </p>
      )}
      {!shown && !trouble && <p>Looking…</p>}
      {shown && <Day shown={shown} venue={venue} day={asked} change={change} />}
    </div>
  )
}

function Day({
  shown,
  venue,
  day,
  change,
}: {
  shown: StaffDay
  venue: TablesVenue
  day: string
  change: (request: TablesRequest, done: string) => Promise<string>
}) {
  const { services, bookings, blocks, closed, seats, timeZone } = shown
  const groups = services.map((service, index) => ({
    service,
    bookings: bookings.filter(({ startsAt }) => serviceOf(services, startsAt) === index),
  }))
  const others = bookings.filter(({ startsAt }) => serviceOf(services, startsAt) === -1)
  /** With its date where that is another's: the evening before, or past midnight. */
  const timeOf = (instant: number): string => {
    const at = wallClock(new Date(instant), timeZone)
    return at.day === day ? at.time : `${at.time} (${shortDateOf(at.day)})`
  }
  const rows = (of: readonly StaffBooking[]) => (
    <ul className="tables__list">
      {of.map((booking) => (
        <BookingRow
          key={booking.reference}
          booking={booking}
          times={services.flatMap(({ slots }) => slots.map(({ time }) => time))}
          onMove={(to) =>
            change(
              { ask: "move", venue: venue.slug, reference: booking.reference, ...to },
              `${booking.name} is moved to ${to.time}. The guest is told.`,
            )
          }
          onCancel={() =>
            change(
              { ask: "cancel", venue: venue.slug, reference: booking.reference },
              `${booking.name} is cancelled. The guest is told.`,
            )
          }
        />
      ))}
    </ul>
  )
  return (
    <>
      {closed !== null && <p>Closed: {closed}</p>}
      {groups.map(({ service: { opens, closes }, bookings: of }) => (
        <section key={opens} aria-labelledby={`service-${opens}`} className="tables__service">
          <h2 id={`service-${opens}`}>
            {opens} to {closes}
            <span className="tables__count">
              {coversOf(of)} guests in {of.filter(({ state }) => state === "confirmed").length}{" "}
              bookings; {seats} seats
            </span>
          </h2>
          {of.length === 0 ? <p className="tables__none">Nobody yet.</p> : rows(of)}
        </section>
      ))}
      {others.length > 0 && (
        <section aria-labelledby="service-none" className="tables__service">
          <h2 id="service-none">Outside of today’s hours</h2>
          {rows(others)}
        </section>
      )}
      <section aria-labelledby="blocks" className="tables__service">
        <h2 id="blocks">Take no more bookings</h2>
        <ul className="tables__list">
          {blocks.map(({ id, from, until, madeBy }) => (
            <li key={id} className="tables__block">
              <span>
                {timeOf(from)} to {timeOf(until)}, by {madeBy}
              </span>
              <button
                type="button"
                onClick={() =>
                  void change(
                    { ask: "unblock", venue: venue.slug, id },
                    "These times can be booked again.",
                  )
                }
              >
                Take bookings again
                <span className="tables__hidden">
                  {" "}
                  from {timeOf(from)} to {timeOf(until)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <BlockForm
          services={services}
          onBlock={(times) =>
            change(
              { ask: "block", venue: venue.slug, day, ...times },
              "Nobody new is taken at these times. Who has booked stays.",
            )
          }
        />
      </section>
    </>
  )
}
