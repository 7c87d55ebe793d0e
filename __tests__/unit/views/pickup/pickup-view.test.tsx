import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { basketName, ORDER_FILL } from "../../../../shared/ordering/addresses"
import type { PickupModel } from "../../../../src/content/pages/pickup"
import type { PickupDish } from "../../../../src/content/pickup"
import { PickupView } from "../../../../src/views/pickup/pickup-view"
import { card, hasKept } from "../../ui/card/kept-things"

const dish = (name: string, price: number, allergens: PickupDish["allergens"]): PickupDish => ({
  ...{ name, description: "", dietary: [], allergens },
  items: [{ key: name, name, label: "", price, dietary: [], allergens }],
})

const model = (more: Partial<PickupModel> = {}): PickupModel => ({
  venue: {
    name: "Pizzeria",
    slug: "pizzeria",
    path: "/locations/pizzeria",
    brand: { name: "400", slug: "400", path: "/400", accentColour: "#a3321f" },
    address: { city: "Rome" },
    hours: { timeZone: "Europe/Rome", status: "open", statusNote: "", weekly: [], exceptions: [] },
    phone: "+39 06 5550 0200",
    note: "By the side door.",
    currency: "EUR",
  },
  menus: [
    {
      title: "The list",
      kind: "dinner",
      sections: [
        {
          title: "Red",
          dishes: [dish("Marinara", 8, ["gluten"]), dish("Margherita", 9.5, ["gluten", "milk"])],
        },
      ],
    },
  ],
  takesOrders: true,
  seo: { title: "Collect from Pizzeria", description: "", image: undefined },
  ...more,
})

const sum = () => screen.getByText(/dish/, { selector: ".basket-bar__sum" })
/** The browser would leave the page. */
const goOn = () => {
  const form = document.querySelector("form") as HTMLFormElement
  form.addEventListener("submit", (event) => event.preventDefault())
  fireEvent.submit(form)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it("reckons what is chosen, and keeps it on the device", async () => {
  render(<PickupView model={model()} />)
  await userEvent.click(screen.getByRole("button", { name: "One more Margherita" }))
  await userEvent.click(screen.getByRole("button", { name: "One more Margherita" }))
  await userEvent.type(screen.getByLabelText(/How many: Marinara/), "1")
  expect(sum()).toHaveTextContent("3 dishes, €27")
  expect(JSON.parse(localStorage.getItem(basketName("pizzeria")) ?? "")).toEqual({
    Marinara: 1,
    Margherita: 2,
  })
  await userEvent.click(screen.getByRole("button", { name: "Empty the basket" }))
  expect(localStorage).toHaveLength(0)
})

describe("with something in the basket", () => {
  const fill = async () => {
    render(<PickupView model={model()} />)
    await userEvent.click(screen.getByRole("button", { name: "One more Marinara" }))
    await userEvent.click(screen.getByRole("button", { name: "One more Marinara" }))
  }
  const comeBack = () =>
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }))
  const otherTab = (basket: object) => {
    const key = basketName("pizzeria")
    localStorage.setItem(key, JSON.stringify(basket))
    fireEvent(window, new StorageEvent("storage", { key }))
  }

  it("is empty for who comes back once the order was placed", async () => {
    await fill()
    localStorage.removeItem(basketName("pizzeria"))
    comeBack()
    expect(screen.getByLabelText(/How many: Marinara/)).toHaveValue(null)
    expect(screen.getByText("Nothing is chosen yet.")).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: "One more Margherita" }))
    expect(sum()).toHaveTextContent("1 dish, €9.50")
  })

  it("has what another tab adds, and loses nothing of it at the next tap", async () => {
    await fill()
    otherTab({ Marinara: 2, Margherita: 1, Bufala: 1 })
    expect(sum()).toHaveTextContent("3 dishes, €25.50")
    await userEvent.click(screen.getByRole("button", { name: "One more Margherita" }))
    expect(sum()).toHaveTextContent("4 dishes, €35")
    // What this menu does not have is left to the tab whose menu has it.
    expect(localStorage.getItem(basketName("pizzeria"))).toContain("Bufala")
  })

  it("stays as it is where the device keeps nothing", async () => {
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError")
    })
    await fill()
    comeBack()
    expect(sum()).toHaveTextContent("2 dishes, €16")
    full.mockRestore()
  })
})

it("says what of a kept basket is on the menu no more", () => {
  localStorage.setItem(basketName("pizzeria"), JSON.stringify({ Marinara: 2, Bufala: 1 }))
  render(<PickupView model={model()} />)
  expect(screen.getByLabelText(/How many: Marinara/)).toHaveValue(2)
  expect(sum()).toHaveTextContent(/^2 dishes, €16$/)
  const news = screen.getByText("Bufala is not on the menu any more, and left out.")
  expect(news.closest("[role=status]")).toHaveClass("basket-bar__news")
})

it("says why one cannot go on beside what is chosen, which keeps its place", () => {
  render(<PickupView model={model()} />)
  goOn()
  expect(screen.getByText(/^Nothing was chosen/).parentElement).toHaveClass("basket-bar__news")
  expect(screen.getByText("Nothing is chosen yet.")).toHaveClass("basket-bar__sum")
})

it("hands on what a card says on the device alone, and nothing of it in the form", async () => {
  hasKept({ card: card({ name: "Ada", avoids: ["milk"] }) })
  render(<PickupView model={model()} />)
  expect(await screen.findByText(/^Not for your party: contains milk/)).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "One more Marinara" }))
  goOn()
  const kept: unknown = JSON.parse(sessionStorage.getItem(ORDER_FILL) ?? "null")
  expect(kept).toMatchObject({ name: "Ada", message: expect.stringContaining("milk") as string })
  const sent = new FormData(document.querySelector("form") as HTMLFormElement)
  expect([...sent.keys()].filter((name) => !name.startsWith("dish:"))).toEqual(["venue"])
})

it("hands on how the kitchen is to make a dish that is hidden on menus, and that the kitchen can make otherwise", async () => {
  localStorage.setItem("without", "milk")
  const vegan = {
    ...dish("Margherita", 9.5, ["gluten", "milk"]),
    dietary: ["veganOption" as const],
  }
  const items = vegan.items.map((item) => ({ ...item, dietary: vegan.dietary }))
  const sections = [{ title: "Red", dishes: [{ ...vegan, items }, dish("Quattro", 13, ["milk"])] }]
  render(<PickupView model={model({ menus: [{ title: "The list", kind: "dinner", sections }] })} />)
  await screen.findByText(/^Hidden on your menus as it comes: ask for it without milk/)
  for (const name of ["Margherita", "Quattro"])
    await userEvent.click(screen.getByRole("button", { name: `One more ${name}` }))
  goOn()
  expect(JSON.parse(sessionStorage.getItem(ORDER_FILL) ?? "null")).toMatchObject({
    message: "Please make it so: Margherita (without milk).",
  })
})

it("leads from a dish that is hidden on menus to where that is changed", async () => {
  localStorage.setItem("without", "milk")
  render(<PickupView model={model()} />)
  await screen.findByText(/^Hidden on your menus: contains milk/)
  const change = screen.getByRole("link", { name: "Change what you hide on menus" })
  const note = document.querySelector(change.getAttribute("href") ?? "")
  expect(note).toContainElement(screen.getByRole("button", { name: "Hide none" }))
})

it("sets back the dishes that a guest hides on menus, says that it is by that choice, and lets it be changed", async () => {
  localStorage.setItem("without", "milk")
  render(<PickupView model={model()} />)
  const reason = await screen.findByText(/^Hidden on your menus: contains milk/)
  expect(reason.closest("li")).toHaveTextContent(/^Margherita/)
  expect(screen.getAllByText(/^Hidden on your menus/)).toHaveLength(1)
  const note = screen.getByText(
    /^Printed lighter, because you hide them on menus: dishes with milk/,
  )
  const change = screen.getByRole("button", { name: "Hide none" })
  await userEvent.click(change)
  expect(screen.queryByText(/^Hidden on your menus/)).toBeNull()
  expect(localStorage.getItem("without")).toBeNull()
  expect(note).toHaveTextContent("You hide no dish any more, here or on menus.")
  expect(change).toHaveFocus()
  await userEvent.click(change)
  expect(screen.getByText(/^Hidden on your menus: contains milk/)).toBeVisible()
})

it("says once what a card and the choice on menus both rule out", async () => {
  localStorage.setItem("without", "milk")
  hasKept({ card: card({ avoids: ["milk"] }) })
  render(<PickupView model={model()} />)
  expect(await screen.findByText("Not for your party: contains milk")).toBeVisible()
  expect(screen.queryByText(/^Hidden on your menus: contains milk/)).toBeNull()
})

it("says so where nothing can be ordered now, and where else it can be", () => {
  render(<PickupView model={model({ takesOrders: false })} />)
  expect(screen.getByText(/^Nothing can be ordered here at the moment/)).toBeVisible()
  expect(screen.getByRole("link", { name: "Where else you can order" })).toHaveAttribute(
    "href",
    "/order",
  )
  expect(screen.queryByRole("button", { name: "Choose a time" })).toBeNull()
})
