import {
  BOOKING_FACTS,
  type BookingFacts,
  type EventFacts,
  type MenuFacts,
  type VenueFacts,
} from "../../shared/booking/booking-facts"
import { WEEKDAYS } from "../../shared/opening-hours"
import { list, required, someOf } from "../../src/content/content-error"
import { instant } from "../../src/content/day"
import {
  eventDocument,
  mapRecurrence,
  RECURRENCE_FIELDS,
  withoutTables,
} from "../../src/content/event-summary"
import type { BookingFactsQuery } from "../../src/content/generated/queries"
import { timeZone } from "../../src/content/hours"
import { tastingMenuDocument } from "../../src/content/tasting-menu"
import { mapBooking, venueDocument } from "../../src/content/venue"
import type { DerivedOutput } from "./derived-output"
import { GROUP_FIELDS, groupFacts, HOUSE_FIELDS, houseFacts } from "./house-facts"

export const bookingFactsQuery = `
  query BookingFacts {
    cms {
      SiteSettings {
        ${GROUP_FIELDS}
      }
      Locations(limit: 0, sort: "slug") {
        docs {
          ${HOUSE_FIELDS}
          booking {
            method
            url
            seats
            coversPerSlot
            slotMinutes
            turnMinutes
            minPartySize
            maxPartySize
            noticeHours
            daysAhead
            note
          }
        }
      }
      TastingMenus(limit: 0, sort: "slug") {
        docs {
          id
          title
          slug
          days
          minimumGuests
          noticeHours
          venues {
            id
            slug
          }
        }
      }
      Events(limit: 0, sort: "slug") {
        docs {
          id
          title
          slug
          status
          ticketUrl
          placesLeft
          startsAt
          endsAt
          recurrence {
            ${RECURRENCE_FIELDS}
          }
          venue {
            id
            slug
            timeZone
          }
        }
      }
    }
  }
`

type VenueDocument = NonNullable<BookingFactsQuery["cms"]["Locations"]>["docs"][number]
type EventDocument = NonNullable<BookingFactsQuery["cms"]["Events"]>["docs"][number]
type MenuDocument = NonNullable<BookingFactsQuery["cms"]["TastingMenus"]>["docs"][number]

/** The numbers stay in the document when a venue chooses another way, and are there only where it once chose this one. */
const hasBookedHere = ({ booking }: VenueDocument): boolean =>
  booking?.method === "own" ||
  [
    booking?.seats,
    booking?.coversPerSlot,
    booking?.slotMinutes,
    booking?.turnMinutes,
    booking?.maxPartySize,
    booking?.daysAhead,
  ].every((count) => count != null)

function venueFacts(venue: VenueDocument): VenueFacts {
  const ref = venueDocument(venue)
  const { booking } = venue
  const count = (value: number | null | undefined, field: string): number =>
    required(value, ref, `booking.${field}`, "a number, because guests book on this site")
  return {
    booksHere: booking?.method === "own",
    ...houseFacts(venue),
    rules: {
      seats: count(booking?.seats, "seats"),
      coversPerSlot: count(booking?.coversPerSlot, "coversPerSlot"),
      slotMinutes: count(booking?.slotMinutes, "slotMinutes"),
      turnMinutes: count(booking?.turnMinutes, "turnMinutes"),
      smallestParty: booking?.minPartySize ?? 1,
      largestParty: count(booking?.maxPartySize, "maxPartySize"),
      noticeHours: booking?.noticeHours ?? 0,
      daysAhead: count(booking?.daysAhead, "daysAhead"),
    },
  }
}

function menuFacts(menu: MenuDocument): MenuFacts {
  const ref = tastingMenuDocument(menu)
  return {
    slug: required(menu.slug, ref, "slug", "a slug such as tasting-seven"),
    title: required(menu.title, ref, "title", "the tasting menu's title"),
    venues: list(menu.venues).flatMap(({ slug }) => slug ?? []),
    days: someOf(menu.days, WEEKDAYS, ref, "days"),
    minimumGuests: required(menu.minimumGuests, ref, "minimumGuests", "a number of guests"),
    noticeHours: required(menu.noticeHours, ref, "noticeHours", "a number of hours"),
  }
}

function eventFacts(event: EventDocument): EventFacts {
  const ref = eventDocument(event)
  const startsAt = instant(event.startsAt, ref, "startsAt")
  const zone = timeZone(event.venue?.timeZone, venueDocument(event.venue ?? {}))
  return {
    slug: required(event.slug, ref, "slug", "a slug such as dough-school"),
    title: required(event.title, ref, "title", "a title"),
    venue: event.venue?.slug ?? "",
    closed: withoutTables(event),
    startsAt,
    endsAt: instant(event.endsAt, ref, "endsAt"),
    recurrence: mapRecurrence({ ...event, startsAt }, zone, ref),
  }
}

/** What the booking server offers, and to whom it writes. */
export const bookingFacts: DerivedOutput<BookingFactsQuery> = {
  name: "what the booking server knows",
  query: bookingFactsQuery,
  files({ cms }) {
    const venues = list(cms.Locations?.docs)
    const facts: BookingFacts = {
      ...groupFacts(cms.SiteSettings),
      venues: venues.filter(hasBookedHere).map(venueFacts),
      menus: list(cms.TastingMenus?.docs).map(menuFacts),
      events: list(cms.Events?.docs).map(eventFacts),
      elsewhere: venues.flatMap((venue) => {
        const { method, url } = mapBooking(venue, venueDocument(venue))
        if (method !== "online" || !url) return []
        return [{ slug: venue.slug ?? "", name: venue.name ?? "", url }]
      }),
    }
    return [{ path: BOOKING_FACTS, text: JSON.stringify(facts) }]
  },
}
