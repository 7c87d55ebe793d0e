import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { HeaderFrame } from "../../../src/content/view-models"
import { HeaderFrameView } from "../../../src/views/header-frame-view"

const mockListeners = new Set<() => void>()

jest.mock(
  "@reach/router",
  () => ({
    globalHistory: {
      listen: (listener: () => void) => {
        mockListeners.add(listener)
        return () => mockListeners.delete(listener)
      },
    },
  }),
  { virtual: true },
)

const flagship = { name: "400", slug: "400", path: "/400", accentColour: "#ff6a2b" }

const model: HeaderFrame = {
  groupName: "Quattrocento",
  brands: [flagship],
  links: [
    { label: "Restaurants", href: "/locations" },
    { label: "News", href: "/news" },
    { label: "Book a table", href: "/book" },
  ],
}

function visit(path: string): void {
  window.history.pushState({}, "", path)
  act(() => {
    for (const listener of mockListeners) listener()
  })
}

beforeEach(() => {
  window.history.pushState({}, "", "/")
})

const main = () => within(screen.getByRole("navigation", { name: "Main" }))

describe("the header", () => {
  it("keeps booking in sight, once", () => {
    render(<HeaderFrameView model={model} />)
    const booking = screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href") === "/book")
    expect(booking).toHaveLength(1)
  })

  it("leads home from the group's mark, to the brand from a brand's", () => {
    const { rerender } = render(<HeaderFrameView model={model} />)
    const banner = () => within(screen.getByRole("banner"))
    expect(banner().getAllByRole("link", { name: "Quattrocento" })[0]).toHaveAttribute("href", "/")
    const brand = { ...flagship, tagline: "Ninety seconds." }
    rerender(<HeaderFrameView model={{ ...model, brand }} />)
    expect(banner().getAllByRole("link", { name: "400" })[0]).toHaveAttribute("href", "/400")
  })

  it("marks the page being read, and the list an article belongs to", () => {
    render(<HeaderFrameView model={model} />)
    expect(main().queryByRole("link", { current: "page" })).toBeNull()
    visit("/locations")
    expect(main().getByRole("link", { current: "page" })).toHaveTextContent("Restaurants")
    visit("/news/a-wheat-with-a-waiting-list")
    expect(main().getByRole("link", { current: "page" })).toHaveTextContent("News")
  })

  it("marks nothing in the HTML that all pages share", () => {
    expect(renderToString(<HeaderFrameView model={model} />)).not.toContain("aria-current")
  })

  it("closes its menu after a navigation", () => {
    const { container } = render(<HeaderFrameView model={model} />)
    const menu = container.querySelector("details")
    menu?.setAttribute("open", "")
    visit("/news")
    expect(menu).not.toHaveAttribute("open")
  })

  it("closes its menu on Escape and returns to the button", async () => {
    const { container } = render(<HeaderFrameView model={model} />)
    const menu = container.querySelector("details")
    const button = screen.getByText("Menu")
    menu?.setAttribute("open", "")
    button.focus()
    await userEvent.keyboard("{Escape}")
    expect(menu).not.toHaveAttribute("open")
    expect(button).toHaveFocus()
  })
})
