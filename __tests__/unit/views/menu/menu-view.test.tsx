import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { MenuPageModel } from "../../../../src/content/pages/menu"
import { MenuView } from "../../../../src/views/menu/menu-view"
import { menu } from "../menu-fixtures"
import { venueIn } from "../venue-fixtures"

const model: MenuPageModel = {
  menu: menu(),
  brand: { name: "400", slug: "400", path: "/400", accentColour: "#ef8a3c" },
  venues: [venueIn("Rome", "400 Trastevere"), venueIn("Milan", "400 Navigli")],
  others: [{ title: "To drink", kind: "drinks", path: "/menus/400-drinks" }],
  changedOn: "2026-11-12",
  seo: { title: "The list", description: "", image: undefined },
}

test("a menu is the heading of its page, and its sections stand right below", () => {
  render(<MenuView model={model} />)
  expect(screen.getByRole("heading", { level: 1, name: "The list" })).toBeInTheDocument()
  expect(screen.getByRole("heading", { level: 2, name: "Red" })).toBeInTheDocument()
})

test("a guest reads how old the menu is, and where it is served and open", () => {
  const { container } = render(<MenuView model={model} />)
  expect(container).toHaveTextContent(
    "Served at 400 Trastevere and 400 Navigli. Last changed 12 November 2026",
  )
  const venues = within(screen.getByRole("region", { name: "Where it is served" }))
  expect(venues.getByRole("link", { name: "400 Trastevere" })).toHaveAttribute(
    "href",
    "/locations/400-trastevere",
  )
  expect(venues.getAllByText(/^Open/)).toHaveLength(2)
})

test("served at very many venues, it says at how many, and leads to each", () => {
  const venues = Array.from({ length: 80 }, (_, index) => {
    const { hours: _hours, ...venue } = venueIn("Rome", `Venue ${index}`)
    return venue
  })
  const { container } = render(<MenuView model={{ ...model, venues }} />)
  expect(container).toHaveTextContent("Served at 80 venues. Last changed")
  const region = within(screen.getByRole("region", { name: "Where it is served" }))
  expect(region.getAllByRole("link")).toHaveLength(80)
  expect(region.queryByText(/^Open/)).not.toBeInTheDocument()
})

test("large print is a link to the same page: it needs no scripts", () => {
  const html = renderToString(<MenuView model={model} />)
  expect(html).toContain('href="#large-print"')
  expect(html).toContain('id="large-print"')
})

test("a guest is told of a place that serves it soon that it is not open yet", () => {
  const alfama = venueIn("Rome", "400 Alfama")
  const hours = { ...alfama.hours, status: "openingSoon" as const }
  const venues = [...model.venues, { ...alfama, hours }]
  const { container } = render(<MenuView model={{ ...model, venues }} />)
  expect(container).toHaveTextContent(
    "Served at 400 Trastevere, 400 Navigli and 400 Alfama (opening soon).",
  )
})

describe("large print", () => {
  const sheet = () => document.getElementById("large-print")

  afterEach(() => {
    localStorage.clear()
    window.history.replaceState(null, "", "/")
  })

  test("is kept for the next menu, until a guest wants ordinary print", async () => {
    const { unmount } = render(<MenuView model={model} />)
    await userEvent.click(screen.getByRole("link", { name: "Large print" }))
    unmount()
    window.history.replaceState(null, "", "/")
    const next = render(<MenuView model={model} />)
    expect(sheet()).toHaveAttribute("data-large")
    await userEvent.click(screen.getByRole("link", { name: "Ordinary print" }))
    expect(sheet()).not.toHaveAttribute("data-large")
    next.unmount()
    render(<MenuView model={model} />)
    expect(sheet()).not.toHaveAttribute("data-large")
  })

  test("is there before the page comes to life, so that nothing grows under who reads", () => {
    localStorage.setItem("print", "large")
    document.body.innerHTML = renderToString(<MenuView model={model} />)
    for (const script of sheet()?.querySelectorAll("script") ?? []) {
      const running = document.createElement("script")
      running.text = script.text
      script.replaceWith(running)
    }
    expect(sheet()).toHaveAttribute("data-large")
    document.body.innerHTML = ""
  })

  test("that somebody else has sent is not kept", () => {
    window.history.replaceState(null, "", "#large-print")
    render(<MenuView model={model} />)
    expect(localStorage.getItem("print")).toBeNull()
  })

  test("stays when a guest goes on to a section of the menu", async () => {
    render(<MenuView model={model} />)
    await userEvent.click(screen.getByRole("link", { name: "Large print" }))
    window.location.hash = "#menu-the-list-2"
    expect(sheet()).toHaveAttribute("data-large")
    await userEvent.click(screen.getByRole("link", { name: "Ordinary print" }))
    expect(sheet()).not.toHaveAttribute("data-large")
  })

  test("comes with the address that was sent, and stays too", () => {
    window.history.replaceState(null, "", "#large-print")
    render(<MenuView model={model} />)
    expect(sheet()).toHaveAttribute("data-large")
  })
})

test("a menu does not lead to itself", () => {
  render(<MenuView model={model} />)
  expect(screen.queryByRole("link", { name: /page of its own/ })).not.toBeInTheDocument()
})

test("what else is served there is one link away", () => {
  render(<MenuView model={model} />)
  expect(screen.getByRole("link", { name: "To drink" })).toHaveAttribute(
    "href",
    "/menus/400-drinks",
  )
})
