import {
  daysOf,
  instantOf,
  lastOccurrence,
  occurrences,
  utcOffset,
  wrongWithChange,
  type ChangedDate,
  type RecurringEvent,
} from "../../../shared/recurrence"

const starts = (found: readonly { startsAt: string }[]): string[] =>
  found.map(({ startsAt }) => startsAt)

const london = "Europe/London"

describe("an event that happens once", () => {
  const supper = {
    startsAt: "2026-06-12T18:30:00.000Z",
    endsAt: "2026-06-12T22:00:00.000Z",
    recurrence: { frequency: "none" as const },
  }

  it("is upcoming until it ends, not until it starts", () => {
    expect(starts(occurrences(supper, london, new Date("2026-06-12T21:59:00Z"), 3))).toEqual([
      "2026-06-12T18:30:00.000Z",
    ])
    expect(occurrences(supper, london, new Date("2026-06-12T22:00:00Z"), 3)).toEqual([])
  })

  it("is upcoming however far ahead it lies", () => {
    expect(occurrences(supper, london, new Date("2024-01-01T00:00:00Z"), 3)).toHaveLength(1)
  })
})

describe("a weekly event", () => {
  it("keeps its wall-clock time when London's clocks go back", () => {
    const thursdays = {
      startsAt: "2026-10-15T18:00:00.000Z", // 19:00 in London, summer time
      endsAt: "2026-10-15T21:00:00.000Z",
      recurrence: { frequency: "weekly" as const, until: "2026-11-05" },
    }
    expect(occurrences(thursdays, london, new Date("2026-10-16T00:00:00Z"), 9)).toEqual([
      { startsAt: "2026-10-22T18:00:00.000Z", endsAt: "2026-10-22T21:00:00.000Z" },
      { startsAt: "2026-10-29T19:00:00.000Z", endsAt: "2026-10-29T22:00:00.000Z" },
      { startsAt: "2026-11-05T19:00:00.000Z", endsAt: "2026-11-05T22:00:00.000Z" },
    ])
  })

  it("ends after it has begun in the night in which London's clocks go forward over both", () => {
    const nights = {
      startsAt: "2026-03-22T01:30:00.000Z",
      endsAt: "2026-03-22T02:00:00.000Z",
      recurrence: { frequency: "weekly" as const, until: "2026-03-29" },
    }
    expect(occurrences(nights, london, new Date("2026-03-28T00:00:00Z"), 9)).toEqual([
      { startsAt: "2026-03-29T01:30:00.000Z", endsAt: "2026-03-29T02:00:00.000Z" },
    ])
  })

  it("runs over the end of the year", () => {
    const fridays = {
      startsAt: "2026-12-18T20:00:00.000Z",
      endsAt: "2026-12-18T23:30:00.000Z",
      recurrence: { frequency: "weekly" as const, until: "2027-01-08" },
    }
    expect(starts(occurrences(fridays, london, new Date("2026-12-20T00:00:00Z"), 9))).toEqual([
      "2026-12-25T20:00:00.000Z",
      "2027-01-01T20:00:00.000Z",
      "2027-01-08T20:00:00.000Z",
    ])
  })

  it("counts its last day where the venue is, not in UTC", () => {
    const lateShow = {
      startsAt: "2026-03-07T03:00:00.000Z", // Friday 6 March, 22:00 in New York
      endsAt: "2026-03-07T06:00:00.000Z",
      recurrence: { frequency: "weekly" as const, until: "2026-03-13" },
    }
    expect(
      starts(occurrences(lateShow, "America/New_York", new Date("2026-03-08T00:00:00Z"), 9)),
    ).toEqual(["2026-03-14T02:00:00.000Z"])
  })

  it("shows an evening that has gone past midnight as still on", () => {
    const untilTwo = {
      startsAt: "2026-01-03T21:00:00.000Z",
      endsAt: "2026-01-04T02:00:00.000Z",
      recurrence: { frequency: "weekly" as const, until: "2026-02-28" },
    }
    expect(occurrences(untilTwo, london, new Date("2026-01-11T01:00:00Z"), 1)).toEqual([
      { startsAt: "2026-01-10T21:00:00.000Z", endsAt: "2026-01-11T02:00:00.000Z" },
    ])
  })

  it("is over after its last evening", () => {
    const over = {
      startsAt: "2025-01-02T19:00:00.000Z",
      endsAt: "2025-01-02T21:00:00.000Z",
      recurrence: { frequency: "weekly" as const, until: "2025-01-30" },
    }
    expect(occurrences(over, london, new Date("2025-01-31T00:00:00Z"), 5)).toEqual([])
  })
})

describe("a monthly event", () => {
  it("stays on the second Tuesday", () => {
    const secondTuesday = {
      startsAt: "2026-01-13T18:00:00.000Z",
      endsAt: "2026-01-13T20:00:00.000Z",
      recurrence: { frequency: "monthly" as const, until: "2026-04-14" },
    }
    expect(starts(occurrences(secondTuesday, london, new Date("2026-01-01T00:00:00Z"), 9))).toEqual(
      [
        "2026-01-13T18:00:00.000Z",
        "2026-02-10T18:00:00.000Z",
        "2026-03-10T18:00:00.000Z",
        "2026-04-14T17:00:00.000Z",
      ],
    )
  })

  it("skips months that have no fifth of its weekday, also over the end of the year", () => {
    const fifthThursday = {
      startsAt: "2026-10-29T19:00:00.000Z",
      endsAt: "2026-10-29T22:00:00.000Z",
      recurrence: { frequency: "monthly" as const, until: "2027-04-30" },
    }
    expect(starts(occurrences(fifthThursday, london, new Date("2026-10-01T00:00:00Z"), 9))).toEqual(
      ["2026-10-29T19:00:00.000Z", "2026-12-31T19:00:00.000Z", "2027-04-29T18:00:00.000Z"],
    )
  })
})

describe("a wall-clock time", () => {
  it("is the first of the two where the clock goes back over it", () => {
    expect(instantOf("2026-10-25", "01:30", london).toISOString()).toBe("2026-10-25T00:30:00.000Z")
  })

  it("moves on by the length of the gap where the clock goes forward over it", () => {
    expect(instantOf("2026-03-29", "01:30", london).toISOString()).toBe("2026-03-29T01:30:00.000Z")
  })

  it("is exact right before and after a change of the clock", () => {
    expect(instantOf("2026-03-29", "00:59", london).toISOString()).toBe("2026-03-29T00:59:00.000Z")
    expect(instantOf("2026-03-29", "02:00", london).toISOString()).toBe("2026-03-29T01:00:00.000Z")
  })

  it("knows offsets that are not whole hours", () => {
    expect(utcOffset(new Date("2026-01-01T00:00:00Z"), "Asia/Kathmandu")).toBe(345)
  })
})

describe("the days of an occurrence", () => {
  it.each([
    ["an evening", "2026-11-28T19:00:00Z", "2026-11-28T23:00:00Z", "2026-11-28", "2026-11-28"],
    ["until midnight", "2026-11-28T19:00:00Z", "2026-11-29T00:00:00Z", "2026-11-28", "2026-11-28"],
    ["into the night", "2026-11-28T19:00:00Z", "2026-11-29T03:30:00Z", "2026-11-28", "2026-11-28"],
    ["of the night", "2026-11-28T01:00:00Z", "2026-11-28T04:00:00Z", "2026-11-28", "2026-11-28"],
    ["until morning", "2026-11-28T19:00:00Z", "2026-11-29T07:00:00Z", "2026-11-28", "2026-11-29"],
    ["three days", "2026-11-27T18:00:00Z", "2026-11-29T16:00:00Z", "2026-11-27", "2026-11-29"],
    ["two nights", "2026-11-27T18:00:00Z", "2026-11-29T02:00:00Z", "2026-11-27", "2026-11-28"],
    // By then the clocks have gone back: 23:30 UTC of Saturday was 00:30, of Monday it is 23:30.
    ["to winter", "2026-10-24T23:30:00Z", "2026-10-26T23:30:00Z", "2026-10-25", "2026-10-26"],
  ])("are those it touches, without the small hours at its end: %s", (_, ...span) => {
    const [startsAt, endsAt, first, last] = span
    expect(daysOf({ startsAt, endsAt }, london)).toEqual({ first, last })
  })
})

describe("a date of a series that was changed", () => {
  const sundays = {
    startsAt: "2026-12-06T18:00:00.000Z",
    endsAt: "2026-12-06T20:30:00.000Z",
    recurrence: {
      frequency: "weekly" as const,
      until: "2027-01-03",
      changed: [
        { day: "2026-12-13", newTime: "19:00" },
        { day: "2026-12-20" },
        { day: "2026-12-27", newDay: "2026-12-29" },
      ],
    },
  }

  it("takes place at its other time or on its other day, as long as ever, or not at all", () => {
    expect(occurrences(sundays, london, new Date("2026-12-07T00:00:00Z"), 9)).toEqual([
      { startsAt: "2026-12-13T19:00:00.000Z", endsAt: "2026-12-13T21:30:00.000Z" },
      { startsAt: "2026-12-29T18:00:00.000Z", endsAt: "2026-12-29T20:30:00.000Z" },
      { startsAt: "2027-01-03T18:00:00.000Z", endsAt: "2027-01-03T20:30:00.000Z" },
    ])
  })

  it("lasts as long by the clock when the clock goes forward over it, and where the first date's night did", () => {
    const moved = (startsAt: string, endsAt: string, changed: ChangedDate) => {
      const recurrence = { frequency: "weekly" as const, until: "2027-12-31", changed: [changed] }
      const found = occurrences({ startsAt, endsAt, recurrence }, london, new Date(startsAt), 9)
      return found[1]
    }
    // From 22:00 to 04:00, in the night of 27 March 2027 as in any other.
    const toTheChange = { day: "2027-03-26", newDay: "2027-03-27" }
    expect(moved("2027-03-19T22:00:00Z", "2027-03-20T04:00:00Z", toTheChange)).toEqual({
      startsAt: "2027-03-27T22:00:00.000Z",
      endsAt: "2027-03-28T03:00:00.000Z",
    })
    const afterTheChange = { day: "2027-04-03", newTime: "21:00" }
    expect(moved("2027-03-27T22:00:00Z", "2027-03-28T03:00:00Z", afterTheChange)).toEqual({
      startsAt: "2027-04-03T20:00:00.000Z",
      endsAt: "2027-04-04T02:00:00.000Z",
    })
  })

  it("is to come until it ends on its other day", () => {
    const found = (from: string) => starts(occurrences(sundays, london, new Date(from), 1))
    expect(found("2026-12-29T20:29:00Z")).toEqual(["2026-12-29T18:00:00.000Z"])
    expect(found("2026-12-29T20:30:00Z")).toEqual(["2027-01-03T18:00:00.000Z"])
  })

  it("counts for the last one of all", () => {
    const last = (from: string, event: RecurringEvent = sundays) =>
      lastOccurrence(event, london, new Date(from))
    const { changed, ...rule } = sundays.recurrence
    expect(last("1970-01-01T00:00:00Z")?.startsAt).toBe("2027-01-03T18:00:00.000Z")
    expect(last("2027-01-03T20:30:00Z")).toBeUndefined()
    const leftOut = { ...rule, changed: [...changed, { day: "2027-01-03" }] }
    const moved = { ...sundays, recurrence: leftOut }
    expect(last("2026-12-06T00:00:00Z", moved)?.startsAt).toBe("2026-12-29T18:00:00.000Z")
    expect(last("2026-12-29T20:30:00Z", moved)).toBeUndefined()
  })

  it("has to be one of the rule's, and stays nearer to its own day than to that of the next", () => {
    const wrong = (change: ChangedDate) => wrongWithChange(change, sundays, london)
    expect(wrong({ day: "2026-12-14" })).toBe("no date")
    expect(wrong({ day: "2027-01-10" })).toBe("no date")
    expect(wrong({ day: "2026-12-13", newDay: "2026-12-16" })).toBeUndefined()
    expect(wrong({ day: "2026-12-13", newDay: "2026-12-17" })).toBe("too far")
  })
})
