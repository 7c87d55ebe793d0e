import { describe, expect, it } from "@jest/globals"
import { mapEvent } from "../../../src/content/event"
import type { EventDetailFragment } from "../../../src/content/generated/queries"

const supper: EventDetailFragment = {
  id: 3,
  title: "Harvest supper",
  slug: "harvest-supper",
  summary: "One long table.",
  startsAt: "2026-11-28T19:00:00.000Z",
  endsAt: "2026-11-28T23:00:00.000Z",
  status: "scheduled" as NonNullable<EventDetailFragment["status"]>,
  updatedAt: "2026-09-01T08:15:00Z",
  venue: {
    id: 1,
    name: "Ember House",
    slug: "ember-house",
    timeZone: "Europe/London",
    address: { street: "1 Kiln Lane", city: "London", postcode: "E8 1AA", country: "GB" },
  },
  image: {
    image: {
      alt: "A table",
      width: 1440,
      height: 960,
      focalPoint: { x: 50, y: 50 },
      avif: [],
      webp: [],
    },
  },
}

describe("an event", () => {
  it("tells when it was last changed", () => {
    expect(mapEvent(supper).revisedAt).toBe("2026-09-01T08:15:00.000Z")
  })

  it("that ends before it starts is named, with what would be right", () => {
    expect(() => mapEvent({ ...supper, endsAt: "2026-11-28T18:00:00.000Z" })).toThrow(
      "Event “Harvest supper” (id 3): the field “endsAt” is not after the start. It needs a later time.",
    )
  })

  it("that repeats without end is named", () => {
    const recurrence = { frequency: "weekly", until: null } as EventDetailFragment["recurrence"]
    expect(() => mapEvent({ ...supper, recurrence })).toThrow(/“recurrence.until” is not a day/)
  })

  it("that costs something in no currency is named", () => {
    expect(() => mapEvent({ ...supper, price: 40, currency: null })).toThrow(
      /“currency” is not a currency code/,
    )
  })

  it("is shown also by a CMS that does not say when it was changed", () => {
    expect(mapEvent({ ...supper, updatedAt: null }).revisedAt).toBeUndefined()
  })
})
