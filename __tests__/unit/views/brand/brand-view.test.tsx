import { render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import type { Menu } from "../../../../src/content/menu"
import { brandMenus, servingsOf, type BrandModel } from "../../../../src/content/pages/brand"
import { BrandView } from "../../../../src/views/brand/brand-view"
import { picture, venueIn } from "../venue-fixtures"

const bare: BrandModel = {
  brand: {
    name: "Marea Nuova",
    slug: "marea-nuova",
    path: "/marea-nuova",
    tagline: "Whatever the boat brought.",
    summary: "A fish counter with six stools.",
    cuisine: "Fish",
    priceLevel: 3,
    accentColour: "#0b5a66",
    figure: undefined,
    hero: picture,
    story: [],
    signatureDishes: [],
    gallery: [],
  },
  seo: { title: "Marea Nuova", description: "Fish", image: undefined },
  venues: [],
  hasMoreVenues: false,
  hasMoreMenus: false,
  takesBookings: true,
  menus: [],
  dishServings: [],
  tastingMenus: [],
}

const menuIn = (currency: string, changes: Partial<Menu>): Menu => ({
  title: "The list",
  slug: "the-list",
  kind: "allDay",
  introduction: undefined,
  sections: [
    {
      title: "Plates",
      description: undefined,
      items: [
        {
          name: "Bread",
          description: undefined,
          prices: [{ label: undefined, price: { amount: 4, currency } }],
          dietary: [],
          allergens: [],
          image: undefined,
        },
      ],
    },
  ],
  note: undefined,
  ...changes,
})

const at = (name: string) => ({ name, path: `/locations/${name.toLowerCase()}` })

test("a brand that has no mark, figure, dishes, venues or menus is a name, a sentence and a way to a table", () => {
  render(<BrandView model={bare} />)
  expect(screen.getByRole("heading", { level: 1, name: "Marea Nuova" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Book a table" })).toBeVisible()
  expect(screen.queryByRole("link", { name: "Read the menu" })).toBeNull()
  expect(screen.queryAllByRole("heading", { level: 2 })).toHaveLength(0)
})

test("a brand with a mark is still called by its name", () => {
  render(<BrandView model={{ ...bare, brand: { ...bare.brand, name: "400", slug: "400" } }} />)
  expect(screen.getByRole("heading", { level: 1, name: "400" })).toBeInTheDocument()
})

describe("several menus", () => {
  const drinks = menuIn("EUR", { title: "To drink", slug: "drinks", kind: "drinks" })
  const london = menuIn("GBP", { title: "The London list", slug: "london" })
  const model: BrandModel = {
    ...bare,
    venues: [venueIn("Rome", "Trastevere")],
    menus: brandMenus([
      { menu: drinks, venues: [at("Trastevere")] },
      { menu: london, venues: [at("Soho")] },
      { menu: menuIn("EUR", {}), venues: [at("Navigli"), at("Trastevere")] },
    ]),
  }
  const section = () => within(screen.getByRole("region", { name: "The menus" }))

  test("lie in the order in which guests want them", () => {
    render(<BrandView model={model} />)
    const titles = section().getAllByRole("heading", { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "The list",
      "The London list",
      "To drink",
    ])
  })

  test("are there with all their dishes: the first to read, the others on pages of their own", () => {
    render(<BrandView model={model} />)
    expect(section().getByRole("heading", { level: 4, name: "Plates" })).toBeVisible()
    expect(section().getAllByText("Bread")).toHaveLength(3)
    expect(section().getByRole("link", { name: "To drink" })).toHaveAttribute(
      "href",
      "/menus/drinks",
    )
  })

  test("say where they are served and in which money", () => {
    render(<BrandView model={model} />)
    expect(
      section().getByText("Served at Navigli and Trastevere. Prices in euros"),
    ).toBeInTheDocument()
    expect(section().getByText("Served at Soho. Prices in British pounds")).toBeInTheDocument()
  })

  test("are all read on their own pages where the first is a long one", () => {
    const [section] = menuIn("EUR", {}).sections
    const [dish] = section?.items ?? []
    if (!section || !dish) throw new Error("The menu of the tests has a dish")
    const items = Array.from({ length: 200 }, (_, index) => ({ ...dish, name: `Dish ${index}` }))
    const long = menuIn("EUR", { sections: [{ ...section, items }] })
    const menus = brandMenus([{ menu: long, venues: [at("Trastevere")] }])
    const { container } = render(<BrandView model={{ ...model, menus }} />)
    expect(screen.getByRole("link", { name: "The list" })).toHaveAttribute(
      "href",
      "/menus/the-list",
    )
    expect(screen.getByText(/^Dish 0 · .* · Dish 199$/)).toBeVisible()
    expect(container.querySelectorAll("#menus *").length).toBeLessThan(40)
  })
})

test("a house of very many venues names some, and leads to all of its own", () => {
  const dish = { name: "Bread", description: "With a crust.", image: undefined }
  const venues = Array.from({ length: 30 }, (_, index) => at(`Venue ${index}`))
  const served = [{ menu: menuIn("EUR", {}), venues }]
  const model: BrandModel = {
    ...bare,
    brand: { ...bare.brand, signatureDishes: [dish] },
    venues: [venueIn("Rome", "Trastevere")],
    hasMoreVenues: true,
    menus: brandMenus(served),
    dishServings: [
      servingsOf("bread", served).map((serving) => ({ ...serving, servedAt: undefined })),
    ],
  }
  render(<BrandView model={model} />)
  expect(screen.getByRole("link", { name: "All venues" })).toHaveAttribute(
    "href",
    "/locations?brand=marea-nuova",
  )
  expect(screen.getByText("Served at 30 venues")).toBeVisible()
  expect(screen.getByRole("region", { name: "What to order first" })).toHaveTextContent(
    /€4 The list$/,
  )
})

test("a house that takes no bookings leads to its doors instead", () => {
  const venues = [venueIn("Rome", "Marea Nuova"), venueIn("Milan", "Marea Alta")]
  const { rerender } = render(<BrandView model={{ ...bare, takesBookings: false, venues }} />)
  expect(screen.queryByRole("link", { name: "Book a table" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Find us" })).toHaveAttribute(
    "href",
    "/locations?brand=marea-nuova",
  )
  // Where it has none, among which?
  rerender(<BrandView model={{ ...bare, takesBookings: false }} />)
  expect(screen.queryByRole("link", { name: "Find us" })).not.toBeInTheDocument()
})

describe("a dish to order first", () => {
  const dish = { name: "Bread", description: "With a crust.", image: undefined }
  const closed = venueIn("Milan", "Navigli")
  const model: BrandModel = {
    ...bare,
    brand: { ...bare.brand, signatureDishes: [dish] },
    venues: [
      venueIn("Rome", "Trastevere"),
      { ...closed, hours: { ...closed.hours, weekly: [] } },
      venueIn("London", "Soho", {
        hours: { ...closed.hours, status: "openingSoon", statusNote: undefined },
      }),
    ],
    dishServings: [
      servingsOf("bread", [
        { menu: menuIn("GBP", { title: "London", slug: "london" }), venues: [at("Soho")] },
        { menu: menuIn("EUR", {}), venues: [at("Trastevere"), at("Navigli")] },
      ]),
    ],
  }
  const order = () => screen.getByRole("region", { name: "What to order first" })

  test("says what it costs, leads to its menu, and to the doors where it is on today", () => {
    render(<BrandView model={model} />)
    expect(order()).toHaveTextContent("€4 The listToday at TrastevereNot today, but at Navigli")
    const links = within(order()).getAllByRole("link")
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/menus/the-list",
      "/locations/trastevere",
      "/locations/navigli",
    ])
  })

  test("says where it is served before the time is known, and without scripts", () => {
    const html = renderToString(<BrandView model={model} />)
    expect(html).toMatch(/At<!-- --> <a href="\/locations\/trastevere">/)
    expect(html).not.toContain("Today at")
  })

  test("is told of on the menu of most doors first", () => {
    const servings = servingsOf("bread", [
      { menu: menuIn("GBP", { title: "London", slug: "london" }), venues: [at("Soho")] },
      { menu: menuIn("EUR", {}), venues: [at("Trastevere"), at("Navigli")] },
    ])
    expect(servings.map(({ menu }) => menu.slug)).toEqual(["the-list", "london"])
  })

  test("that stands on no menu is a dish without a price", () => {
    render(<BrandView model={{ ...model, dishServings: [servingsOf("Soup", [])] }} />)
    expect(within(order()).queryByRole("link")).not.toBeInTheDocument()
  })
})

test("a brand of one venue books a table there, or leads to its door", () => {
  const one = { ...bare, venues: [venueIn("Rome", "Marea Nuova")] }
  const { rerender } = render(<BrandView model={one} />)
  expect(screen.getByRole("link", { name: "Book a table" })).toHaveAttribute(
    "href",
    "/book?venue=marea-nuova",
  )
  rerender(<BrandView model={{ ...one, takesBookings: false }} />)
  expect(screen.getByRole("link", { name: "Find us" })).toHaveAttribute(
    "href",
    "/locations/marea-nuova",
  )
})
