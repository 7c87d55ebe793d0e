import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { MenuList } from "../../../src/ui/menu-list"
import type { Menu, MenuItem } from "../../../src/content/menu"

const bare = { description: undefined, dietary: [], allergens: [], image: undefined }

const menu: Menu = {
  title: "The list",
  slug: "400-pizza",
  kind: "allDay",
  introduction: "Two days in the making.",
  note: "Cover 2 a guest.",
  sections: [
    {
      title: "Red",
      description: undefined,
      items: [
        {
          name: "Margherita",
          description: "Tomato, fior di latte, basil.",
          prices: [{ label: undefined, price: { amount: 9.5, currency: "EUR" } }],
          dietary: ["vegetarian", "veganOption"],
          allergens: ["gluten", "milk"],
          image: undefined,
        },
      ],
    },
    {
      title: "Small",
      description: undefined,
      items: [
        {
          ...bare,
          name: "Anchovies",
          prices: [
            { label: "Half", price: { amount: 6, currency: "EUR" } },
            { label: "Whole", price: { amount: 11, currency: "EUR" } },
          ],
        },
      ],
    },
  ],
}

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, "", "/400")
})

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

  it("narrows down to a diet, says how much is left and hides what has nothing", async () => {
    render(<MenuList menu={menu} />)

    await userEvent.click(screen.getByRole("radio", { name: "Vegan" }))

    expect(screen.getByText("Margherita")).toBeVisible()
    expect(screen.queryByText("Anchovies")).not.toBeInTheDocument()
    expect(screen.queryByRole("heading", { name: "Small" })).not.toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("1 of 2 dishes")
  })

  it("remembers the diet, in the address and on the device, for menus that it narrows down", async () => {
    const { unmount } = render(<MenuList menu={menu} />)
    await userEvent.click(screen.getByRole("radio", { name: "Vegan" }))
    expect(window.location.search).toBe("?diet=vegan")
    unmount()
    window.history.replaceState(null, "", "/cenere")
    render(<MenuList menu={menu} />)
    expect(screen.getByRole("status")).toHaveTextContent("Vegan: 1 of 2 dishes")
    const drinks: Menu = { ...menu, kind: "drinks", title: "To drink", slug: "drinks" }
    render(<MenuList menu={drinks} />)
    expect(screen.getAllByText("Anchovies")).toHaveLength(1)
    await userEvent.click(screen.getByRole("radio", { name: "All" }))
    expect(localStorage.getItem("diet")).toBeNull()
  })

  it("says on paper, where no controls are, that it is not all of it", async () => {
    render(<MenuList menu={menu} />)
    const said = () => document.querySelector(".menu-list__part")
    expect(said()).toBeNull()
    await userEvent.click(screen.getByRole("radio", { name: "Vegan" }))
    expect(said()).toHaveTextContent("Vegan: 1 of 2 dishes")
  })

  it("offers no diet that would change nothing", () => {
    render(<MenuList menu={menu} />)
    const choices = within(screen.getByRole("group")).getAllByRole("radio")
    expect(choices.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      "All",
      "Vegetarian",
      "Vegan",
    ])
  })

  it("hides the right one of two dishes of one name, and shows both again in their order", async () => {
    const soup = (description: string, allergens: MenuItem["allergens"]): MenuItem => ({
      ...bare,
      ...{ name: "Soup", description, allergens },
      prices: [{ label: undefined, price: { amount: 6, currency: "EUR" } }],
    })
    const items = [
      { ...soup("With nuts.", ["nuts"]), name: "Crostini" },
      soup("With milk.", ["milk"]),
      soup("Of beans.", []),
    ]
    const sections = [{ title: "Soups", description: undefined, items }]
    render(<MenuList menu={{ ...menu, sections }} />)
    const listed = () =>
      screen.getAllByRole("listitem").map((item) => /With \w+|Of \w+/.exec(item.textContent)?.[0])
    await userEvent.click(screen.getByText("Hide dishes with …"))
    await userEvent.click(screen.getByRole("checkbox", { name: "Nuts" }))
    await userEvent.click(screen.getByRole("checkbox", { name: "Milk" }))
    expect(listed()).toEqual(["Of beans"])
    await userEvent.click(screen.getByRole("checkbox", { name: "Milk" }))
    await userEvent.click(screen.getByRole("checkbox", { name: "Nuts" }))
    expect(listed()).toEqual(["With nuts", "With milk", "Of beans"])
  })

  it("says of a menu's only dish that it is one", () => {
    render(<MenuList menu={{ ...menu, sections: menu.sections.slice(0, 1) }} />)
    expect(screen.getByRole("status")).toHaveTextContent(/^1 dish$/)
  })

  it("keeps what is hidden for the next menu where the device has no room to remember it", async () => {
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError")
    })
    const { unmount } = render(<MenuList menu={menu} />)
    await userEvent.click(screen.getByRole("radio", { name: "Vegan" }))
    full.mockRestore()
    unmount()
    window.history.replaceState(null, "", "/cenere")
    render(<MenuList menu={menu} />)
    expect(screen.getByRole("status")).toHaveTextContent("Vegan: 1 of 2 dishes")
    await userEvent.click(screen.getByRole("radio", { name: "All" }))
  })

  it("holds every dish in static HTML", () => {
    const html = renderToString(<MenuList menu={menu} />)
    expect(html).toContain("Margherita")
    expect(html).toContain("Anchovies")
  })

  it("heads the columns with the sizes where everything is sold by size, and says them with each price", () => {
    const wine = (name: string, glass: number, bottle: number): MenuItem => ({
      ...bare,
      name,
      prices: [
        { label: "Glass", price: { amount: glass, currency: "EUR" } },
        { label: "Bottle", price: { amount: bottle, currency: "EUR" } },
      ],
    })
    const items = [wine("White", 5, 22), wine("Red", 6, 26)]
    const sections = [{ title: "Wine", description: undefined, items }]
    render(<MenuList menu={{ ...menu, kind: "drinks", sections }} />)
    expect(screen.getAllByText("Glass")).toHaveLength(3)
    expect(screen.getByText("€26").parentElement).toHaveTextContent("Bottle €26")
    expect(screen.queryByRole("radio")).not.toBeInTheDocument()
  })

  it("says nothing of allergens where a dish has none", () => {
    render(<MenuList menu={menu} />)
    expect(screen.getAllByText(/Contains/)).toHaveLength(1)
  })
})

describe("dishes with an allergen", () => {
  const show = () => {
    const { unmount } = render(<MenuList menu={menu} />)
    return unmount
  }
  const hide = async (allergen: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Hide dishes with …" }))
    await userEvent.click(screen.getByRole("checkbox", { name: allergen }))
  }

  it("are hidden when a guest says so, and it is said how many dishes are left", async () => {
    show()
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument()
    await hide("Milk")
    expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
    expect(screen.getByText("Anchovies")).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("1 of 2 dishesHidden: dishes with milk.")
  })

  it("are chosen from a list that Escape closes, back to its button", async () => {
    show()
    await hide("Milk")
    await userEvent.keyboard("{Escape}")
    const button = screen.getByRole("button", { name: "Hide dishes with …" })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute("aria-expanded", "false")
    expect(screen.queryByRole("checkbox", { name: "Milk" })).not.toBeInTheDocument()
    await userEvent.click(button)
    screen.getByRole("link", { name: /card/ }).focus()
    await userEvent.keyboard("{Escape}")
    expect(button).toHaveFocus()
  })

  it("stay hidden on the next page and the next visit", async () => {
    const leave = show()
    await hide("Milk")
    leave()
    window.history.replaceState(null, "", "/cenere")
    show()
    expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
  })

  it("are hidden for whoever is sent the address, and forgotten with it", async () => {
    const leave = show()
    await hide("Milk")
    expect(window.location.search).toBe("?without=milk")
    leave()
    localStorage.clear()
    show()
    expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole("button", { name: "Hide none" }))
    expect(screen.getByText("Margherita")).toBeVisible()
    expect(window.location.search).toBe("")
  })

  it("stay hidden for whoever cannot eat them, whatever address they are sent", async () => {
    localStorage.setItem("without", "milk")
    for (const address of ["/400?without=peanuts", "/400?without=nonsense"]) {
      window.history.replaceState(null, "", address)
      const leave = show()
      expect(screen.getByRole("status")).toHaveTextContent(/Hidden: dishes with .*milk/)
      expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
      leave()
    }
  })

  it("come back by a button that hands the focus on", async () => {
    show()
    await hide("Milk")
    await userEvent.click(screen.getByRole("button", { name: "Hide none" }))
    expect(screen.getByRole("button", { name: "Hide dishes with …" })).toHaveFocus()
  })

  it("are hidden on every menu of the page", async () => {
    render(
      <>
        <MenuList menu={menu} />
        <MenuList menu={{ ...menu, slug: "lunch", title: "Lunch" }} />
      </>,
    )
    const [button] = screen.getAllByRole("button", { name: "Hide dishes with …" })
    if (button) await userEvent.click(button)
    await userEvent.click(screen.getByRole("checkbox", { name: "Milk" }))
    expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
  })

  it.each(["storage", "pageshow"])(
    "are hidden as soon as another tab hides them, or somebody comes back: %s",
    (event) => {
      show()
      localStorage.setItem("without", "milk")
      fireEvent(window, new Event(event))
      expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
    },
  )

  it("stay hidden where another tab has hidden them, whatever is hidden here", async () => {
    show()
    localStorage.setItem("without", "milk")
    await hide("Peanuts")
    expect(localStorage.getItem("without")).toBe("peanuts,milk")
    expect(screen.queryByText("Margherita")).not.toBeInTheDocument()
  })

  it("are all in the static page, whatever the device remembers", () => {
    localStorage.setItem("without", "milk")
    expect(renderToString(<MenuList menu={menu} />)).toContain("Margherita")
  })

  it("come with a warning for coeliacs where gluten is left out", async () => {
    show()
    expect(screen.queryByText(/coeliac/)).not.toBeInTheDocument()
    await hide("Cereals with gluten")
    expect(screen.getByRole("status")).toHaveTextContent("For coeliac disease")
  })

  it("leave no menu blank without a word", async () => {
    render(<MenuList menu={{ ...menu, sections: menu.sections.slice(0, 1) }} />)
    await hide("Milk")
    expect(screen.getByRole("status")).toHaveTextContent("No dish of this menu is left")
  })
})
