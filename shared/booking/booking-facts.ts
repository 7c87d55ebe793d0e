import type { Weekday } from "../opening-hours"
import type { BookableVenue } from "./rules"

/** A venue that takes bookings itself, or once did, as guests have read of it. */
export interface VenueFacts extends BookableVenue {
  /** Where it no longer does, who has a booking can still see and cancel it, and staff still see the day. */
  booksHere: boolean
  slug: string
  name: string
  /** One line. */
  address: string
  email: string
  phone: string
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

/**
 * What the booking server has to know of the site: a file of each release, so that it offers what guests have read, and
 * goes on doing so while the CMS is away.
 */
export interface BookingFacts {
  groupName: string
  email: string
  venues: readonly VenueFacts[]
  menus: readonly MenuFacts[]
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
