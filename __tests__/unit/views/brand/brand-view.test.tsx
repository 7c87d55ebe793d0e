import { fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import type { Menu } from "../../../../src/content/menu"
import type { BrandModel } from "../../../../src/content/pages/brand"
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
  takesBookings: true,
  menus: [],
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
    menus: [
      { menu: drinks, venues: [at("Trastevere")] },
      { menu: london, venues: [at("Soho")] },
      { menu: menuIn("EUR", {}), venues: [at("Navigli"), at("Trastevere")] },
    ],
  }

  test("lie in the order in which guests want them, the first one open", () => {
    const { container } = render(<BrandView model={model} />)
    const cards = [...container.querySelectorAll("details")]
    expect(cards.map((card) => card.querySelector("summary > span")?.textContent)).toEqual([
      "The list",
      "The London list",
      "To drink",
    ])
    expect(cards.map(({ open }) => open)).toEqual([true, false, false])
  })

  test("are drawn one at a time", () => {
    const { container } = render(<BrandView model={model} />)
    const cards = [...container.querySelectorAll("details")]
    fireEvent.click(screen.getByText("To drink", { selector: "summary > span" }))
    expect(cards.map(({ open }) => open)).toEqual([false, false, true])
    fireEvent.click(screen.getByText("To drink", { selector: "summary > span" }))
    expect(cards.map(({ open }) => open)).toEqual([false, false, false])
  })

  test("say where they are served and in which money", () => {
    render(<BrandView model={model} />)
    const menus = within(screen.getByRole("region", { name: "The menus" }))
    expect(menus.getByText("Served at Navigli and Trastevere. Prices in euros")).toBeInTheDocument()
    expect(menus.getByText("Served at Soho. Prices in British pounds")).toBeInTheDocument()
  })
})

test("a house that takes no bookings leads to its doors instead", () => {
  render(<BrandView model={{ ...bare, takesBookings: false }} />)
  expect(screen.queryByRole("link", { name: "Book a table" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Find us" })).toHaveAttribute(
    "href",
    "/locations?brand=marea-nuova",
  )
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
    menus: [
      { menu: menuIn("EUR", {}), venues: [at("Trastevere"), at("Navigli")] },
      { menu: menuIn("GBP", { title: "London", slug: "london" }), venues: [at("Soho")] },
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
    expect(html).toMatch(/At<!-- --> <span><a href="\/locations\/trastevere">/)
    expect(html).not.toContain("Today at")
  })

  test("that stands on no menu is a dish without a price", () => {
    render(<BrandView model={{ ...model, menus: [] }} />)
    expect(within(order()).queryByRole("link")).not.toBeInTheDocument()
  })
})
