import { beforeAll, describe, expect, it } from "@jest/globals"
import { mapFooter } from "../../../src/content/footer"
import type { BookData, BookModel } from "../../../src/content/pages/book"
import { unpooled } from "../../../src/content/unpooled"
import { seededSite, type SeededSite } from "../seeded-site"

const isOpen = ({ hours }: BookModel["venues"][number]): boolean => hours.status === "open"

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite()
})

describe("venues that trade", () => {
  it.each(["/book", "/order", "/locations", "/contact"])(
    "come before those that do not where one is chosen: %s",
    (path) => {
      const { venues } = seeded.pages.find((page) => page.path === path)?.model as
        BookData | BookModel
      const open = ("pool" in venues ? unpooled(venues) : venues).map(isOpen)
      expect(new Set(open).size).toBe(2)
      expect(open.lastIndexOf(true)).toBeLessThan(open.indexOf(false))
    },
  )

  it("come first at the foot of every page, else by the name", () => {
    const venue = (name: string, status: string, id: number) => ({
      ...{ id, name, slug: name.toLowerCase(), address: { city: "Rome", country: "IT" } },
      status,
    })
    const Locations = {
      docs: [
        venue("Alfama", "openingSoon", 1),
        venue("Navigli", "open", 2),
        venue("Soho", "open", 3),
      ],
    } as NonNullable<Parameters<typeof mapFooter>[0]["cms"]["Locations"]>
    const SiteSettings = {
      groupName: "Quattrocento",
      legalName: "Quattrocento S.r.l.",
      description: "Three restaurants.",
      email: "ciao@quattrocento.example",
    }
    const footer = mapFooter({ cms: { SiteSettings, Locations } } as Parameters<
      typeof mapFooter
    >[0])
    expect(footer.venues.map(({ name }) => name)).toEqual(["Navigli", "Soho", "Alfama"])
  })
})
