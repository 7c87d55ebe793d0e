import type { EventLeaf, EventStatusType, OfferLeaf, PlaceLeaf } from "schema-dts"
import { routeTo } from "../../shared/paths"
import { eventDates, type EventDate } from "../../shared/recurrence"
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
  return datesToDescribe(event, site.now).map((date) => {
    const { startsAt, endsAt } = date.now ?? date.announced
    return {
      "@type": "Event",
      "@id": `${address}#${date.day}`,
      name: event.title,
      url: address,
      description: event.summary,
      image: image && absolute(image, site),
      startDate: localTime(startsAt, timeZone),
      endDate: localTime(endsAt, timeZone),
      ...statusOf(event, date),
      ...(event.status === "scheduled" && event.placesLeft !== undefined
        ? { remainingAttendeeCapacity: event.placesLeft }
        : {}),
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location,
      organizer: reference(organizationId(site)),
      ...(date.now ? offersOf(event, address, site) : {}),
    }
  })
}

/** The next ones; of what is postponed the last that it had, where none is to come. */
function datesToDescribe(event: Described, now: Date): EventDate[] {
  const { timeZone } = event.venue
  const next = [...eventDates(event, timeZone, now)].slice(0, MOST_DATES)
  if (next.length > 0 || event.status !== "postponed") return next
  return [...eventDates(event, timeZone, new Date(0))].slice(-1)
}

/**
 * What has become of it. When it was to be goes with a date that has replaced that one, and with nothing else: what is
 * postponed or cancelled keeps its date (Google, “Event structured data”).
 */
function statusOf(
  event: Described,
  { announced, now }: EventDate,
): Pick<EventLeaf, "eventStatus" | "previousStartDate"> {
  const { status, venue } = event
  if (isCalledOff(event)) return { eventStatus: STATUSES[status] }
  if (!now) return { eventStatus: STATUSES.cancelled }
  const wasToStart = now === announced ? event.previousStartsAt : announced.startsAt
  if (!wasToStart) return { eventStatus: STATUSES[status] }
  return {
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: localTime(wasToStart, venue.timeZone),
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
