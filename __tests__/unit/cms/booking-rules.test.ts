import { checkRuleCounts } from "../../../cms/src/validation/booking"

const tables = {
  method: "own",
  seats: 40,
  coversPerSlot: 12,
  slotMinutes: 30,
  turnMinutes: 105,
  minPartySize: 1,
  maxPartySize: 8,
  daysAhead: 60,
}

describe("the numbers of a venue that books itself", () => {
  it.each(Object.keys(tables) as (keyof typeof tables)[])("are taken as they are: %s", (name) => {
    expect(checkRuleCounts(name, tables)).toBe(true)
  })

  it("may not let more guests arrive than there are seats", () => {
    expect(checkRuleCounts("coversPerSlot", { ...tables, seats: 10 })).toBe(
      "12 guests cannot arrive at once where 10 are seated. Try 10 or fewer.",
    )
  })

  it("may not promise a table to a party that could never arrive", () => {
    expect(checkRuleCounts("maxPartySize", { ...tables, maxPartySize: 14 })).toMatch(
      /party of 14 would never find a table: 12 guests/,
    )
  })

  it("need a smallest party that is no larger than the largest", () => {
    expect(checkRuleCounts("minPartySize", { ...tables, minPartySize: 9 })).toBe(
      "The smallest party (9) is larger than the largest (8).",
    )
  })
})
