import { spanOfDay, timesOnDay } from "../../../../shared/booking/service-day"
import { dayInService, type HoursRecord } from "../../../../shared/opening-hours"

const hours: HoursRecord = {
  timeZone: "Europe/Rome",
  status: "open",
  weekly: [
    { day: "friday", opens: "18:00", closes: "02:00" },
    { day: "saturday", opens: "12:00", closes: "15:00" },
    { day: "saturday", opens: "19:00", closes: "05:00" },
    { day: "sunday", opens: "12:00", closes: "15:00" },
  ],
  exceptions: [{ from: "2026-12-25", reason: "Christmas", closed: true, periods: [] }],
}
const FRIDAY = "2026-11-27"

const iso = ({ from, until }: { from: number; until: number }): string[] =>
  [from, until].map((instant) => new Date(instant).toISOString().slice(0, 16))
const typed = (day: string, from: string, until: string) =>
  iso(timesOnDay(hours, day, { from, until }))

describe("a venue’s day", () => {
  it("goes from its midnight until its last service ends", () => {
    expect(iso(spanOfDay(hours, FRIDAY))).toEqual(["2026-11-26T23:00", "2026-11-28T01:00"])
  })

  it("goes at least until the next midnight, also where it is closed", () => {
    expect(iso(spanOfDay(hours, "2026-11-29"))).toEqual(["2026-11-28T23:00", "2026-11-29T23:00"])
    expect(iso(spanOfDay(hours, "2026-12-25"))).toEqual(["2026-12-24T23:00", "2026-12-25T23:00"])
  })

  it("is as long as the clocks make it", () => {
    expect(iso(spanOfDay(hours, "2026-03-28"))).toEqual(["2026-03-27T23:00", "2026-03-29T03:00"])
    expect(iso(spanOfDay(hours, "2026-03-29"))).toEqual(["2026-03-28T23:00", "2026-03-29T22:00"])
  })
})

describe("the day in service", () => {
  it.each([
    ["before midnight", "2026-11-27T21:00:00Z", FRIDAY],
    ["past midnight, while the evening goes on", "2026-11-28T00:59:00Z", FRIDAY],
    [
      "in the hour that the clocks show twice, until its end by them",
      "2026-10-25T01:30:00Z",
      "2026-10-24",
    ],
    ["once its last service has ended", "2026-11-28T01:00:00Z", "2026-11-28"],
    ["after an evening that ends before midnight", "2026-11-29T23:30:00Z", "2026-11-30"],
  ])("is that of the evening %s", (_, now, day) => {
    expect(dayInService(hours, new Date(now))).toBe(day)
  })
})

describe("times that are typed for a day", () => {
  it.each([
    ["in the evening", "18:00", "20:00", ["2026-11-27T17:00", "2026-11-27T19:00"]],
    ["until after midnight", "23:00", "01:00", ["2026-11-27T22:00", "2026-11-28T00:00"]],
    ["after midnight", "00:30", "01:00", ["2026-11-27T23:30", "2026-11-28T00:00"]],
    ["after midnight until closing", "00:00", "02:00", ["2026-11-27T23:00", "2026-11-28T01:00"]],
    ["after midnight until later", "01:30", "03:00", ["2026-11-28T00:30", "2026-11-28T02:00"]],
    ["after closing", "02:00", "03:00", ["2026-11-27T01:00", "2026-11-27T02:00"]],
    ["from midnight over the evening", "00:00", "23:59", ["2026-11-26T23:00", "2026-11-27T22:59"]],
    ["round the clock", "00:00", "00:00", ["2026-11-26T23:00", "2026-11-27T23:00"]],
  ])("%s", (_when, from, until, expected) => {
    expect(typed(FRIDAY, from, until)).toEqual(expected)
  })

  it("are the calendar’s where no service goes past midnight", () => {
    expect(typed("2026-11-29", "00:30", "01:00")).toEqual(["2026-11-28T23:30", "2026-11-29T00:00"])
  })

  it("are an exception’s on its day", () => {
    expect(typed("2026-12-25", "00:30", "01:00")).toEqual(["2026-12-24T23:30", "2026-12-25T00:00"])
  })

  it("keep to the clock as it goes forward and back in the night", () => {
    // In Rome from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October.
    expect(typed("2026-03-28", "01:30", "03:30")).toEqual(["2026-03-29T00:30", "2026-03-29T01:30"])
    expect(typed("2026-10-24", "01:30", "03:30")).toEqual(["2026-10-24T23:30", "2026-10-25T02:30"])
  })

  it("are none where the clocks skip them", () => {
    const { from, until } = timesOnDay(hours, "2026-03-28", { from: "02:30", until: "03:00" })
    expect(until).toBeLessThanOrEqual(from)
  })
})
