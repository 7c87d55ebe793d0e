import type { EventModel } from "../../../src/content/event"
import { takesTables } from "../../../src/content/event-summary"
import { venueIn } from "./venue-fixtures"

/** One evening in London, unless told otherwise. */
export function event(
  changes: Partial<EventModel> & Pick<EventModel, "title" | "slug">,
): EventModel {
  return {
    venue: {
      name: "Ember House",
      slug: "ember-house",
      path: "/locations/ember-house",
      city: "London",
      timeZone: "Europe/London",
      address: venueIn("London", "Ember House").address,
      status: "open",
      phone: "+44 20 7946 0400",
    },
    takesBookings: takesTables({ ...changes, status: changes.status ?? "scheduled" }),
    daysAhead: undefined,
    type: undefined,
    summary: "One long table.",
    description: [],
    price: undefined,
    priceNote: undefined,
    ticketUrl: undefined,
    statusNote: undefined,
    previousStartsAt: undefined,
    placesLeft: undefined,
    revisedAt: undefined,
    startsAt: "2026-11-28T19:00:00.000Z",
    endsAt: "2026-11-28T23:00:00.000Z",
    recurrence: { frequency: "none" },
    image: {
      alt: "A table",
      width: 1440,
      height: 960,
      focalPoint: { x: 50, y: 50 },
      avif: [],
      webp: [],
    },
    status: "scheduled",
    ...changes,
  }
}
