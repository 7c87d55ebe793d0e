import type { GroupFacts, HouseFacts } from "../house-facts"
import { dayInService, wallClock, type HoursRecord, type Weekday } from "../opening-hours"
import {
  daysOf,
  eventDates,
  type EventDate,
  type Occurrence,
  type RecurringEvent,
} from "../recurrence"
import type { DatedSitting } from "./event-dates"
import type { BookableVenue, DateGone, Sitting } from "./rules"

/** A venue that takes bookings itself, or once did, as guests have read of it. */
export interface VenueFacts extends HouseFacts, BookableVenue {
  /** Where it no longer does, who has a booking can still see and cancel it, and staff still see the day. */
  booksHere: boolean
}

/** A tasting menu, and what it asks of a booking. */
export interface MenuFacts {
  slug: string
  title: string
  /** Slugs of the venues that serve it. */
  venues: readonly string[]
  days: readonly Weekday[]
  minimumGuests: number
  noticeHours: number
}

/** An event at a venue. A table is had for it, unless `closed` says why not; who has one by then keeps it. */
export interface EventFacts extends RecurringEvent {
  slug: string
  title: string
  /** Slug of its venue. */
  venue: string
  closed?: "soldOut" | "ticketed" | "cancelled" | "postponed"
}

/**
 * What the booking server has to know of the site: a file of each release, so that it offers what guests have read, and
 * goes on doing so while the CMS is away.
 */
export interface BookingFacts extends GroupFacts {
  venues: readonly VenueFacts[]
  menus: readonly MenuFacts[]
  events: readonly EventFacts[]
  /** Where a provider takes the bookings. */
  elsewhere: readonly { slug: string; name: string; url: string }[]
}

/** Its path within the site. */
export const BOOKING_FACTS = "booking.json"

/** What a venue offers to those who have chosen a tasting menu before: its days, its notice, its smallest party. */
export function withMenu<Venue extends BookableVenue>(
  venue: Venue,
  menu: MenuFacts | undefined,
): Venue {
  if (!menu) return venue
  const { rules } = venue
  return {
    ...venue,
    weekdays: menu.days,
    rules: {
      ...rules,
      smallestParty: Math.max(rules.smallestParty, menu.minimumGuests),
      noticeHours: Math.max(rules.noticeHours, menu.noticeHours),
    },
  }
}

/** Of an event that repeats every week: as many as there are within the furthest day that may be booked. */
const MOST_SITTINGS = 60

const sittingOf = ({ startsAt, endsAt }: Occurrence): Sitting => ({
  from: Date.parse(startsAt),
  until: Date.parse(endsAt),
})

/** The first dates of an event that are not over, those that are left out too. */
function firstDates(event: RecurringEvent, timeZone: string, now: Date): EventDate[] {
  const first: EventDate[] = []
  for (const date of eventDates(event, timeZone, now)) {
    if (first.length === MOST_SITTINGS) break
    first.push(date)
  }
  return first
}

/** The dates of an event that are not over, in their order. */
export const datesOf = (event: RecurringEvent, timeZone: string, now: Date): DatedSitting[] =>
  firstDates(event, timeZone, now).flatMap(({ announced, now: date }) =>
    date ? { ...sittingOf(date), byRule: Date.parse(announced.startsAt) } : [],
  )

/**
 * What has become of a date that is not on the day that its series' rule says: of one after midnight, on the calendar's day and
 * on the one whose evening it belongs to.
 */
function goneFrom({ day, announced, now }: EventDate, hours: HoursRecord): DateGone[] {
  const dayToCome = ({ startsAt }: Occurrence): string => dayInService(hours, new Date(startsAt))
  const days = [...new Set([day, dayToCome(announced)])]
  if (!now) return days.map((goneDay) => ({ day: goneDay }))
  const newDay = dayToCome(now)
  const isStill = [newDay, wallClock(new Date(now.startsAt), hours.timeZone).day]
  return days
    .filter((goneDay) => !isStill.includes(goneDay))
    .map((goneDay) => ({ day: goneDay, newDay }))
}

/** What a venue offers to those who come for an event: to arrive while it lasts, and to stay to its end. */
export function withEvent<Venue extends BookableVenue>(
  venue: Venue,
  event: EventFacts,
  now: Date,
): Venue {
  const { timeZone } = venue.hours
  const announced = firstDates(event, timeZone, now)
  const dates = announced.flatMap((date) => date.now ?? [])
  // Nobody sits through what goes on for days.
  const evenings = dates.filter((date) => {
    const { first, last } = daysOf(date, timeZone)
    return first === last
  })
  return {
    ...venue,
    sittings: dates.map(sittingOf),
    stays: evenings.map(sittingOf),
    gone: announced.flatMap((date) => goneFrom(date, venue.hours)),
  }
}

/** Whether an event goes ahead on its dates; who has a table for one that does not may come for dinner all the same. */
export const goesAhead = ({ closed }: EventFacts): boolean =>
  closed !== "cancelled" && closed !== "postponed"

const EVENT = "event/"
export const eventChoice = (slug: string): string => EVENT + slug
export const isEventChoice = (choice: string): boolean => choice.startsWith(EVENT)
/** What was chosen, by its own name. */
export const slugOfChoice = (choice: string): string =>
  isEventChoice(choice) ? choice.slice(EVENT.length) : choice
