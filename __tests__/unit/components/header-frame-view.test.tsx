import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { HeaderFrame } from "../../../src/content/view-models"
import { CurrentPath } from "../../../src/views/current-path"
import { HeaderFrameView } from "../../../src/views/header-frame-view"

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

const headerAt = (path: string, shown: HeaderFrame = model) => (
  <CurrentPath value={path}>
    <HeaderFrameView model={shown} />
  </CurrentPath>
)

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
    const { rerender } = render(headerAt("/"))
    expect(main().queryByRole("link", { current: "page" })).toBeNull()
    rerender(headerAt("/locations"))
    expect(main().getByRole("link", { current: "page" })).toHaveTextContent("Restaurants")
    rerender(headerAt("/news/a-wheat-with-a-waiting-list"))
    expect(main().getByRole("link", { current: "page" })).toHaveTextContent("News")
  })

  it.each([
    ["/news", 1],
    ["/400", 0],
    ["/about", 0],
    ["/", 0],
  ])("at %s marks %i links of the bar, never its own mark", (path, count) => {
    const brand = { ...flagship, tagline: "Ninety seconds." }
    render(headerAt(path, { ...model, brand }))
    const marked = within(screen.getByRole("banner"))
      .queryAllByRole("link", { current: "page" })
      .filter((link) => !link.closest("details"))
    expect(marked).toHaveLength(count)
  })

  it("marks nothing in the HTML that all pages share", () => {
    expect(renderToString(headerAt("/news"))).not.toContain("aria-current")
  })

  it("closes its menu after a navigation", () => {
    const { container, rerender } = render(headerAt("/"))
    const menu = container.querySelector("details")
    menu?.setAttribute("open", "")
    rerender(headerAt("/news"))
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
