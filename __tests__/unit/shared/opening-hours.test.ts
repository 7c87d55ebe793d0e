import {
  findOverlappingExceptions,
  findOverlappingPeriods,
  findOverlappingRanges,
  hoursOn,
  isCalendarDay,
  isTimeOfDay,
  openingState,
  weekdayOf,
} from "../../../shared/opening-hours"
import type { HoursRecord } from "../../../shared/opening-hours"

const splitShifts: HoursRecord = {
  timeZone: "Europe/Rome",
  status: "open",
  weekly: [
    { day: "friday", opens: "12:00", closes: "15:00" },
    { day: "friday", opens: "19:00", closes: "01:30" },
    { day: "saturday", opens: "12:00", closes: "15:00" },
    { day: "sunday", opens: "18:00", closes: "00:00" },
    { day: "monday", opens: "00:00", closes: "01:00" },
  ],
  exceptions: [
    { from: "2026-12-25", until: "2026-12-26", reason: "Christmas", closed: true, periods: [] },
    {
      from: "2026-12-31",
      reason: "New Year's Eve",
      closed: false,
      periods: [{ opens: "20:00", closes: "03:00" }],
    },
  ],
}

// Rome is one hour ahead of UTC in November and December.
const at = (utc: string): Date => new Date(`${utc}:00Z`)

describe("whether a venue is open now", () => {
  it("says open, and until when, during a shift", () => {
    expect(openingState(splitShifts, at("2026-11-20T12:00"))).toMatchObject({
      kind: "open",
      closes: { time: "15:00", daysFromToday: 0 },
    })
  })

  it("opens at the first minute and is closed at the closing minute", () => {
    expect(openingState(splitShifts, at("2026-11-20T11:00")).kind).toBe("open")
    expect(openingState(splitShifts, at("2026-11-20T14:00")).kind).toBe("closed")
  })

  it("names the evening shift as the next opening between split shifts", () => {
    expect(openingState(splitShifts, at("2026-11-20T15:00"))).toMatchObject({
      kind: "closed",
      opens: { time: "19:00", daysFromToday: 0, weekday: "friday" },
    })
  })

  it("stays open past midnight until the small hours of the next day", () => {
    expect(openingState(splitShifts, at("2026-11-21T00:15"))).toMatchObject({
      kind: "open",
      closes: { time: "01:30", day: "2026-11-21", daysFromToday: 0 },
    })
  })

  it("joins an evening that ends at midnight with a row that begins there", () => {
    expect(openingState(splitShifts, at("2026-11-22T22:00"))).toMatchObject({
      kind: "open",
      closes: { time: "01:00", weekday: "monday", daysFromToday: 1 },
    })
  })

  it("uses the venue's clock, not the visitor's", () => {
    const inLondon = { ...splitShifts, timeZone: "Europe/London" }
    expect(openingState(splitShifts, at("2026-11-20T11:30")).kind).toBe("open")
    expect(openingState(inLondon, at("2026-11-20T11:30")).kind).toBe("closed")
  })

  it("follows the wall clock over a change to summer time", () => {
    // Friday 27 March 2026 is winter time, Friday 3 April summer time.
    expect(openingState(splitShifts, at("2026-03-27T11:05")).kind).toBe("open")
    expect(openingState(splitShifts, at("2026-03-27T10:05")).kind).toBe("closed")
    expect(openingState(splitShifts, at("2026-04-03T10:05")).kind).toBe("open")
  })

  it("lets a dated exception replace the week, and says which", () => {
    expect(openingState(splitShifts, at("2026-12-25T12:00"))).toMatchObject({
      kind: "closed",
      exception: { reason: "Christmas" },
      opens: { day: "2026-12-27", time: "18:00" },
    })
    expect(openingState(splitShifts, at("2027-01-01T01:30"))).toMatchObject({
      kind: "open",
      closes: { time: "03:00", daysFromToday: 0 },
    })
  })

  it("does not cut an evening short when the next day is an exception", () => {
    const closedSaturday: HoursRecord = {
      ...splitShifts,
      exceptions: [{ from: "2026-11-21", reason: "Works", closed: true, periods: [] }],
    }
    expect(openingState(closedSaturday, at("2026-11-21T00:00")).kind).toBe("open")
    expect(openingState(closedSaturday, at("2026-11-21T12:00")).kind).toBe("closed")
  })

  it("finds an opening months away", () => {
    const season: HoursRecord = {
      ...splitShifts,
      exceptions: [
        { from: "2026-11-01", until: "2027-03-31", reason: "Winter", closed: true, periods: [] },
      ],
    }
    expect(openingState(season, at("2026-11-20T12:00"))).toMatchObject({
      kind: "closed",
      opens: { day: "2027-04-02", time: "12:00" },
    })
  })

  it("gives no closing time where a venue never closes, and no opening where it never opens", () => {
    const weekly = (
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const
    ).map((day) => ({ day, opens: "00:00", closes: "00:00" }))
    const always = openingState({ ...splitShifts, weekly, exceptions: [] }, at("2026-11-20T12:00"))
    expect(always).toEqual({ kind: "open" })
    const never = openingState(
      { ...splitShifts, weekly: [], exceptions: [] },
      at("2026-11-20T12:00"),
    )
    expect(never).toEqual({ kind: "closed" })
  })

  it("gives a closing time once it is less than a day away, for it would be taken for today's", () => {
    const weekly = (
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const
    ).map((day) => ({ day, opens: "00:00", closes: "00:00" }))
    const daysOff = { from: "2026-11-25", reason: "Stocktaking", closed: true, periods: [] }
    const hours = { ...splitShifts, weekly, exceptions: [daysOff] }
    // Midnight in Rome is 23:00 UTC.
    expect(openingState(hours, at("2026-11-20T12:00"))).toEqual({ kind: "open" })
    expect(openingState(hours, at("2026-11-23T23:00"))).toEqual({ kind: "open" })
    expect(openingState(hours, at("2026-11-23T23:01"))).toMatchObject({
      kind: "open",
      closes: { day: "2026-11-25", time: "00:00", daysFromToday: 1 },
    })
  })

  it("never says open for a venue that is not trading", () => {
    const now = at("2026-11-20T12:00")
    expect(openingState({ ...splitShifts, status: "openingSoon" }, now).kind).toBe("openingSoon")
    expect(openingState({ ...splitShifts, status: "temporarilyClosed" }, now).kind).toBe(
      "temporarilyClosed",
    )
    expect(openingState({ ...splitShifts, status: "closed" }, now).kind).toBe("permanentlyClosed")
  })
})

describe("rows of hours that contradict each other", () => {
  it("are found on one day", () => {
    expect(
      findOverlappingPeriods([
        { day: "monday", opens: "12:00", closes: "15:00" },
        { day: "tuesday", opens: "12:00", closes: "15:00" },
        { day: "monday", opens: "14:30", closes: "22:00" },
      ]),
    ).toEqual([0, 2])
  })

  it("are found across midnight, and from Sunday into Monday", () => {
    expect(
      findOverlappingPeriods([
        { day: "friday", opens: "19:00", closes: "02:00" },
        { day: "saturday", opens: "01:00", closes: "03:00" },
      ]),
    ).toEqual([0, 1])
    expect(
      findOverlappingPeriods([
        { day: "monday", opens: "00:30", closes: "03:00" },
        { day: "sunday", opens: "19:00", closes: "01:00" },
      ]),
    ).toEqual([0, 1])
  })

  it("are found where a day would have a time of the clock twice, before and after midnight", () => {
    const smallHours = { opens: "00:00", closes: "03:00" }
    const evening = { opens: "18:00", closes: "02:00" }
    expect(findOverlappingRanges([smallHours, evening])).toEqual([0, 1])
    expect(findOverlappingRanges([smallHours, { ...evening, closes: "00:00" }])).toBeUndefined()
    const day = "sunday"
    expect(
      findOverlappingPeriods([
        { day: "friday", ...evening },
        { day, ...smallHours },
        { day, ...evening },
      ]),
    ).toEqual([1, 2])
  })

  it("are not claimed where periods only touch", () => {
    expect(findOverlappingPeriods(splitShifts.weekly)).toBeUndefined()
    expect(
      findOverlappingRanges([
        { opens: "12:00", closes: "15:00" },
        { opens: "15:00", closes: "18:00" },
      ]),
    ).toBeUndefined()
  })

  it("are found among exceptions that share a day", () => {
    expect(
      findOverlappingExceptions([
        { from: "2026-12-24", until: "2026-12-26" },
        { from: "2026-12-27" },
        { from: "2026-12-26", until: "2026-12-26" },
      ]),
    ).toEqual([0, 2])
  })
})

describe("days and times", () => {
  it("are told from what only looks like them", () => {
    expect(isTimeOfDay("23:59")).toBe(true)
    expect(isTimeOfDay("24:00")).toBe(false)
    expect(isTimeOfDay("9:00")).toBe(false)
    expect(isCalendarDay("2028-02-29")).toBe(true)
    expect(isCalendarDay("2026-02-29")).toBe(false)
  })

  it("know their weekday", () => {
    expect(weekdayOf("2026-11-20")).toBe("friday")
    expect(weekdayOf("1969-12-31")).toBe("wednesday")
  })

  it("give the hours of a date, with the exception that made them", () => {
    expect(hoursOn(splitShifts, "2026-11-21").periods).toHaveLength(1)
    expect(hoursOn(splitShifts, "2026-12-31")).toMatchObject({
      periods: [{ opens: "20:00", closes: "03:00" }],
      exception: { reason: "New Year's Eve" },
    })
  })
})
