import { describe, expect, it } from "@jest/globals"
import { createSiteAnswers } from "../../../engine/site-answers"
import { ViewingClock } from "../../../engine/viewing-clock"
import { currentExceptions, WITH_PAST } from "../../../gatsby/current-exceptions"
import { bookingFactsQuery } from "../../../gatsby/derived/booking-facts"
import { orderingFactsQuery } from "../../../gatsby/derived/ordering-facts"
import { Reads } from "../../../snapshot/reads"

const SDL = `
  type HoursException { from: String }
  type Location { id: Int!, hoursExceptions: [HoursException!] }
  type Locations { docs: [Location!]! }
  type Query { Locations: Locations }
`

const NOW = new Date("2026-11-20T12:00:00Z")
const noon = (day: string): string => `${day}T12:00:00.000Z`

describe("the exceptions to a venue's hours that pages carry", () => {
  it("are those to come and under way, and those whose night may not be over anywhere", () => {
    const kept = [
      { from: noon("2026-11-18"), until: null },
      { from: noon("2026-08-01"), until: noon("2026-11-30") },
      { from: noon("2026-12-24"), until: noon("2026-12-26") },
    ]
    const over = [
      { from: noon("2026-11-17"), until: null },
      { from: noon("2025-12-24"), until: noon("2025-12-26") },
    ]
    expect(currentExceptions([...over, ...kept], NOW)).toEqual(kept)
  })

  it("are those of the last two months too where a query asks for past ones, as it does of what staff are told", async () => {
    const clock = new ViewingClock()
    clock.set(NOW)
    const answers = createSiteAnswers(SDL, {
      siteUrl: "https://forno.example",
      mirror: { image: () => Promise.reject(new Error("nobody asks for a picture")) },
      clock,
    })
    const [over, past, toCome] = ["2026-09-20", "2026-09-21", "2026-12-24"].map((day) => ({
      from: noon(day),
    }))
    const venue = { id: 1, hoursExceptions: [over, past, toCome] }
    answers.use({ marker: null, lists: { Locations: [venue] }, globals: {} })
    const reads = new Reads()
    const asked = `{ cms { Locations { docs { hoursExceptions { from } ${WITH_PAST}: hoursExceptions { from } } } } }`
    expect(await answers.ask(asked, {}, reads)).toEqual({
      cms: { Locations: { docs: [{ hoursExceptions: [toCome], [WITH_PAST]: [past, toCome] }] } },
    })
    expect(reads.usesClock).toBe(true)
    expect(bookingFactsQuery).toContain(WITH_PAST)
    expect(orderingFactsQuery).toContain(WITH_PAST)
  })

  it("are all where a query does not ask for their days, or there are none", () => {
    expect(currentExceptions([{ reason: "August" }], NOW)).toEqual([{ reason: "August" }])
    expect(currentExceptions(null, NOW)).toBeNull()
  })
})
