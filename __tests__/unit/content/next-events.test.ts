import { nextEvents } from "../../../src/content/next-events"

type ListedEvent = Parameters<typeof nextEvents>[0][number]

const event = (title: string, more: Partial<ListedEvent>): ListedEvent => ({
  title,
  venue: { timeZone: "Europe/London" },
  startsAt: "2026-12-03T18:00:00Z",
  endsAt: "2026-12-03T21:00:00Z",
  recurrence: { frequency: "none" },
  status: "scheduled",
  ...more,
})

const now = new Date("2026-11-20T12:00:00Z")
const titles = (events: readonly ListedEvent[]) => nextEvents(events, now, 3).map((e) => e.title)

describe("the next events", () => {
  it("leave out what is over, and come soonest first", () => {
    const over = { startsAt: "2026-11-19T18:00:00Z", endsAt: "2026-11-19T21:00:00Z" }
    const soon = { startsAt: "2026-11-21T18:00:00Z", endsAt: "2026-11-21T21:00:00Z" }
    expect(titles([event("Later", {}), event("Over", over), event("Soon", soon)])).toEqual([
      "Soon",
      "Later",
    ])
  })

  it("show a recurring event on its next date", () => {
    const weekly = event("Vinyl", {
      startsAt: "2026-10-01T18:00:00Z",
      endsAt: "2026-10-01T21:00:00Z",
      recurrence: { frequency: "weekly", until: "2026-12-31" },
    })
    // Seven in the evening in London, on either side of the end of summer time.
    expect(nextEvents([weekly], now, 3)[0]?.startsAt).toBe("2026-11-26T19:00:00.000Z")
  })

  it("show a date that was moved for itself, after one that is left out", () => {
    const changed = [{ day: "2026-11-26" }, { day: "2026-12-03", newTime: "18:30" }]
    const weekly = event("Vinyl", {
      startsAt: "2026-10-01T18:00:00Z",
      endsAt: "2026-10-01T21:00:00Z",
      recurrence: { frequency: "weekly", until: "2026-12-31", changed },
    })
    expect(nextEvents([weekly], now, 3)[0]).toMatchObject({
      startsAt: "2026-12-03T18:30:00.000Z",
      recurrence: { frequency: "none" },
    })
  })

  it("invite nobody to what is cancelled or postponed", () => {
    expect(
      titles([
        event("Cancelled", { status: "cancelled" }),
        event("Postponed", { status: "postponed" }),
        event("Sold out", { status: "soldOut" }),
      ]),
    ).toEqual(["Sold out"])
  })

  it("are no more than asked for", () => {
    expect(titles(["A", "B", "C", "D"].map((title) => event(title, {})))).toEqual(["A", "B", "C"])
  })
})
