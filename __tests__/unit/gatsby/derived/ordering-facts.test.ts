import { beforeAll, describe, expect, it } from "@jest/globals"
import { derivedFiles } from "../../../../gatsby/derived/derived-output"
import { orderingFacts } from "../../../../gatsby/derived/ordering-facts"
import { allSlots, slotsOf } from "../../../../shared/booking/slots"
import type { OrderingFacts } from "../../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../../shared/ordering/rules"
import { NOW, seededSite, SITE_URL } from "../../seeded-site"

describe("what the server that takes orders is told of the demo", () => {
  let facts: OrderingFacts

  beforeAll(async () => {
    const { ask } = await seededSite(undefined, { only: [] })
    const [file] = await derivedFiles(orderingFacts, ask, {
      siteUrl: SITE_URL,
      now: NOW,
      pages: new Set(),
    })
    expect(file?.path).toBe("ordering.json")
    facts = JSON.parse(String(file?.text)) as OrderingFacts
  })

  it("is each venue that takes orders, with dishes at their prices and times to collect them", () => {
    const taking = facts.venues.filter(({ takesOrders }) => takesOrders)
    expect(taking).not.toHaveLength(0)
    for (const venue of taking) {
      const keys = venue.items.map(({ key }) => key)
      expect(keys).not.toHaveLength(0)
      expect(new Set(keys).size).toBe(keys.length)
      for (const { price } of venue.items) expect(price).toBeGreaterThan(0)
      const days = ["2026-11-23", "2026-11-24"]
      const slots = days.flatMap((day) =>
        allSlots(slotsOf(kitchenOf(venue), { day, party: 1 }, NOW)),
      )
      expect(slots.filter(({ isFree }) => isFree)).not.toHaveLength(0)
    }
  })
})
