import { fireEvent, render, screen, within, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { HeaderFrame } from "../../../../src/content/header-frame"
import { CurrentPage } from "../../../../src/views/shared/current-page"
import { HeaderFrameView } from "../../../../src/views/header-frame/header-frame-view"
import { venueIn } from "../venue-fixtures"

const flagship = { name: "400", slug: "400", path: "/400", accentColour: "#ff6a2b" }

const venue = (name: string): HeaderFrame["venues"][number] => ({
  name,
  path: `/locations/${name.toLowerCase().replace(" ", "-")}`,
  brandSlug: "400",
  hours: venueIn("Rome", name).hours,
})

const model: HeaderFrame = {
  announcement: undefined,
  groupName: "Quattrocento",
  brand: undefined,
  brands: [{ ...flagship, figure: undefined }],
  venues: [venue("400 Trastevere"), venue("400 Soho")],
  hasMoreVenues: false,
  namedVenues: 12,
  hasUnnamedVenues: false,
  takesBookings: true,
  bookAt: undefined,
  email: "ciao@quattrocento.example",
  phone: undefined,
  links: [
    { label: "Restaurants", href: "/locations" },
    { label: "News", href: "/news" },
    { label: "Book a table", href: "/book" },
  ],
}

const headerAt = (path: string, shown: HeaderFrame = model, venueSlug?: string) => (
  <CurrentPage value={{ path, venueSlug }}>
    <HeaderFrameView model={shown} />
  </CurrentPage>
)

const main = () => within(screen.getByRole("navigation", { name: "Main" }))

describe("the header", () => {
  it("keeps booking in sight, once in the bar and once in the menu that covers it", () => {
    const { container } = render(<HeaderFrameView model={model} />)
    const booking = [...container.querySelectorAll('a[href="/book"]')]
    expect(booking.map((link) => link.closest("details") !== null)).toEqual([false, true])
  })

  it("begins with what is announced on every page", () => {
    const link = { label: "Book a place", href: "/book" }
    const { container } = render(
      <HeaderFrameView model={{ ...model, announcement: { text: "Truffles are in.", link } }} />,
    )
    const announcement = screen.getByRole("complementary", { name: "Announcement" })
    expect(announcement).toHaveTextContent("Truffles are in. Book a place")
    expect(container.firstElementChild).toBe(announcement)
  })

  it("books where tables are to be had, and leads to the doors where there are none", () => {
    const hrefs = (name: string) =>
      new Set(screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href")))
    const { rerender } = render(<HeaderFrameView model={{ ...model, bookAt: "400-soho" }} />)
    expect(hrefs("Book a table Book")).toEqual(new Set(["/book?venue=400-soho"]))
    rerender(<HeaderFrameView model={{ ...model, takesBookings: false }} />)
    expect(hrefs("Find us Visit")).toEqual(new Set(["/locations"]))
    rerender(<HeaderFrameView model={{ ...model, takesBookings: false, brand: flagship }} />)
    expect(hrefs("Find us Visit")).toEqual(new Set(["/locations?brand=400"]))
  })

  it("has room for eight links in the bar, and for all of them in the menu", () => {
    const links = Array.from({ length: 12 }, (_, index) => ({
      label: `Page ${index}`,
      href: `/page-${index}`,
    }))
    render(<HeaderFrameView model={{ ...model, links }} />)
    expect(main().getAllByRole("link")).toHaveLength(8)
    expect(
      within(screen.getByRole("navigation", { name: "Browse" })).getAllByRole("link"),
    ).toHaveLength(12)
  })

  it("leads home from the group's mark, to the brand from a brand's", () => {
    const { rerender } = render(<HeaderFrameView model={model} />)
    const banner = () => within(screen.getByRole("banner"))
    expect(banner().getAllByRole("link", { name: "Quattrocento" })[0]).toHaveAttribute("href", "/")
    const brand = flagship
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
    const brand = flagship
    render(headerAt(path, { ...model, brand }))
    const marked = within(screen.getByRole("banner"))
      .queryAllByRole("link", { current: "page" })
      .filter((link) => !link.closest("details"))
    expect(marked).toHaveLength(count)
  })

  it("marks nothing in the HTML that all pages share", () => {
    expect(renderToString(headerAt("/news"))).not.toContain("aria-current")
  })

  it("says how many venues are open once it knows the time, and leads to them", () => {
    expect(renderToString(headerAt("/"))).not.toContain("of 2 open")
    render(headerAt("/"))
    const state = screen.getAllByRole("link", { name: "2 of 2 open" })[0]
    expect(state).toHaveAttribute("href", "/locations")
  })

  it.each([
    ["/locations/400-alfama", "Opening soon"],
    ["/order/400-alfama", "Opening soon, 400 Alfama"],
    ["/whatson/first-firing", "Opening soon, 400 Alfama"],
  ])(
    "speaks of the venue alone where a page is about it, by its name where that is another page, and keeps it for booking: %s",
    (path, name) => {
      const soon = venue("400 Alfama")
      const opening = { ...soon, hours: { ...soon.hours, status: "openingSoon" as const } }
      render(headerAt(path, { ...model, venues: [...model.venues, opening] }, "400-alfama"))
      const state = screen.getAllByRole("link", { name })[0]
      expect(state).toHaveAttribute("href", `${soon.path}#hours`)
      expect(screen.queryByText(/of 3 open/)).toBeNull()
      const [book] = screen.getAllByRole("link", { name: /^Book a table/ })
      expect(book).toHaveAttribute("href", "/book?venue=400-alfama")
    },
  )

  it("leads to the hours, and books, where there are more venues than it names", () => {
    const many = { ...model, venues: [], hasMoreVenues: true, hasUnnamedVenues: true }
    const { rerender } = render(headerAt("/", many))
    const hours = () => screen.getAllByRole("link", { name: "Opening hours" })[0]
    expect(hours()).toHaveAttribute("href", "/locations")
    const menu = within(screen.getByRole("navigation", { name: "Venues", hidden: true }))
    expect(menu.getByRole("link", { name: "All venues", hidden: true })).toHaveAttribute(
      "href",
      "/locations",
    )
    rerender(headerAt("/locations/400-soho", many, "400-soho"))
    expect(hours()).toHaveAttribute("href", "/locations/400-soho#hours")
    const [book] = screen.getAllByRole("link", { name: /^Book a table/ })
    expect(book).toHaveAttribute("href", "/book?venue=400-soho")
    rerender(headerAt("/400", { ...many, brand: flagship }))
    expect(hours()).toHaveAttribute("href", "/locations?brand=400")
  })

  it("counts more venues than its menu names, and leads to all", () => {
    const venues = Array.from({ length: 20 }, (_, at) => venue(`400 Oven ${at}`))
    render(headerAt("/", { ...model, venues, namedVenues: 3, hasUnnamedVenues: true }))
    expect(screen.getAllByRole("link", { name: "20 of 20 open" })).not.toHaveLength(0)
    const menu = within(screen.getByRole("navigation", { name: "Venues", hidden: true }))
    const names = menu.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent)
    expect(names).toEqual(["400 Oven 0", "400 Oven 1", "400 Oven 2", "All venues"])
  })

  it("speaks of the others on the page of a venue that has closed for good, which has neither hours nor tables", () => {
    const gone = venue("400 Brera")
    const closed = { ...gone, hours: { ...gone.hours, status: "closed" as const } }
    render(headerAt(gone.path, { ...model, venues: [...model.venues, closed] }, "400-brera"))
    const state = screen.getAllByRole("link", { name: "2 of 2 open" })[0]
    expect(state).toHaveAttribute("href", "/locations")
    const [book] = screen.getAllByRole("link", { name: /^Book a table/ })
    expect(book).toHaveAttribute("href", "/book")
  })

  it("leads from a brand's state to its venues, or to its only one", () => {
    const brand = flagship
    const { rerender } = render(headerAt("/400", { ...model, brand }))
    const state = () => screen.getAllByRole("link", { name: /open/i })[0]
    expect(state()).toHaveAttribute("href", "/locations?brand=400")
    rerender(headerAt("/400", { ...model, brand, venues: model.venues.slice(0, 1) }))
    expect(state()).toHaveAttribute("href", "/locations/400-trastevere")
  })

  it("closes its menu after a navigation", () => {
    const { container, rerender } = render(headerAt("/"))
    const menu = container.querySelector("details")
    menu?.setAttribute("open", "")
    rerender(headerAt("/news"))
    expect(menu).not.toHaveAttribute("open")
  })

  it("leaves a menu open that was opened before the scripts came, and closes it at the next page", () => {
    const page = document.createElement("main")
    const root = document.createElement("div")
    document.body.append(page, root)
    root.innerHTML = renderToString(headerAt("/"))
    const menu = root.querySelector("details")
    menu?.setAttribute("open", "")
    const { rerender, unmount } = render(headerAt("/"), { container: root, hydrate: true })
    expect(menu).toHaveAttribute("open")
    expect(page.inert).toBe(true)
    rerender(headerAt("/news"))
    expect(menu).not.toHaveAttribute("open")
    unmount()
    expect(page.inert).toBe(false)
    page.remove()
  })

  it("closes its menu on Escape and returns to the button", async () => {
    const { container } = render(<HeaderFrameView model={model} />)
    const menu = container.querySelector("details")
    const button = container.querySelector("summary")
    menu?.setAttribute("open", "")
    button?.focus()
    await userEvent.keyboard("{Escape}")
    expect(menu).not.toHaveAttribute("open")
    expect(button).toHaveFocus()
  })

  function openBesideThePage() {
    const { container } = render(
      <>
        {headerAt("/")}
        <main>The page</main>
      </>,
    )
    const menu = container.querySelector("details")
    menu?.setAttribute("open", "")
    return { menu, page: screen.getByRole("main") }
  }

  it("lets nothing behind its open menu be reached, and gives it back, each once the guest sees it", async () => {
    const { menu, page } = openBesideThePage()
    if (menu) fireEvent(menu, new Event("toggle"))
    expect(page.inert).not.toBe(true)
    await waitFor(() => expect(page.inert).toBe(true))
    expect(screen.getByRole("navigation", { name: "Main" }).inert).toBe(true)
    fireEvent.keyDown(page, { key: "Escape" })
    if (menu) fireEvent(menu, new Event("toggle"))
    expect(page.inert).toBe(true)
    await waitFor(() => expect(page.inert).toBe(false))
  })

  it("keeps nothing asleep from who goes on by keyboard before the next picture", async () => {
    const { page } = openBesideThePage()
    await userEvent.keyboard("{Tab}")
    expect(page.inert).toBe(true)
    await userEvent.keyboard("{Escape}{Tab}")
    expect(page.inert).toBe(false)
  })

  it("offers the way to a house that takes no bookings instead of a table", () => {
    render(headerAt("/400", { ...model, brand: flagship, takesBookings: false }))
    expect(screen.queryByRole("link", { name: /Book/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole("link", { name: /^Find us/ })[0]).toHaveAttribute(
      "href",
      "/locations?brand=400",
    )
  })
})

test("a group that is called otherwise than its drawn mark stands in type", () => {
  const markOf = (groupName: string): string => {
    const { container, unmount } = render(headerAt("/", { ...model, groupName }))
    const text = container.querySelector(".header__mark")?.textContent ?? ""
    unmount()
    return text
  }
  expect(markOf("Quattrocento")).toBe("")
  expect(markOf("Osteria Lume")).toBe("Osteria Lume")
})

test("the one house of a group of its name does not stand beside itself", () => {
  const { rerender } = render(headerAt("/"))
  expect(screen.getByRole("navigation", { name: "Brands" })).toBeInTheDocument()
  rerender(headerAt("/", { ...model, groupName: "400" }))
  expect(screen.queryByRole("navigation", { name: "Brands" })).not.toBeInTheDocument()
})
