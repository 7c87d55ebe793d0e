import { describe, expect, it } from "@jest/globals"
import { mapEvent } from "../../../src/content/event"
import { takesTables } from "../../../src/content/event-summary"
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
    status: "open" as NonNullable<NonNullable<EventDetailFragment["venue"]>["status"]>,
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

  it("of several dates keeps what an editor has changed of one, and is named where that would be another date", () => {
    const weekly = (change: object) =>
      mapEvent({
        ...supper,
        recurrence: {
          frequency: "weekly" as NonNullable<
            NonNullable<EventDetailFragment["recurrence"]>["frequency"]
          >,
          until: "2026-12-31T12:00:00.000Z",
          changed: [{ day: "2026-12-05T12:00:00.000Z", newDay: null, newTime: null, ...change }],
        },
      }).recurrence
    expect(weekly({})).toMatchObject({ changed: [{ day: "2026-12-05" }] })
    expect(weekly({ newTime: "18:00" })).toMatchObject({
      changed: [{ day: "2026-12-05", newTime: "18:00" }],
    })
    expect(() => weekly({ newDay: "2026-12-09T12:00:00.000Z" })).toThrow(/recurrence.changed/)
    expect(() => weekly({ newTime: "7 pm" })).toThrow(/“7 pm”/)
  })

  it("that ends before it starts is named, with what would be right", () => {
    expect(() => mapEvent({ ...supper, endsAt: "2026-11-28T18:00:00.000Z" })).toThrow(
      "Event “Harvest supper” (id 3): the field “endsAt” is not after the start. It needs a later time.",
    )
  })

  const weekly = (until: string | null) => ({
    ...supper,
    recurrence: { frequency: "weekly", until } as EventDetailFragment["recurrence"],
  })

  it("that repeats without end is named, and one that would repeat for a lifetime ends", () => {
    expect(() => mapEvent(weekly(null))).toThrow(
      "Event “Harvest supper” (id 3): the field “recurrence.until” is empty. It needs the last day, as the event repeats.",
    )
    expect(mapEvent(weekly("9999-12-31")).recurrence).toMatchObject({ until: "2036-11-28" })
    expect(mapEvent(weekly("2031-11-28")).recurrence).toEqual({
      frequency: "weekly",
      until: "2031-11-28",
    })
  })

  it("that would last for a lifetime, or end in no year that can be meant, is named", () => {
    const until = (endsAt: string) => () => mapEvent({ ...supper, endsAt })
    expect(until("2127-01-01T00:00:00.000Z")).toThrow(
      "Event “Harvest supper” (id 3): the field “endsAt” is more than 100 years after the start. It needs an earlier time.",
    )
    expect(until("+010000-01-01T00:00:00.000Z")).toThrow(/“endsAt” is in the year 10000/)
  })

  it("that ends before its first date is named, by the clock of its venue", () => {
    expect(() => mapEvent(weekly("2026-11-27"))).toThrow(
      "“recurrence.until” is 2026-11-27, before the first event. It needs 2026-11-28 or a later day.",
    )
    expect(mapEvent(weekly("2026-11-28")).recurrence).toMatchObject({ until: "2026-11-28" })
  })

  it("that costs something in no currency is named", () => {
    expect(() => mapEvent({ ...supper, price: 40, currency: null })).toThrow(
      /“currency” is empty\. It needs a code of ISO 4217, such as EUR/,
    )
    expect(() => mapEvent({ ...supper, price: 40, currency: "€" })).toThrow(/“currency” is “€”/)
  })

  it("with no place left is sold out, unless it does not take place at all", () => {
    expect(mapEvent({ ...supper, placesLeft: 0 }).status).toBe("soldOut")
    expect(mapEvent({ ...supper, placesLeft: 1 }).status).toBe("scheduled")
    expect(mapEvent({ ...supper, placesLeft: null }).status).toBe("scheduled")
    const cancelled = "cancelled" as NonNullable<EventDetailFragment["status"]>
    expect(mapEvent({ ...supper, status: cancelled, placesLeft: 0 }).status).toBe("cancelled")
    expect(takesTables({ ...supper, placesLeft: 0 })).toBe(false)
    expect(takesTables(supper)).toBe(true)
  })

  it("is shown also by a CMS that does not say when it was changed", () => {
    expect(mapEvent({ ...supper, updatedAt: null }).revisedAt).toBeUndefined()
  })
})
