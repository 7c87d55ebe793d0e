import { describe, expect, it } from "@jest/globals"
import { toEventModel } from "../../../src/content/pages/event"

type Answer = Parameters<typeof toEventModel>[0]
type Row = NonNullable<Answer["cms"]["Events"]>["docs"][number]

const image = {
  image: {
    alt: "A table",
    width: 1440,
    height: 960,
    focalPoint: { x: 50, y: 50 },
    avif: [],
    webp: [],
  },
}

const row: Row = {
  id: 7,
  title: "The long table",
  slug: "the-long-table",
  summary: "One table, thirty-four strangers.",
  startsAt: "2026-11-28T19:00:00.000Z",
  endsAt: "2026-11-28T23:00:00.000Z",
  status: "scheduled",
  image,
  venue: {
    id: 3,
    name: "Cenere Testaccio",
    slug: "cenere-testaccio",
    status: "open",
    timeZone: "Europe/Rome",
    address: { street: "Via Galvani 1", postcode: "00153", city: "Rome", country: "IT" },
    brand: { id: 2, name: "Cenere", slug: "cenere", accentColour: "#5a1f1a" },
    booking: { method: "online" },
  },
}

const model = (changes: Partial<NonNullable<Row["venue"]>> = {}) =>
  toEventModel({
    cms: { Events: { docs: [{ ...row, venue: { ...row.venue, id: 3, ...changes } }] } },
  })

describe("an event's page", () => {
  it("stands in the look of its venue's brand", () => {
    expect(model().brand).toMatchObject({ slug: "cenere", path: "/cenere" })
  })

  it.each([
    [{ booking: { method: "online" } }, true],
    [{ booking: { method: "phone" } }, true],
    [{ booking: { method: "walkIn" } }, false],
    [{ status: "temporarilyClosed" }, false],
  ] as const)("offers a table only where one can be had: %j", (venue, takesBookings) => {
    expect(model(venue).event.takesBookings).toBe(takesBookings)
  })

  it("knows how far ahead its tables are given away, where the site does that", () => {
    expect(model({ booking: { method: "own", daysAhead: 60 } }).event.daysAhead).toBe(60)
    expect(model({ booking: { method: "phone", daysAhead: 60 } }).event.daysAhead).toBeUndefined()
  })

  it.each([
    { ticketUrl: "https://tickets.example" },
    { status: "soldOut" as NonNullable<Row["status"]> },
  ])("offers none where tickets are sold, or nobody gets in: %j", (changes) => {
    expect(toEventModel({ cms: { Events: { docs: [{ ...row, ...changes }] } } })).toMatchObject({
      event: { takesBookings: false },
    })
  })

  it("names the event whose brand is not published", () => {
    expect(() => model({ brand: null })).toThrow(/Event “The long table”.*brand/)
  })
})
