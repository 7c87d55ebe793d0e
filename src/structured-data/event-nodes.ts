import type { EventLeaf, EventStatusType, OfferLeaf, PlaceLeaf } from "schema-dts"
import { routeTo } from "../../shared/paths"
import { occurrences } from "../../shared/recurrence"
import { isCalledOff } from "../content/called-off"
import type { EventModel } from "../content/event"
import type { EventStatus, EventSummary } from "../content/event-summary"
import { previewUrl } from "../content/image"
import { absolute, organizationId, reference, venueId, type Reference, type Site } from "./site"
import { localTime } from "./times"
import { addressNode } from "./venue-node"

/** Dates of one event that are described: search engines want each by itself, and no page all of a year's. */
const MOST_DATES = 3

const STATUSES: Readonly<Record<EventStatus, EventStatusType>> = {
  scheduled: "https://schema.org/EventScheduled",
  soldOut: "https://schema.org/EventScheduled",
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
}

type Described = EventSummary &
  Partial<Pick<EventModel, "summary" | "ticketUrl" | "previousStartsAt" | "placesLeft">>

/** @param location the place, or a reference to where the same graph describes it */
export function eventNodes(
  event: Described,
  location: PlaceLeaf | Reference,
  site: Site,
): EventLeaf[] {
  const { timeZone } = event.venue
  const address = absolute(routeTo("events", event.slug), site)
  const image = previewUrl(event.image)
  return occurrences(event, timeZone, site.now, MOST_DATES).map(({ startsAt, endsAt }) => {
    const startDate = localTime(startsAt, timeZone)
    return {
      "@type": "Event",
      "@id": `${address}#${startDate.slice(0, 10)}`,
      name: event.title,
      url: address,
      description: event.summary,
      image: image && absolute(image, site),
      startDate,
      endDate: localTime(endsAt, timeZone),
      ...statusOf(event),
      ...(event.status === "scheduled" && event.placesLeft !== undefined
        ? { remainingAttendeeCapacity: event.placesLeft }
        : {}),
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location,
      organizer: reference(organizationId(site)),
      ...offersOf(event, address, site),
    }
  })
}

/**
 * What has become of it. When it was to be goes with a date that has replaced that one, and with nothing else: what is
 * postponed or cancelled keeps its date (Google, “Event structured data”).
 */
function statusOf(event: Described): Pick<EventLeaf, "eventStatus" | "previousStartDate"> {
  const { status, previousStartsAt, venue } = event
  if (!previousStartsAt || isCalledOff(event)) return { eventStatus: STATUSES[status] }
  return {
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: localTime(previousStartsAt, venue.timeZone),
  }
}

/** Where it takes place, on a page that does not describe the venue. */
export const placeOf = ({ venue }: EventModel, site: Site): PlaceLeaf => ({
  "@type": "Place",
  "@id": venueId(venue.path, site),
  name: venue.name,
  url: absolute(venue.path, site),
  address: addressNode(venue.address),
})

/**
 * What the page offers, too: nothing of what is called off. That all is gone is said also where no price is known, for
 * search engines recommend one and do not ask for it (Google, “Event structured data”).
 */
function offersOf(event: Described, address: string, site: Site): Pick<EventLeaf, "offers"> {
  const { price, ticketUrl, status } = event
  const isSoldOut = status === "soldOut"
  if (isCalledOff(event) || (!price && !isSoldOut)) return {}
  const offer: OfferLeaf = {
    "@type": "Offer",
    url: ticketUrl ? absolute(ticketUrl, site) : address,
    ...(price ? { price: price.amount, priceCurrency: price.currency } : {}),
    availability: isSoldOut ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
  }
  return { offers: offer }
}
