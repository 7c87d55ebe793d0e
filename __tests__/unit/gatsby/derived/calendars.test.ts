import { describe, expect, it } from "@jest/globals"
import ICAL from "ical.js"
import { calendars } from "../../../../gatsby/derived/calendars"
import type { CalendarsQuery } from "../../../../src/content/generated/queries"

type Row = NonNullable<CalendarsQuery["cms"]["Events"]>["docs"][number]

const thursdays: Row = {
  id: 7,
  title: "Thursday on vinyl",
  slug: "thursday-on-vinyl",
  summary: "Bring a record.",
  status: "scheduled" as NonNullable<Row["status"]>,
  startsAt: "2026-10-15T18:00:00.000Z",
  endsAt: "2026-10-15T21:00:00.000Z",
  recurrence: { frequency: "weekly", until: "2027-05-27" } as Row["recurrence"],
  updatedAt: "2026-11-01T08:00:00.000Z",
  venue: {
    id: 3,
    name: "Ember House",
    slug: "ember-house",
    timeZone: "Europe/London",
    address: { street: "Oven Lane 4", postcode: "E8 1AA", city: "London", country: "GB" },
  },
}

async function eventIn(path: string, changes: Partial<Row> = {}): Promise<ICAL.Event> {
  const files = await calendars.files(
    {
      cms: {
        SiteSettings: { groupName: "Quattrocento" },
        Locations: { docs: [] },
        Events: { docs: [{ ...thursdays, ...changes }] },
      },
    },
    {
      siteUrl: "https://quattrocento.example",
      now: new Date("2026-11-20T12:00:00Z"),
      pages: new Set(["/whatson/thursday-on-vinyl"]),
    },
  )
  const text = String(files.find((file) => file.path === path)?.text)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined)
}

const untilOf = ({ component }: ICAL.Event): string =>
  String((component.getFirstPropertyValue("rrule") as ICAL.Recur | null)?.until)

const statusOf = ({ component }: ICAL.Event): unknown => component.getFirstPropertyValue("status")

it("an event is found by a maps app in its own region and country", async () => {
  const address = { street: "12 Main Street", city: "Portland", country: "US" }
  const venue = {
    ...{ ...thursdays.venue, id: 3 },
    address: { ...address, region: "OR", postcode: "97209" },
  }
  const { location } = await eventIn("whatson/thursday-on-vinyl/thursday-on-vinyl.ics", { venue })
  expect(location).toBe("Ember House, 12 Main Street, Portland OR 97209, United States")
})

describe("one date of a series", () => {
  const path = "whatson/thursday-on-vinyl/thursday-on-vinyl-2026-12-03.ics"

  it.each([
    ["cancelled", "CANCELLED"],
    ["postponed", "TENTATIVE"],
  ])(
    "that a guest has saved is replaced by its file when the series is %s",
    async (status, said) => {
      const saved = await eventIn(path)
      const now = await eventIn(path, {
        status: status as NonNullable<Row["status"]>,
        updatedAt: "2026-11-19T08:00:00.000Z",
      })
      expect(statusOf(saved)).toBe("CONFIRMED")
      expect(statusOf(now)).toBe(said)
      expect(now.uid).toBe(saved.uid)
      expect(Number(now.sequence)).toBeGreaterThan(Number(saved.sequence))
      expect(now.startDate.toString()).toBe(saved.startDate.toString())
    },
  )
})

it("a series that another CMS lets repeat for centuries ends in its file where it does on its page", async () => {
  const file = "whatson/thursday-on-vinyl/thursday-on-vinyl.ics"
  const recurrence = { frequency: "weekly", until: "2526-01-01" } as Row["recurrence"]
  expect(untilOf(await eventIn(file, { recurrence }))).toMatch(/^2036-10-15T/)
})

it("an event is revised with its venue, whose address a guest's calendar has of it", async () => {
  const file = "whatson/thursday-on-vinyl/thursday-on-vinyl.ics"
  const { venue } = thursdays
  const moved = await eventIn(file, {
    venue: venue && { ...venue, updatedAt: "2026-11-19T08:00:00.000Z" },
  })
  const before = await eventIn(file, {
    venue: venue && { ...venue, updatedAt: "2026-10-01T08:00:00.000Z" },
  })
  expect(Number(moved.sequence)).toBeGreaterThan(Number(before.sequence))
  expect(before.sequence).toBe((await eventIn(file)).sequence)
})

it("an event whose time of change another CMS gives in no known form is named, and so is its venue", async () => {
  const file = "whatson/thursday-on-vinyl/thursday-on-vinyl.ics"
  const { venue } = thursdays
  const updatedAt = "yesterday"
  await expect(eventIn(file, { updatedAt })).rejects.toThrow(/Thursday on vinyl.*updatedAt/)
  const changed = { venue: venue && { ...venue, updatedAt } }
  await expect(eventIn(file, changed)).rejects.toThrow(/Ember House.*updatedAt/)
})
