import { isSameNumber } from "../../../shared/submissions/whose"

const SPELLINGS = [
  "020 7946 0000",
  "(020) 79460000",
  "+44 20 7946 0000",
  "+44 (0)20 7946 0000",
  "0044 20-7946-0000",
  "๐๒๐ ๗๙๔๖ ๐๐๐๐",
]

describe("a telephone number", () => {
  it.each(SPELLINGS)("is the same, however it is written: %s", (one) => {
    for (const other of SPELLINGS) expect(isSameNumber(one, other)).toBe(true)
  })

  it("is the same with the zero that its country keeps", () => {
    expect(isSameNumber("+39 06 5550 0101", "06 5550 0101")).toBe(true)
  })

  it.each([
    ["581 2345", "+354 581 2345"],
    ["581 2345", "00354 581 2345"],
    ["31 23 45", "(+298) 312345"],
  ])(
    "is the same without the prefix of a country whose numbers are short: %s, %s",
    (one, other) => {
      expect(isSameNumber(one, other)).toBe(true)
      expect(isSameNumber(other, one)).toBe(true)
    },
  )

  it.each([
    ["020 7946 0000", "020 7946 0001"],
    ["020 7946 0000", "+44 161 946 0000"],
    ["946 0000", "020 7946 0000"],
    ["946 0000", "+44 20 7946 0000"],
    ["581 2345", "354 581 2345"],
    ["12345", "+354 12345"],
    ["0000", ""],
  ])("is not another: %s, %s", (one, other) => {
    expect(isSameNumber(one, other)).toBe(false)
    expect(isSameNumber(other, one)).toBe(false)
  })
})
