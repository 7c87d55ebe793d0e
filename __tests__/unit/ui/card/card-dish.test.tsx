import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { MenuItem } from "../../../../src/content/menu"
import { kept } from "../../../../src/ui/card/card-store"
import { MenuList } from "../../../../src/ui/menu-list"
import { menu } from "../../views/menu-fixtures"
import { card, hasKept } from "./kept-things"

const dish = (
  name: string,
  allergens: MenuItem["allergens"],
  dietary: MenuItem["dietary"] = [],
): MenuItem => ({
  name,
  description: undefined,
  prices: [{ label: undefined, price: { amount: 9, currency: "EUR" } }],
  allergens,
  dietary,
  image: undefined,
})
const list = (...items: MenuItem[]) =>
  menu({ sections: [{ title: "Red", description: undefined, items }] })
const pizzas = list(
  dish("Margherita", ["gluten", "milk"], ["vegetarian", "veganOption"]),
  dish("Marinara", ["gluten"], ["vegan"]),
  dish("Bufala", ["gluten", "milk"], ["vegetarian"]),
  dish("Napoli", ["gluten", "milk", "fish"]),
)
const of = async (name: string) =>
  within((await screen.findByText(name)).closest("li") ?? document.body)
/** The card's part comes after the menu. */
const settled = () => screen.findByText(/printed lighter/)

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, "", "/menus")
})

it("marks the dishes that the party cannot eat with the reason, and hides none", async () => {
  hasKept({ card: card({ avoids: ["milk", "fish"] }) })
  render(<MenuList menu={pizzas} />)
  await settled()
  expect((await of("Bufala")).getByText("Not for your party: contains milk")).toBeVisible()
  expect((await of("Napoli")).getByText(/contains milk, contains fish/)).toBeVisible()
  expect((await of("Marinara")).queryByText(/Not for your party/)).not.toBeInTheDocument()
})

it("says how to ask for a dish that the kitchen makes for the party on request", async () => {
  hasKept({ card: card({ avoids: ["milk"] }) })
  const { unmount } = render(<MenuList menu={pizzas} />)
  await settled()
  const withoutMilk = "Not for your party as it comes: ask for it without milk"
  expect((await of("Margherita")).getByText(withoutMilk)).toBeVisible()
  unmount()

  hasKept({ card: card({ avoids: ["milk", "gluten"] }) })
  render(<MenuList menu={pizzas} />)
  await settled()
  expect(
    (await of("Margherita")).getByText(
      "Not for your party: contains cereals with gluten, contains milk",
    ),
  ).toBeVisible()
})

it("counts a diet by the labels of a menu that has such labels, on request too", async () => {
  hasKept({ card: card({ diets: ["vegan"] }) })
  render(<MenuList menu={pizzas} />)
  await settled()
  expect((await of("Napoli")).getByText("Not for your party: not marked as vegan")).toBeVisible()
  expect(
    (await of("Margherita")).getByText("Not for your party as it comes: ask for it vegan"),
  ).toBeVisible()
  expect((await of("Marinara")).queryByText(/Not for your party/)).not.toBeInTheDocument()
})

it("takes no label for no dish where a menu is not labelled at all", async () => {
  hasKept({ card: card({ diets: ["vegan"] }) })
  render(<MenuList menu={list(dish("Napoli", ["fish"]), dish("Capricciosa", ["eggs"]))} />)
  await screen.findByRole("button", { name: "Favourite: Napoli" })
  expect(screen.queryByText(/Not for your party|printed lighter/)).not.toBeInTheDocument()
})

it("says that it knows nothing where a menu names no allergens, and not that it has looked", async () => {
  hasKept({ card: card({ avoids: ["milk"], diets: ["vegan"] }) })
  render(<MenuList menu={list(dish("Gelato", []))} />)
  expect(await screen.findByText(/names no allergens/)).toBeVisible()
  expect(screen.queryByText(/printed lighter/)).not.toBeInTheDocument()
})

it("says that it goes by a diet where a menu marks it, and names no allergens", async () => {
  hasKept({ card: card({ avoids: ["milk"], diets: ["vegan"] }) })
  render(<MenuList menu={list(dish("Sorbet", [], ["vegan"]), dish("Gelato", []))} />)
  await settled()
  expect((await of("Gelato")).getByText("Not for your party: not marked as vegan")).toBeVisible()
  expect(screen.getByText(/names no allergens/)).toBeVisible()
})

it("explains itself below the menu, and moves none of it", async () => {
  hasKept({ card: card({ avoids: ["milk"] }) })
  render(<MenuList menu={pizzas} />)
  const last = await screen.findByText("Napoli")
  expect(last.compareDocumentPosition(await settled())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it("warns coeliacs above it", async () => {
  hasKept({ card: card({ avoids: ["gluten"] }) })
  render(<MenuList menu={list(dish("Marinara", ["gluten"]))} />)
  const warning = await screen.findByText(/For coeliac disease/)
  const marinara = screen.getByText("Marinara")
  expect(warning.compareDocumentPosition(marinara)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it("keeps a dish among the favourites by a button that says whether it is one", async () => {
  hasKept({ card: card() })
  render(<MenuList menu={pizzas} />)
  const button = await screen.findByRole("button", { name: "Favourite: Marinara" })
  expect(button).toHaveAttribute("aria-pressed", "false")
  await userEvent.click(button)
  expect(button).toHaveAttribute("aria-pressed", "true")
  expect(kept().card?.favourites).toEqual([
    { dish: "Marinara", menu: { title: "The list", slug: "the-list" } },
  ])
})
