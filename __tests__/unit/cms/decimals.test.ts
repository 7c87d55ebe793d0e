import { describe, expect, it } from "@jest/globals"
import { readDecimal } from "../../../cms/src/validation/decimals"

const complaint = (written: string): string => {
  const reading = readDecimal(written)
  return "complaint" in reading ? reading.complaint : `read as ${reading.value}`
}

describe("a number in a form", () => {
  it.each([
    ["9,50", 9.5],
    ["9.50", 9.5],
    ["950", 950],
    ["9,", 9],
    [",5", 0.5],
    ["0.125", 0.125],
    ["1.200,50", 1200.5],
    ["1,200.50", 1200.5],
    ["1 200,50", 1200.5],
    ["1\u202f200", 1200],
    ["1’200.50", 1200.5],
    ["1.200.000", 1_200_000],
    ["−12,5", -12.5],
    ["", null],
  ])("written “%s” is %s", (written, value) => {
    expect(readDecimal(written)).toEqual({ value })
  })

  it.each(["1.200", "1,200", "30.000"])(
    "written “%s” is asked about: it has two readings",
    (text) => {
      expect(complaint(text)).toMatch(/can be read as \d+ or as \d+\.?\d*\. Write it without/)
    },
  )

  it("with a question about its thousands is told a way to write each of its readings", () => {
    expect(complaint("1.255")).toContain("1255, or 1.2550.")
    expect(readDecimal("1.2550")).toEqual({ value: 1.255 })
  })

  it.each([
    ["1.255", 1.255],
    ["12,500", 12.5],
    ["1,250.750", 1250.75],
  ])("of a currency with thousandths, “%s” has its decimals", (written, value) => {
    expect(readDecimal(written, "amount", "KWD")).toEqual({ value })
  })

  it.each([
    [
      "12.345",
      "EUR",
      "Write it without a mark for thousands: 12345, or 12.35. EUR has two decimals.",
    ],
    ["12.345", "JPY", "Write it without a mark for thousands: 12345. JPY has no decimals."],
    ["nine", "EUR", "before the decimals: 12.50 or 12,50. EUR has two decimals."],
    ["nine", "JPY", "Write digits, like 1200. JPY has no decimals."],
    ["nine", "KWD", "before the decimals: 12.500 or 12,500. KWD has three decimals."],
  ])(
    "of an amount, the question about “%s” in %s names its currency and a number of it",
    (written, currency, says) => {
      const reading = readDecimal(written, "amount", currency)
      expect("complaint" in reading && reading.complaint).toContain(says)
    },
  )

  it.each(["9 50", "€ 9", "1,2,3", "1.20.5", "nine", "1e3", "-", ","])(
    "written “%s” is refused, and never read in part",
    (text) => {
      expect(complaint(text)).toMatch(/is not a number\. Write digits/)
    },
  )

  it.each([
    ["41,899", 41.899],
    ["-0.12755", -0.12755],
  ])("of degrees, “%s” has its decimals", (written, value) => {
    expect(readDecimal(written, "degrees")).toEqual({ value })
  })
})
