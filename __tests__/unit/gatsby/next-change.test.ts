import { describe, expect, it } from "@jest/globals"
import { changesOf, lastChange, nextChange, type DatedContent } from "../../../gatsby/next-change"

const nothing: DatedContent = { events: [], jobs: [], venues: [] }

const venueIn = (
  timeZone: string,
  exceptions: readonly { from: string; until?: string }[] = [],
) => ({
  name: "Forno",
  hours: {
    timeZone,
    exceptions: exceptions.map((days) => ({
      ...days,
      reason: "Holidays",
      closed: true,
      periods: [],
    })),
  },
})

type Event = DatedContent["events"][number]
const eventIn = (timeZone: string, event: Partial<Event>): Event => ({
  title: "Dough school",
  startsAt: "2026-03-10T18:00:00.000Z",
  endsAt: "2026-03-10T21:00:00.000Z",
  recurrence: { frequency: "none" },
  venue: { timeZone } as Event["venue"],
  ...event,
})

const jobIn = (timeZone: string, closesOn?: string): DatedContent["jobs"][number] => ({
  title: "Pizzaiolo",
  closesOn,
  venue: { timeZone } as DatedContent["jobs"][number]["venue"],
})

const after = (content: Partial<DatedContent>, now: string) =>
  nextChange({ ...nothing, ...content }, new Date(now))

describe("the next moment at which pages are out of date by themselves", () => {
  it("is not there where nothing has a date", () => {
    expect(after({}, "2026-03-01T12:00:00Z")).toBeNull()
  })

  it("is the end of an event, not its beginning, and none of an event that is over", () => {
    const events = [eventIn("Europe/Rome", {})]
    expect(after({ events }, "2026-03-10T12:00:00Z")).toEqual({
      at: "2026-03-10T21:00:00.000Z",
      what: "“Dough school” ends",
    })
    expect(after({ events }, "2026-03-10T21:00:00Z")).toBeNull()
  })

  it("is the end of the next of an event's repetitions, at the same time by the clock in summer and winter", () => {
    const weekly = eventIn("Europe/Rome", {
      recurrence: { frequency: "weekly", until: "2026-04-30" },
    })
    expect(after({ events: [weekly] }, "2026-03-25T12:00:00Z")?.at).toBe("2026-03-31T20:00:00.000Z")
  })

  it("is the end of the day on which a job closes, where the job is", () => {
    expect(after({ jobs: [jobIn("Europe/Rome", "2026-03-28")] }, "2026-03-20T12:00:00Z")).toEqual({
      at: "2026-03-28T23:00:00.000Z",
      what: "“Pizzaiolo” closes",
    })
    expect(after({ jobs: [jobIn("Europe/Rome")] }, "2026-03-20T12:00:00Z")).toBeNull()
  })

  it("is the end of the day at a venue, on days of 23 and of 25 hours too", () => {
    const venues = [venueIn("Europe/Rome")]
    expect(after({ venues }, "2026-03-28T23:00:00Z")?.at).toBe("2026-03-29T22:00:00.000Z")
    expect(after({ venues }, "2026-10-24T22:00:00Z")?.at).toBe("2026-10-25T23:00:00.000Z")
  })

  it("is the end of the day where the sun is first", () => {
    const venues = [venueIn("Europe/Rome"), venueIn("Australia/Melbourne")]
    expect(after({ venues }, "2026-11-22T12:00:00Z")).toEqual({
      at: "2026-11-22T13:00:00.000Z",
      what: "a new day begins in Australia/Melbourne",
    })
  })

  it("is the beginning and the end of different hours", () => {
    const one = { ...venueIn("Asia/Tokyo", [{ from: "2026-05-03", until: "2026-05-05" }]) }
    const begins = nextChange({ ...nothing, venues: [one] }, new Date("2026-05-02T14:59:00Z"))
    const ends = nextChange({ ...nothing, venues: [one] }, new Date("2026-05-05T14:59:00Z"))
    expect(begins).toEqual({
      at: "2026-05-02T15:00:00.000Z",
      what: "different hours begin at Forno",
    })
    expect(ends).toEqual({ at: "2026-05-05T15:00:00.000Z", what: "different hours end at Forno" })
  })
})

it("finds the same changes around a moment, whichever it was asked for before", () => {
  const content: DatedContent = {
    events: [eventIn("Europe/Rome", { recurrence: { frequency: "weekly", until: "2026-04-30" } })],
    jobs: [jobIn("Europe/Rome", "2026-03-28")],
    venues: [venueIn("Europe/Rome", [{ from: "2026-04-01" }]), venueIn("Asia/Tokyo")],
  }
  for (const dated of [content, { ...content, venues: [] }, nothing]) {
    const around = changesOf(dated)
    for (let step = 0; step < 24 * 120; step += 1) {
      // Hour by hour, then to and fro.
      const hours = step < 24 * 60 ? step : (step * 7919) % (24 * 60)
      const now = new Date(Date.parse("2026-03-09T00:00:00Z") + hours * 3_600_000)
      expect(around(now)).toEqual({ last: lastChange(dated, now), next: nextChange(dated, now) })
    }
    const now = new Date("2026-03-20T12:00:00Z")
    const later = new Date("2026-03-20T12:30:00Z")
    if (dated === content) expect(around(later)).toBe(around(now))
  }
})
