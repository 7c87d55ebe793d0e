"use client"

import type {
  DayBooking,
  StaffBooking,
  StaffDay,
  StaffRequest,
} from "../../../../shared/booking/staff-channel"
import type { Asked } from "../staff/ask-staff"
import { instantSeenOn } from "../staff/days"
import { StaffPage } from "../staff/staff-page"
import { Stops } from "../staff/stops"
import { useStaffDay, type StaffVenue } from "../staff/use-staff-day"
import { BookingRow } from "./booking-row"
import { serviceOf } from "./services"
import { TelephoneForm } from "./telephone-form"
import { useBookingCounts } from "./use-booking-counts"
import { useTelephoneDraft, type TelephoneDraft } from "./use-telephone-draft"
import { whoTells, whoTellsOfEnd } from "./who-tells"
import "./tables.css"

type TablesRequest = Asked<StaffRequest>

const LOOK_EVERY = 15_000

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`

const isConfirmed = ({ state }: StaffBooking): boolean => state === "confirmed"

/** “4 guests in 1 booking” */
function takenBy(bookings: readonly StaffBooking[]): string {
  const confirmed = bookings.filter(isConfirmed)
  const covers = confirmed.reduce((sum, { party }) => sum + party, 0)
  return `${counted(covers, "guest")} in ${counted(confirmed.length, "booking")}`
}

/** A day at one venue: each service with its guests in the order they arrive. */
export function TablesDay({ venues }: { venues: readonly StaffVenue[] }) {
  const staff = useStaffDay<StaffDay, TablesRequest>({
    path: "/api/tables",
    venues,
    every: LOOK_EVERY,
  })
  const { shown, venue, day, change } = staff
  const draft = useTelephoneDraft()
  const booked = shown?.bookings.filter(isConfirmed).length
  const withCounts = useBookingCounts(venues, day, venue && { slug: venue.slug, booked })
  return (
    <StaffPage name="Tables" taken="bookings" venues={withCounts} staff={staff}>
      {shown && venue && (
        <Day shown={shown} venue={venue} day={day} draft={draft} change={change} />
      )}
    </StaffPage>
  )
}

function Day({
  shown,
  venue,
  day,
  draft,
  change,
}: {
  shown: StaffDay
  venue: StaffVenue
  day: string
  draft: TelephoneDraft
  change: (request: TablesRequest, done: string) => Promise<string>
}) {
  const { services, bookings, blocks, closed, seats, timeZone } = shown
  const groups = services.map((service, index) => ({
    service,
    bookings: bookings.filter(({ startsAt }) => serviceOf(services, startsAt) === index),
  }))
  const others = bookings.filter(({ startsAt }) => serviceOf(services, startsAt) === -1)
  const rows = (of: readonly DayBooking[]) => (
    <ul className="staff__list">
      {of.map((booking) => (
        <BookingRow
          key={booking.reference}
          booking={booking}
          until={instantSeenOn(day, booking.endsAt, timeZone)}
          times={services.flatMap(({ slots }) => slots.map(({ time }) => time))}
          onMove={(to) =>
            change(
              { ask: "move", venue: venue.slug, reference: booking.reference, ...to },
              `${booking.name} is moved to ${to.time}. ${whoTells(booking)}`,
            )
          }
          onCancel={() =>
            change(
              { ask: "cancel", venue: venue.slug, reference: booking.reference },
              `${booking.name} is cancelled. ${whoTellsOfEnd(booking)}`,
            )
          }
        />
      ))}
    </ul>
  )
  const block = (times: { from: string; until: string }): Promise<string> =>
    change(
      { ask: "block", venue: venue.slug, day, ...times },
      "Nobody new is taken at these times. Who has booked stays.",
    )
  return (
    <>
      {closed !== null && <p>Closed: {closed}</p>}
      {groups.map(({ service: { opens, closes }, bookings: of }) => (
        <section key={opens} aria-labelledby={`service-${opens}`} className="staff__section">
          <h2 id={`service-${opens}`}>
            {opens} to {closes}
            <span className="staff__count">
              {takenBy(of)}; {seats} seats
            </span>
          </h2>
          {of.length === 0 ? <p className="staff__more">Nobody yet.</p> : rows(of)}
        </section>
      ))}
      {others.length > 0 && (
        <section aria-labelledby="service-none" className="staff__section">
          <h2 id="service-none">Outside of the day’s hours</h2>
          {others.some(({ state, startsAt }) => state === "confirmed" && startsAt > Date.now()) && (
            <p>
              The hours have changed since these were booked, and the guests have not been told.
              Move or cancel each: that tells them.
            </p>
          )}
          {rows(others)}
        </section>
      )}
      <TelephoneForm
        services={services}
        draft={draft}
        onBook={(entries, key) =>
          change(
            { ask: "book", venue: venue.slug, day, key, ...entries },
            `${entries.name} is booked for ${entries.time}. ${
              entries.email ? "A confirmation is on its way." : "No mail is sent."
            }`,
          )
        }
      />
      <Stops
        title="Take no more bookings"
        stops={blocks}
        words={{ stop: "Block", resume: "Take bookings again" }}
        presets={services.map(({ opens, closes }) => ({
          label: `Block ${opens} to ${closes}`,
          onPress: () => block({ from: opens, until: closes }),
        }))}
        timeOf={(instant) => instantSeenOn(day, instant, timeZone)}
        onStop={block}
        onResume={(id) =>
          change({ ask: "unblock", venue: venue.slug, id }, "These times can be booked again.")
        }
      />
    </>
  )
}
