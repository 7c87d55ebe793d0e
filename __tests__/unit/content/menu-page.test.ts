import { describe, expect, it } from "@jest/globals"
import { toMenuModel } from "../../../src/content/pages/menu"
import { toMenusModel } from "../../../src/content/pages/menus"

type Answer = Parameters<typeof toMenuModel>[0]["cms"]
type Menu = NonNullable<Answer["Menus"]>["docs"][number]
type Venue = NonNullable<Answer["Locations"]>["docs"][number]

const brand = { id: 1, name: "400", slug: "400", accentColour: "#ff6a2b" }

const list: Menu = {
  id: 10,
  title: "The list",
  slug: "400-pizza",
  kind: "allDay",
  currency: "EUR",
  updatedAt: "2026-11-12T23:30:00.000Z",
  brand,
  sections: [
    {
      title: "Red",
      items: [{ name: "Marinara", prices: [{ amount: 8 }], allergens: ["gluten"] }],
    },
  ],
}
const drinks = { id: 11, title: "To drink", slug: "400-drinks", kind: "drinks" } as const

const venue = (name: string, changes: Partial<Venue> = {}): Venue => ({
  id: name.length,
  name,
  slug: name.toLowerCase(),
  brand,
  address: { city: "Rome" },
  status: "open",
  timeZone: "Europe/Rome",
  menus: [list, drinks],
  ...changes,
})

const model = (venues: readonly Venue[], menu = list) =>
  toMenuModel({ cms: { Menus: { docs: [menu] }, Locations: { docs: venues } } })

describe("a menu's page", () => {
  it("says on which day it was last changed, by the clock of where it is served", () => {
    expect(model([venue("Trastevere")]).changedOn).toBe("2026-11-13")
    expect(model([]).changedOn).toBe("2026-11-12")
  })

  it("names what else its venues serve once, and not itself", () => {
    expect(model([venue("Trastevere"), venue("Navigli")]).others).toEqual([
      { title: "To drink", kind: "drinks", path: "/menus/400-drinks" },
    ])
  })

  it("leads to no venue that has closed for good", () => {
    const { venues } = model([venue("Trastevere", { status: "closed" }), venue("Navigli")])
    expect(venues.map(({ name }) => name)).toEqual(["Navigli"])
  })
})

describe("the page of menus", () => {
  const madia = { ...brand, id: 2, name: "Madia", slug: "madia" }
  const page = { id: 1, template: "menus", title: "Menus" } as const
  const menusOf = (venues: readonly Venue[]) =>
    toMenusModel({
      cms: {
        Pages: { docs: [page] },
        Brands: { docs: [brand, madia] },
        Locations: { docs: venues },
      },
    }).venues.map(({ name }) => name)

  it("has the brands in their order and leaves out who has nothing in writing", () => {
    const venues = [
      venue("Bermondsey", { brand: madia }),
      venue("Navigli"),
      venue("Soho", { menus: [] }),
      venue("Trastevere"),
    ]
    expect(menusOf(venues)).toEqual(["Navigli", "Trastevere", "Bermondsey"])
  })
})
