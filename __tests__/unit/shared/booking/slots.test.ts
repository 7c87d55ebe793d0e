import fc from "fast-check"
import { withEvent, withMenu } from "../../../../shared/booking/booking-facts"
import { coversLeft } from "../../../../shared/booking/capacity"
import type { BookableVenue, BookingRules } from "../../../../shared/booking/rules"
import { allSlots, firstDayWithTimes, nearSlots, slotsOf } from "../../../../shared/booking/slots"
import { problemWith } from "../../../../shared/submissions/field-rules"
import {
  addDays,
  openingState,
  wallClock,
  WEEKDAYS,
  type HoursRecord,
} from "../../../../shared/opening-hours"

const rules: BookingRules = {
  seats: 20,
  coversPerSlot: 8,
  slotMinutes: 30,
  turnMinutes: 90,
  smallestParty: 1,
  largestParty: 6,
  noticeHours: 2,
  daysAhead: 30,
}

const hours: HoursRecord = {
  timeZone: "Europe/Rome",
  status: "open",
  weekly: [
    { day: "friday", opens: "12:30", closes: "15:00" },
    { day: "friday", opens: "19:00", closes: "01:00" },
    { day: "saturday", opens: "19:00", closes: "05:00" },
  ],
  exceptions: [
    { from: "2026-12-25", reason: "Christmas Day", closed: true, periods: [] },
    {
      from: "2026-12-31",
      reason: "New Year's Eve",
      closed: false,
      periods: [{ opens: "20:00", closes: "03:00" }],
    },
  ],
}

const venue: BookableVenue = { hours, rules }
const TUESDAY = new Date("2026-11-24T09:00:00Z")
const FRIDAY = "2026-11-27"
const MINUTE = 60_000
const ZONES = [
  ...(["Europe/Rome", "Europe/London", "America/New_York", "Australia/Lord_Howe"] as const),
  // The last and the first place on earth where a day begins.
  ...(["Etc/GMT+12", "Pacific/Kiritimati"] as const),
]

const timesOf = (day: string, now = TUESDAY, of = venue, party = 2): string[] =>
  allSlots(slotsOf(of, { day, party }, now)).map(({ time }) => time)

describe("the times a venue offers", () => {
  it("are each offered once, the first of two that the clock shows on one day and in the night after it", () => {
    const periods = [
      { opens: "18:00", closes: "04:00" },
      { opens: "00:00", closes: "03:00" },
    ]
    const exceptions = [{ from: FRIDAY, reason: "A long night", closed: false, periods }]
    const slots = allSlots(
      slotsOf({ rules, hours: { ...hours, exceptions } }, { day: FRIDAY, party: 2 }, TUESDAY),
    )
    const times = slots.map(({ time }) => time)
    expect(times).toHaveLength(new Set(times).size)
    expect(slots.find(({ time }) => time === "00:30")).toMatchObject({ isNextDay: false })
    expect(slots.find(({ time }) => time === "02:30")).toMatchObject({ isNextDay: true })
  })

  it("come from its opening hours, the last one a turn before closing", () => {
    const offer = slotsOf(venue, { day: FRIDAY, party: 2 }, TUESDAY)
    expect(offer).toMatchObject({
      kind: "services",
      services: [
        { opens: "12:30", slots: [{ time: "12:30" }, { time: "13:00" }, { time: "13:30" }] },
        { opens: "19:00", closes: "01:00" },
      ],
    })
    expect(timesOf(FRIDAY).slice(-2)).toEqual(["23:00", "23:30"])
  })

  it("go on where one service ends when the next begins, on the same day or past midnight", () => {
    const SATURDAY = "2026-11-28"
    const open = (weekly: HoursRecord["weekly"], exceptions: HoursRecord["exceptions"] = []) => ({
      hours: { ...hours, weekly, exceptions },
      rules,
    })
    const lunchAndDinner = open([
      { day: "friday", opens: "12:00", closes: "17:00" },
      { day: "friday", opens: "17:00", closes: "23:00" },
    ])
    const times = timesOf(FRIDAY, TUESDAY, lunchAndDinner)
    expect(times).toContain("16:30")
    expect(new Set(times).size).toBe(times.length)
    expect(times.at(-1)).toBe("21:30")

    const always = open(WEEKDAYS.map((day) => ({ day, opens: "00:00", closes: "00:00" })))
    expect(timesOf(SATURDAY, TUESDAY, always)).toHaveLength(48)

    const evening = { day: "saturday" as const, opens: "18:00", closes: "00:00" }
    const night = { day: "sunday" as const, opens: "00:00", closes: "02:00" }
    expect(timesOf(SATURDAY, TUESDAY, open([evening, night])).at(-1)).toBe("23:30")
    expect(timesOf("2026-11-29", TUESDAY, open([evening, night]))).toEqual(["00:00", "00:30"])
    // Closed on that Sunday: nothing to go on to.
    const closed = { from: "2026-11-29", reason: "Works", closed: true, periods: [] }
    expect(timesOf(SATURDAY, TUESDAY, open([evening, night], [closed])).at(-1)).toBe("22:30")
  })

  it("past midnight belong to the evening they end", () => {
    const saturday = allSlots(slotsOf(venue, { day: "2026-11-28", party: 2 }, TUESDAY))
    const last = saturday[saturday.length - 1]
    expect(last).toMatchObject({ time: "03:30", isNextDay: true })
    expect(wallClock(new Date(last?.startsAt ?? 0), "Europe/Rome")).toEqual({
      day: "2026-11-29",
      time: "03:30",
    })
  })

  it("keep the notice the kitchen asks for", () => {
    // 11:05 in Rome: with two hours' notice the first time is 13:30.
    expect(timesOf(FRIDAY, new Date("2026-11-27T10:05:00Z"))[0]).toBe("13:30")
  })

  it("are none on a day that is closed, and the reason and the next day with some are given", () => {
    expect(slotsOf(venue, { day: "2026-11-25", party: 2 }, TUESDAY)).toEqual({
      kind: "closed",
      next: FRIDAY,
    })
    const inDecember = new Date("2026-12-20T09:00:00Z")
    expect(slotsOf(venue, { day: "2026-12-25", party: 2 }, inDecember)).toEqual({
      kind: "closed",
      reason: "Christmas Day",
      next: "2026-12-26",
    })
  })

  it("are an exception's own on its day", () => {
    expect(timesOf("2026-12-31", new Date("2026-12-20T09:00:00Z"))[0]).toBe("20:00")
  })

  it("say on which day there are some where it is too late for those of today", () => {
    const late = new Date("2026-11-27T22:00:00Z")
    const offer = slotsOf(venue, { day: FRIDAY, party: 2 }, late)
    expect(offer).toEqual({ kind: "past", next: "2026-11-28" })
    const ending = { ...venue, rules: { ...rules, daysAhead: 0 } }
    expect(slotsOf(ending, { day: FRIDAY, party: 2 }, late)).toEqual({ kind: "past" })
  })

  it("are none on a day whose services are shorter than a stay, which is not one that is over", () => {
    const short = {
      from: FRIDAY,
      reason: "Short lunch",
      closed: false,
      periods: [{ opens: "12:00", closes: "13:00" }],
    }
    const weekly = [...hours.weekly, { day: "thursday" as const, opens: "12:00", closes: "15:00" }]
    const of = { ...venue, hours: { ...hours, weekly, exceptions: [short] } }
    for (const now of [TUESDAY, new Date("2026-11-27T22:00:00Z")]) {
      expect(slotsOf(of, { day: FRIDAY, party: 2 }, now)).toEqual({
        kind: "none",
        reason: "Short lunch",
        next: "2026-11-28",
      })
    }
  })

  it("say why there are none for too large a party, too far ahead, or in the past", () => {
    expect(slotsOf(venue, { day: FRIDAY, party: 7 }, TUESDAY)).toEqual({
      kind: "tooMany",
      largest: 6,
    })
    expect(slotsOf(venue, { day: "2027-01-01", party: 2 }, TUESDAY)).toEqual({
      kind: "tooFar",
      lastDay: "2026-12-24",
    })
    expect(slotsOf(venue, { day: "2026-11-20", party: 2 }, TUESDAY)).toEqual({ kind: "past" })
    const shut = { ...venue, hours: { ...hours, status: "temporarilyClosed" as const } }
    expect(slotsOf(shut, { day: FRIDAY, party: 2 }, TUESDAY)).toEqual({ kind: "notBookable" })
  })

  it("keep to the days, the notice and the party of a tasting menu", () => {
    const menu = {
      slug: "brace",
      title: "Brace",
      venues: [],
      days: ["friday" as const],
      minimumGuests: 2,
      noticeHours: 48,
    }
    const chosen = withMenu(venue, menu)
    expect(slotsOf(chosen, { day: "2026-11-28", party: 2 }, TUESDAY)).toEqual({
      kind: "notServed",
      weekdays: ["friday"],
    })
    expect(slotsOf(chosen, { day: FRIDAY, party: 1 }, TUESDAY)).toMatchObject({ smallest: 2 })
    expect(timesOf(FRIDAY, new Date("2026-11-25T12:00:00Z"), chosen)[0]).toBe("13:00")
    expect(timesOf(FRIDAY, TUESDAY, withMenu(venue, undefined))[0]).toBe("12:30")
  })

  it("keep to an event: its days, while it lasts, and not outside of the opening hours", () => {
    const event = {
      slug: "dough-class",
      title: "Dough class",
      venue: "trattoria",
      startsAt: "2026-11-13T19:00:00Z",
      endsAt: "2026-11-13T20:30:00Z",
      recurrence: { frequency: "weekly" as const, until: "2026-12-11" },
    }
    const coming = withEvent(venue, event, TUESDAY)
    expect(timesOf(FRIDAY, TUESDAY, coming)).toEqual(["20:00", "20:30", "21:00"])
    expect(slotsOf(coming, { day: "2026-11-28", party: 2 }, TUESDAY)).toEqual({
      kind: "otherDays",
      days: ["2026-11-27", "2026-12-04", "2026-12-11"],
    })
    const early = { ...event, startsAt: "2026-11-27T08:00:00Z", endsAt: "2026-11-27T09:00:00Z" }
    expect(slotsOf(withEvent(venue, early, TUESDAY), { day: FRIDAY, party: 2 }, TUESDAY)).toEqual({
      kind: "notBookable",
    })
    const tonight = new Date("2026-11-27T19:30:00Z")
    expect(slotsOf(withEvent(venue, event, tonight), { day: FRIDAY, party: 2 }, tonight)).toEqual({
      kind: "past",
    })
  })

  it("keep to an event of several days on each of them, and name those to who asks for another", () => {
    const fair = {
      slug: "truffle-fair",
      title: "Truffle fair",
      venue: "trattoria",
      startsAt: "2026-11-26T09:00:00Z",
      endsAt: "2026-11-28T19:00:00Z",
      recurrence: { frequency: "none" as const },
    }
    const coming = withEvent(venue, fair, TUESDAY)
    expect(timesOf(FRIDAY, TUESDAY, coming)).toEqual(timesOf(FRIDAY))
    expect(timesOf("2026-11-28", TUESDAY, coming)).toEqual(["19:00", "19:30"])
    // Closed on the Thursday that it begins on.
    const [friday, saturday] = [FRIDAY, "2026-11-28"]
    expect(slotsOf(coming, { day: "2026-12-04", party: 2 }, TUESDAY)).toEqual({
      kind: "otherDays",
      days: [friday, saturday],
    })
    const onFriday = new Date("2026-11-27T23:30:00Z")
    expect(slotsOf(coming, { day: "2026-12-04", party: 2 }, onFriday)).toEqual({
      kind: "otherDays",
      days: [saturday],
    })
  })

  it("are named for other days of an event only where the next click finds them: with its notice, and not too far ahead", () => {
    const suppers = {
      slug: "supper",
      title: "Supper",
      venue: "trattoria",
      startsAt: "2026-11-27T19:00:00Z",
      endsAt: "2026-11-27T21:00:00Z",
      recurrence: { frequency: "weekly" as const, until: "2026-12-11" },
    }
    const named = (of: Partial<BookingRules>) => {
      const kept = { hours, rules: { ...rules, ...of } }
      return slotsOf(withEvent(kept, suppers, TUESDAY), { day: "2026-11-25", party: 2 }, TUESDAY)
    }
    expect(named({ noticeHours: 96 })).toMatchObject({ days: ["2026-12-04", "2026-12-11"] })
    expect(named({ daysAhead: 10 })).toMatchObject({ days: [FRIDAY, "2026-12-04"] })
    // None can be booked, and it is not over.
    const all = [FRIDAY, "2026-12-04", "2026-12-11"]
    expect(named({ daysAhead: 1 })).toMatchObject({ days: all })
    expect(named({ noticeHours: 24 * 30 })).toMatchObject({ days: all })
  })

  /** From half past midnight on Sunday. */
  const LATE_OVEN = {
    slug: "late-oven",
    title: "Late oven",
    venue: "trattoria",
    startsAt: "2026-11-28T23:30:00Z",
    endsAt: "2026-11-29T01:00:00Z",
    recurrence: { frequency: "none" as const },
  }

  it("keep to an event after midnight on the evening before it", () => {
    const coming = withEvent(venue, LATE_OVEN, TUESDAY)
    expect(timesOf("2026-11-28", TUESDAY, coming)).toEqual(["00:30", "01:00", "01:30"])
    expect(slotsOf(coming, { day: FRIDAY, party: 2 }, TUESDAY)).toEqual({
      kind: "otherDays",
      days: ["2026-11-28"],
    })
  })

  it("of an event after midnight are those of the evening before, also for who asks about the calendar's day", () => {
    const nightly = {
      ...hours,
      exceptions: [],
      weekly: WEEKDAYS.map((day) => ({ day, opens: "19:00", closes: "05:00" })),
    }
    const changed = [
      { day: "2026-12-06" },
      { day: "2026-12-13", newDay: "2026-12-15" },
      { day: "2026-12-20", newTime: "23:00" },
    ]
    const recurrence = { frequency: "weekly" as const, until: "2026-12-20", changed }
    const late = { ...LATE_OVEN, recurrence }
    const coming = withEvent({ hours: nightly, rules }, late, TUESDAY)
    const offerOn = (day: string) => slotsOf(coming, { day, party: 2 }, TUESDAY)
    const days = ["2026-11-28", "2026-12-14", "2026-12-20"]
    expect(offerOn("2026-11-29")).toEqual({ kind: "otherDays", days })
    for (const day of ["2026-12-05", "2026-12-06"]) {
      expect(offerOn(day)).toEqual({ kind: "otherDays", days, gone: { day } })
    }
    for (const day of ["2026-12-12", "2026-12-13"]) {
      expect(offerOn(day)).toEqual({ kind: "otherDays", days, gone: { day, newDay: "2026-12-14" } })
    }
    // Moved to the late evening of the same date.
    expect(offerOn("2026-12-19")).toMatchObject({ gone: { newDay: "2026-12-20" } })
  })

  it("are held until an event ends, past midnight and on every date of a series, and for a turn at least", () => {
    const supper = {
      slug: "long-supper",
      title: "Long supper",
      venue: "trattoria",
      startsAt: "2026-11-13T19:00:00Z",
      endsAt: "2026-11-14T00:00:00Z",
      recurrence: { frequency: "weekly" as const, until: "2026-12-11" },
    }
    const heldOn = (day: string, of: BookableVenue): (readonly [string, string])[] =>
      allSlots(slotsOf(of, { day, party: 2 }, TUESDAY)).map(({ time, endsAt }) => {
        return [time, wallClock(new Date(endsAt), "Europe/Rome").time]
      })
    const coming = withEvent(venue, supper, TUESDAY)
    for (const day of [FRIDAY, "2026-12-04"]) {
      expect(heldOn(day, coming)).toContainEqual(["20:00", "01:00"])
      expect(heldOn(day, coming)).toContainEqual(["23:30", "01:00"])
    }
    const brief = withEvent(venue, { ...supper, endsAt: "2026-11-13T20:00:00Z" }, TUESDAY)
    expect(heldOn(FRIDAY, brief)).toContainEqual(["20:30", "22:00"])
    const fair = withEvent(
      venue,
      { ...supper, endsAt: "2026-11-15T19:00:00Z", recurrence: { frequency: "none" as const } },
      new Date("2026-11-13T09:00:00Z"),
    )
    const friday = slotsOf(fair, { day: "2026-11-13", party: 2 }, new Date("2026-11-13T09:00:00Z"))
    const held = allSlots(friday).map(({ startsAt, endsAt }) => endsAt - startsAt)
    expect(new Set(held)).toEqual(new Set([90 * MINUTE]))
  })

  it("are free for an event only where the seats are until it ends", () => {
    const at = (time: string): number => Date.parse(`2026-11-27T${time}:00Z`)
    const supper = {
      slug: "long-supper",
      title: "Long supper",
      venue: "trattoria",
      startsAt: "2026-11-27T18:00:00Z",
      endsAt: "2026-11-27T23:00:00Z",
      recurrence: { frequency: "none" as const },
    }
    const taken = {
      seatings: [{ startsAt: at("21:30"), endsAt: at("23:00"), guests: rules.seats }],
      blocks: [],
    }
    const isFree = (of: BookableVenue): boolean | undefined =>
      allSlots(slotsOf(of, { day: FRIDAY, party: 2 }, TUESDAY, taken)).find(
        ({ time }) => time === "19:00",
      )?.isFree
    expect(isFree(venue)).toBe(true)
    expect(isFree(withEvent(venue, supper, TUESDAY))).toBe(false)
  })

  it("leave out what the clocks skip in spring, and come once in autumn", () => {
    // In Rome clocks go from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October.
    const spring = timesOf("2026-03-28", new Date("2026-03-24T09:00:00Z"))
    expect(spring.slice(-4)).toEqual(["01:00", "01:30", "03:00", "03:30"])
    const autumn = timesOf("2026-10-24", new Date("2026-10-20T09:00:00Z"))
    expect(new Set(autumn).size).toBe(autumn.length)
    expect(autumn.slice(-4)).toEqual(["02:00", "02:30", "03:00", "03:30"])
  })
})

describe("the first day with times", () => {
  it("is the next on which the venue is open, and today until its last time has passed", () => {
    expect(firstDayWithTimes(venue, 2, TUESDAY)).toBe(FRIDAY)
    expect(firstDayWithTimes(venue, 2, new Date("2026-11-27T20:00:00Z"))).toBe(FRIDAY)
    expect(firstDayWithTimes(venue, 2, new Date("2026-11-27T22:00:00Z"))).toBe("2026-11-28")
  })

  it.each(ZONES)(
    "is one that the form takes, at each hour of the night and day in %s",
    (timeZone) => {
      const weekly = WEEKDAYS.map((day) => ({ day, opens: "18:00", closes: "03:30" }))
      const nightly = { hours: { ...hours, timeZone, weekly, exceptions: [] }, rules }
      for (let hour = 0; hour < 48; hour += 1) {
        const now = new Date(TUESDAY.getTime() + hour * 60 * MINUTE)
        const first = firstDayWithTimes(nightly, 2, now) ?? ""
        expect(timesOf(first, now, nightly)).not.toEqual([])
        expect(problemWith({ is: "day", ofService: true }, first, now.getTime())).toBeUndefined()
      }
    },
  )

  it("of what has dates of its own is the first of them", () => {
    const from = Date.parse("2026-12-12T19:00:00Z")
    const sittings = [{ from, until: from + 180 * MINUTE }]
    expect(firstDayWithTimes({ ...venue, sittings }, 2, TUESDAY)).toBe("2026-12-12")
  })

  it("of what goes on for days is the first of them that the venue is open on", () => {
    // From Monday on; it opens on Friday.
    const from = Date.parse("2026-11-23T09:00:00Z")
    const sittings = [{ from, until: from + 8 * 24 * 60 * MINUTE }]
    expect(firstDayWithTimes({ ...venue, sittings }, 2, TUESDAY)).toBe(FRIDAY)
  })

  it("is looked for on the next dates alone, and not within its notice: the times of a day take a while", () => {
    const day = 24 * 60 * MINUTE
    const closed = Date.parse("2026-11-25T09:00:00Z")
    const sittings = Array.from({ length: 60 }, (_, week) => ({
      from: closed + 7 * week * day,
      until: closed + 7 * week * day + 30 * MINUTE,
    }))
    const often = { ...rules, slotMinutes: 5, turnMinutes: 15, daysAhead: 400 }
    const began = performance.now()
    expect(firstDayWithTimes({ hours, rules: often, sittings }, 2, TUESDAY)).toBeUndefined()
    const late = { ...often, noticeHours: 24 * 14 }
    expect(firstDayWithTimes({ hours, rules: late }, 2, TUESDAY)).toBe("2026-12-11")
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it("is none where nothing can be booked, by party, status or how far ahead", () => {
    expect(firstDayWithTimes(venue, 7, TUESDAY)).toBeUndefined()
    const closed = { ...venue, hours: { ...hours, status: "temporarilyClosed" as const } }
    expect(firstDayWithTimes(closed, 2, TUESDAY)).toBeUndefined()
    const nearly = { ...venue, rules: { ...rules, daysAhead: 2 } }
    expect(firstDayWithTimes(nearly, 2, TUESDAY)).toBeUndefined()
  })
})

describe("how much room there is", () => {
  const at = (time: string): number => Date.parse(`2026-11-27T${time}:00Z`)
  const seated = (time: string, guests: number, minutes = 90) => ({
    startsAt: at(time),
    endsAt: at(time) + minutes * MINUTE,
    guests,
  })

  it("counts who arrives at the same time, and who still sits there", () => {
    const taken = { seatings: [seated("18:00", 8), seated("18:30", 8)], blocks: [] }
    const left = (time: string) =>
      coversLeft(rules, { startsAt: at(time), endsAt: at(time) + 90 * MINUTE }, taken)
    expect(left("18:00")).toBe(0)
    // 20 seats, 16 taken.
    expect(left("19:00")).toBe(4)
    expect(left("19:30")).toBe(8)
  })

  it("looks at the fullest moment of the whole stay", () => {
    const taken = { seatings: [seated("19:00", 8), seated("19:30", 8)], blocks: [] }
    expect(coversLeft(rules, { startsAt: at("18:30"), endsAt: at("20:00") }, taken)).toBe(4)
    expect(coversLeft(rules, { startsAt: at("17:30"), endsAt: at("19:00") }, taken)).toBe(8)
  })

  it("is none where staff have blocked the time", () => {
    const taken = { seatings: [], blocks: [{ from: at("18:00"), until: at("19:00") }] }
    const span = (time: string) => ({ startsAt: at(time), endsAt: at(time) + 90 * MINUTE })
    expect(coversLeft(rules, span("18:30"), taken)).toBe(0)
    expect(coversLeft(rules, span("19:00"), taken)).toBe(8)
  })

  it("leads to the nearest times that are free", () => {
    const full = { seatings: [seated("19:00", 8)], blocks: [] }
    const offer = slotsOf(venue, { day: FRIDAY, party: 2 }, TUESDAY, full)
    // 19:00 UTC is 20:00 in Rome.
    expect(nearSlots(offer, at("19:00"), 2).map(({ time }) => time)).toEqual(["19:30", "20:30"])
  })
})

/** Around changes of the clock in each of these zones, and far from any. */
const DAYS = ["2026-03-07", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24", "2026-10-31"]

const aTime = fc
  .integer({ min: 0, max: 95 })
  .map((n) => `${String(n >> 2).padStart(2, "0")}:${String((n & 3) * 15).padStart(2, "0")}`)
const aRange = fc.record({ opens: aTime, closes: aTime })

const aVenue: fc.Arbitrary<BookableVenue> = fc.record({
  hours: fc.record({
    timeZone: fc.constantFrom(...ZONES),
    status: fc.constant("open" as const),
    weekly: fc.array(
      fc.tuple(fc.constantFrom(...WEEKDAYS), aRange).map(([day, range]) => ({ day, ...range })),
      { maxLength: 6 },
    ),
    exceptions: fc
      .option(fc.tuple(fc.constantFrom(...DAYS), fc.array(aRange, { maxLength: 2 })))
      .map((given) =>
        given
          ? [{ from: given[0], reason: "Feast", closed: given[1].length === 0, periods: given[1] }]
          : [],
      ),
  }),
  rules: fc.record({
    seats: fc.integer({ min: 1, max: 40 }),
    coversPerSlot: fc.integer({ min: 1, max: 20 }),
    slotMinutes: fc.constantFrom(15, 20, 30, 60),
    turnMinutes: fc.integer({ min: 15, max: 180 }),
    smallestParty: fc.integer({ min: 1, max: 2 }),
    largestParty: fc.integer({ min: 2, max: 10 }),
    noticeHours: fc.integer({ min: 0, max: 30 }),
    daysAhead: fc.integer({ min: 0, max: 60 }),
  }),
})

describe("whatever the hours, rules and zone", () => {
  const asked = fc.record({
    venue: aVenue,
    day: fc.tuple(fc.constantFrom(...DAYS), fc.integer({ min: -1, max: 1 })),
    ahead: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    party: fc.integer({ min: 1, max: 11 }),
  })

  it("every time that is offered lies in the opening hours for a whole turn, on the venue's clock", () => {
    fc.assert(
      fc.property(asked, ({ venue, day: [base, shift], ahead, party }) => {
        const day = addDays(base, shift)
        const now = new Date(Date.parse(`${day}T12:00:00Z`) - ahead * MINUTE)
        const slots = allSlots(slotsOf(venue, { day, party }, now))
        for (const { startsAt, endsAt, time, isNextDay } of slots) {
          const { timeZone } = venue.hours
          expect(wallClock(new Date(startsAt), timeZone)).toEqual({
            day: addDays(day, isNextDay ? 1 : 0),
            time,
          })
          expect(startsAt).toBeGreaterThanOrEqual(
            now.getTime() + venue.rules.noticeHours * 60 * MINUTE,
          )
          expect(endsAt - startsAt).toBe(venue.rules.turnMinutes * MINUTE)
          expect(openingState(venue.hours, new Date(startsAt)).kind).toBe("open")
          expect(party).toBeLessThanOrEqual(venue.rules.largestParty)
        }
      }),
      { numRuns: 400 },
    )
  })

  it("the first day with times is the first that offers some", () => {
    fc.assert(
      fc.property(asked, ({ venue, day: [base], ahead, party }) => {
        const now = new Date(Date.parse(`${base}T12:00:00Z`) - ahead * MINUTE)
        const from = addDays(wallClock(now, venue.hours.timeZone).day, -1)
        const days = Array.from({ length: 12 }, (_, shift) => addDays(from, shift))
        const first = days.find((day) => slotsOf(venue, { day, party }, now).kind === "services")
        const found = firstDayWithTimes(venue, party, now)
        expect(found && found <= addDays(from, 11) ? found : undefined).toBe(first)
      }),
      { numRuns: 200 },
    )
  })

  it("filling what is offered never seats more than there are seats, nor lets more arrive than the slot takes", () => {
    fc.assert(
      fc.property(
        asked,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 8 })), { maxLength: 30 }),
        ({ venue, day: [day], ahead }, wishes) => {
          const now = new Date(Date.parse(`${day}T12:00:00Z`) - ahead * MINUTE)
          const seatings: { startsAt: number; endsAt: number; guests: number }[] = []
          for (const [pick, guests] of wishes) {
            const offer = slotsOf(venue, { day, party: guests }, now, { seatings, blocks: [] })
            const free = allSlots(offer).filter(({ isFree }) => isFree)
            const slot = free[pick % Math.max(1, free.length)]
            if (slot) seatings.push({ startsAt: slot.startsAt, endsAt: slot.endsAt, guests })
          }
          for (const { startsAt } of seatings) {
            const sum = (of: typeof seatings) => of.reduce((all, { guests }) => all + guests, 0)
            const sitting = seatings.filter(
              (other) => other.startsAt <= startsAt && startsAt < other.endsAt,
            )
            const arriving = seatings.filter((other) => other.startsAt === startsAt)
            expect(sum(sitting)).toBeLessThanOrEqual(venue.rules.seats)
            expect(sum(arriving)).toBeLessThanOrEqual(venue.rules.coversPerSlot)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})
