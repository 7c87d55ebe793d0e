import {
  EXCEPTION_NAMING,
  PERIOD_NAMING,
  rowName,
  TIMES_NAMING,
} from "../../../cms/src/rows/row-name"

const day = (date: string) => `${date}T12:00:00.000Z`

describe("a row in the admin is called", () => {
  it.each([
    ["its day and times", { day: "friday", opens: "12:00", closes: "00:30" }, "Friday 12:00–00:30"],
    ["as far as it is filled in", { day: "friday", opens: "12:00" }, "Friday 12:00–…"],
    ["its day alone", { day: "friday", opens: null, closes: "" }, "Friday"],
  ])("by %s, as a period", (_what, row, name) => {
    expect(rowName(row, PERIOD_NAMING)).toBe(name)
  })

  it.each([
    [day("2026-12-24"), day("2026-12-26"), "24–26 December 2026: Christmas"],
    [day("2026-12-31"), day("2027-01-02"), "31 December 2026 – 2 January 2027: Christmas"],
    [day("2026-12-24"), undefined, "24 December 2026: Christmas"],
    [day("2026-12-24"), day("2026-12-20"), "24 December 2026: Christmas"],
    [new Date(day("2026-12-24")), null, "24 December 2026: Christmas"],
    [undefined, undefined, "Christmas"],
    ["soon", undefined, "Christmas"],
  ])("by its days, as an exception from %s until %s", (from, until, name) => {
    expect(rowName({ from, until, reason: "Christmas" }, EXCEPTION_NAMING)).toBe(name)
  })

  it.each([
    [
      { day: "2026-12-27T12:00:00.000Z", newDay: null, newTime: null },
      "27 December 2026: cancelled",
    ],
    [{ day: "2027-01-03T12:00:00.000Z", newTime: "19:00" }, "3 January 2027: moved to 19:00"],
    [
      { day: "2027-01-03T12:00:00.000Z", newDay: "2027-01-02T12:00:00.000Z", newTime: "19:00" },
      "3 January 2027: moved to 2 January 2027, 19:00",
    ],
    [{ newTime: "19:00" }, ""],
  ])("by a date of a series and what becomes of it", (row, name) => {
    expect(rowName(row, { parts: [{ change: ["day", "newDay", "newTime"] }] })).toBe(name)
  })

  it("by a label and a number, leaving out what is empty", () => {
    const naming = { parts: ["label", "amount"] }
    expect(rowName({ label: "Glass", amount: 7.5 }, naming)).toBe("Glass 7.5")
    expect(rowName({ label: " ", amount: 0 }, naming)).toBe("0")
  })

  it.each([undefined, null, {}, { opens: "" }])("nothing while it is %j", (row) => {
    expect(rowName(row, TIMES_NAMING)).toBe("")
  })
})
