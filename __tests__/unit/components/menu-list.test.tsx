import { render, screen } from "@testing-library/react"
import { MenuList } from "../../../src/components/menu-list"
import type { Menu } from "../../../src/content/view-models"

const menu: Menu = {
  title: "The list",
  slug: "400-pizza",
  kind: "allDay",
  introduction: "Two days in the making.",
  note: "Cover 2 a guest.",
  sections: [
    {
      title: "Red",
      items: [
        {
          name: "Margherita",
          description: "Tomato, fior di latte, basil.",
          prices: [{ price: { amount: 9.5, currency: "EUR" } }],
          dietary: ["vegetarian", "veganOption"],
          allergens: ["gluten", "milk"],
        },
      ],
    },
    {
      title: "Small",
      items: [
        {
          name: "Anchovies",
          prices: [
            { label: "Half", price: { amount: 6, currency: "EUR" } },
            { label: "Whole", price: { amount: 11, currency: "EUR" } },
          ],
          dietary: [],
          allergens: [],
        },
      ],
    },
  ],
}

describe("a menu", () => {
  it("orders its headings under the page's own", () => {
    render(<MenuList menu={menu} headingLevel={3} />)
    expect(screen.getByRole("heading", { level: 3, name: "The list" })).toBeVisible()
    expect(screen.getByRole("heading", { level: 4, name: "Red" })).toBeVisible()
  })

  it("shows a dish with its description and price", () => {
    render(<MenuList menu={menu} />)
    expect(screen.getByText("Margherita")).toBeVisible()
    expect(screen.getByText("Tomato, fior di latte, basil.")).toBeVisible()
    expect(screen.getByText("€9.50")).toBeVisible()
  })

  it("names the size beside each of several prices", () => {
    render(<MenuList menu={menu} />)
    expect(screen.getByText("Half").parentElement).toHaveTextContent("Half €6")
    expect(screen.getByText("Whole").parentElement).toHaveTextContent("Whole €11")
  })

  it("spells out dietary labels and allergens", () => {
    render(<MenuList menu={menu} />)
    expect(screen.getByText("Vegan on request")).toBeVisible()
    expect(screen.getByText("Contains cereals with gluten, milk")).toBeVisible()
  })

  it("says nothing of allergens where a dish has none", () => {
    render(<MenuList menu={menu} />)
    expect(screen.getAllByText(/Contains/)).toHaveLength(1)
  })
})
