import { checkRuleCounts } from "../../../cms/src/validation/booking"
import { checkKeptSlug } from "../../../cms/src/validation/kept-slug"

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

describe("the slug of a venue that books itself, or takes orders", () => {
  it.each([
    ["books on the site", { method: "own", seats: 40 }],
    ["books on the site, without a number yet", { method: "own" }],
    ["did so once, and may have bookings ahead", { method: "phone", seats: 40 }],
  ])("stays while it %s: its bookings are kept under it", (_is, booking) => {
    const stored = { slug: "trattoria", booking }
    expect(checkKeptSlug(stored, "trattoria-nuova")).toMatch(
      /kept under “trattoria”.*once no bookings are ahead, empty “Seats” and set another booking method/,
    )
    expect(checkKeptSlug(stored, "trattoria")).toBe(true)
  })

  it("may change where no bookings are kept, and be chosen at the beginning", () => {
    const stored = { slug: "trattoria", booking: { method: "phone", seats: null } }
    expect(checkKeptSlug(stored, "trattoria-nuova")).toBe(true)
    expect(checkKeptSlug({ slug: null, booking: { method: "own" } }, "trattoria")).toBe(true)
  })

  it.each([
    ["takes orders on the site", { offered: true, dishesPerSlot: 10 }],
    ["takes orders on the site, without a number yet", { offered: true }],
    ["did so once, and may have orders to hand over", { offered: false, dishesPerSlot: 10 }],
  ])("stays while it %s: its orders are kept under it", (_is, pickup) => {
    expect(checkKeptSlug({ slug: "trattoria", pickup }, "trattoria-nuova")).toMatch(
      /Orders of this venue are kept under “trattoria”.*empty “Dishes per slot” and turn off/,
    )
  })

  it("says all that is in the way at once", () => {
    const stored = { slug: "trattoria", booking: { method: "own" }, pickup: { offered: true } }
    expect(checkKeptSlug(stored, "trattoria-nuova")).toMatch(/^Bookings of .* Orders of /)
  })
})
