import {
  BOOKING_FACTS,
  type BookingFacts,
  type EventFacts,
  type MenuFacts,
  type VenueFacts,
} from "../../shared/booking/booking-facts"
import { WEEKDAYS } from "../../shared/opening-hours"
import { mapAddress } from "../../src/content/address"
import { list, required, someOf } from "../../src/content/content-error"
import { instant } from "../../src/content/day"
import { eventDocument, mapRecurrence, takesTables } from "../../src/content/event-summary"
import type { BookingFactsQuery } from "../../src/content/generated/queries"
import { mapHours } from "../../src/content/hours"
import { SETTINGS } from "../../src/content/site-facts"
import { tastingMenuDocument } from "../../src/content/tasting-menu"
import { mapBooking, venueDocument } from "../../src/content/venue"
import { formatAddress } from "../../src/texts/intl"
import type { DerivedOutput } from "./derived-output"

const query = /* GraphQL */ `
  query BookingFacts {
    cms {
      SiteSettings {
        groupName
        email
      }
      Locations(limit: 0, sort: "slug") {
        docs {
          id
          name
          slug
          address {
            street
            district
            city
            postcode
            region
            country
          }
          phone
          email
          status
          statusNote
          timeZone
          openingHours {
            day
            opens
            closes
          }
          hoursExceptions {
            from
            until
            reason
            closed
            periods {
              opens
              closes
            }
          }
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
          startsAt
          endsAt
          recurrence {
            frequency
            until
          }
          venue {
            id
            slug
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
    slug: required(venue.slug, ref, "slug", "a slug such as 400-soho"),
    name: required(venue.name, ref, "name", "the venue's name"),
    address: formatAddress(mapAddress(venue.address, ref)),
    email: required(venue.email, ref, "email", "the venue's e-mail address"),
    phone: required(venue.phone, ref, "phone", "a number that starts with + and the country code"),
    hours: mapHours(venue, ref),
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
  return {
    slug: required(event.slug, ref, "slug", "a slug such as dough-school"),
    title: required(event.title, ref, "title", "a title"),
    venue: event.venue?.slug ?? "",
    startsAt: instant(event.startsAt, ref, "startsAt"),
    endsAt: instant(event.endsAt, ref, "endsAt"),
    recurrence: mapRecurrence(event.recurrence, ref),
  }
}

/** What the booking server offers, and to whom it writes. */
export const bookingFacts: DerivedOutput<BookingFactsQuery> = {
  name: "what the booking server knows",
  query,
  files({ cms }) {
    const { SiteSettings: settings } = cms
    const venues = list(cms.Locations?.docs)
    const facts: BookingFacts = {
      groupName: required(settings?.groupName, SETTINGS, "groupName", "the group's name"),
      email: required(settings?.email, SETTINGS, "email", "the group's e-mail address"),
      venues: venues.filter(hasBookedHere).map(venueFacts),
      menus: list(cms.TastingMenus?.docs).map(menuFacts),
      events: list(cms.Events?.docs).filter(takesTables).map(eventFacts),
      elsewhere: venues.flatMap((venue) => {
        const { method, url } = mapBooking(venue, venueDocument(venue))
        if (method !== "online" || !url) return []
        return [{ slug: venue.slug ?? "", name: venue.name ?? "", url }]
      }),
    }
    return [{ path: BOOKING_FACTS, text: JSON.stringify(facts) }]
  },
}
