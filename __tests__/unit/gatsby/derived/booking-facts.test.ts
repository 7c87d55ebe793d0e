import { beforeAll, describe, expect, it } from "@jest/globals"
import { bookingFacts } from "../../../../gatsby/derived/booking-facts"
import { derivedFiles } from "../../../../gatsby/derived/derived-output"
import type { BookingFacts } from "../../../../shared/booking/booking-facts"
import { allSlots, slotsOf } from "../../../../shared/booking/slots"
import { withMenu } from "../../../../shared/booking/booking-facts"
import { NOW, seededSite, SITE_URL } from "../../seeded-site"

describe("what the booking server is told of the demo", () => {
  let facts: BookingFacts

  beforeAll(async () => {
    const { ask } = await seededSite(undefined, { only: [] })
    const [file] = await derivedFiles(bookingFacts, ask, {
      siteUrl: SITE_URL,
      now: NOW,
      pages: new Set(),
    })
    expect(file?.path).toBe("booking.json")
    facts = JSON.parse(String(file?.text)) as BookingFacts
  })

  it("is each venue that takes bookings itself, with tables to offer", () => {
    expect(facts.venues.map(({ slug }) => slug)).toEqual([
      "400-navigli",
      "400-trastevere",
      "cenere-testaccio",
    ])
    for (const venue of facts.venues) {
      // Saturday evening, when all are open.
      const offer = slotsOf(venue, { day: "2026-11-28", party: 2 }, NOW)
      expect(allSlots(offer).filter(({ isFree }) => isFree)).not.toHaveLength(0)
    }
  })

  it("is what tasting menus ask of a booking", () => {
    const [cenere] = facts.venues.filter(({ slug }) => slug === "cenere-testaccio")
    const menu = facts.menus.find(({ venues }) => venues.includes("cenere-testaccio"))
    if (!cenere || !menu) throw new Error("Cenere serves no tasting menu.")
    const tomorrow = { day: "2026-11-25", party: menu.minimumGuests }
    expect(menu.noticeHours).toBeGreaterThan(0)
    expect(allSlots(slotsOf(cenere, tomorrow, NOW)).length).toBeGreaterThan(
      allSlots(slotsOf(withMenu(cenere, { ...menu, noticeHours: 72 }), tomorrow, NOW)).length,
    )
  })

  it("is what is on, where one gets in by a table", () => {
    expect(facts.events.map(({ slug }) => slug)).toContain("thursday-on-vinyl")
    for (const event of facts.events) expect(event.venue).not.toBe("")
    // Whoever has a table for what has sold out since is still told what it is for.
    const soldOut = facts.events.filter(({ closed }) => closed === "soldOut")
    expect(soldOut).not.toHaveLength(0)
  })

  it("is whose tables a provider gives away", () => {
    expect(facts.elsewhere).toEqual([
      {
        slug: "400-soho",
        name: "400 Soho",
        url: "https://www.exploretock.com/quattrocento-example-400-soho",
      },
    ])
  })
})
