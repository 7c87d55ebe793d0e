import { render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import type { TastingMenu } from "../../../../src/content/tasting-menu"
import { TastingMenuView } from "../../../../src/views/degustation/tasting-menu-view"
import { DegustationView } from "../../../../src/views/degustation/degustation-view"
import { pageText, picture, venueIn } from "../venue-fixtures"

const brace: TastingMenu = {
  title: "Brace",
  slug: "brace",
  path: "/degustation/brace",
  brand: undefined,
  summary: "Seven courses by falling heat.",
  venues: [],
  pricePerGuest: { amount: 96, currency: "EUR" },
  pairing: undefined,
  courses: [],
  days: ["friday"],
  minimumGuests: 2,
  noticeHours: 24,
  image: picture,
}
const garden = { ...picture, webp: [{ url: "/media/garden-640.webp", width: 640 }] }
const orto: TastingMenu = {
  ...brace,
  title: "Orto",
  slug: "orto",
  path: "/degustation/orto",
  image: garden,
}

const picturesOf = (title: string) =>
  within(screen.getByRole("article", { name: title })).queryAllByRole("img")

test("a menu's picture that already stands at the top of the page is not shown twice", () => {
  const page = { ...pageText("Degustation"), hero: { ...picture, alt: "A table laid" } }
  render(<DegustationView model={{ page, tastingMenus: [brace, orto] }} />)
  expect(screen.getByRole("img", { name: "A table laid" })).toBeInTheDocument()
  expect(picturesOf("Brace")).toHaveLength(0)
  expect(picturesOf("Orto")).toHaveLength(1)
})

test("each menu has its picture where the page has none of its own", () => {
  render(<DegustationView model={{ page: pageText("Degustation"), tastingMenus: [brace] }} />)
  expect(picturesOf("Brace")).toHaveLength(1)
})

test("a menu leads to its own page, which books it by name and leads to the others", () => {
  const { unmount } = render(
    <DegustationView model={{ page: pageText("Degustation"), tastingMenus: [brace] }} />,
  )
  expect(screen.getByRole("link", { name: "Brace" })).toHaveAttribute("href", "/degustation/brace")
  unmount()

  const venue = { ...venueIn("Rome", "Cenere Navigli"), takesBookings: true }
  render(
    <TastingMenuView
      model={{
        menu: { ...brace, venues: [venue] },
        seo: { title: "Brace", description: "", image: undefined },
        others: [{ title: "Orto", path: orto.path, pricePerGuest: orto.pricePerGuest }],
      }}
    />,
  )
  expect(screen.getByRole("heading", { level: 1, name: "Brace" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: /^Book at .+, Brace$/ })).toHaveAttribute(
    "href",
    `/book?venue=${venue.slug}&menu=brace`,
  )
  expect(screen.getByRole("link", { name: "Orto" })).toHaveAttribute("href", "/degustation/orto")
})

test("without scripts a menu is booked by name on the booking server’s page", () => {
  const venue = { ...venueIn("Rome", "Cenere Navigli"), takesBookings: true }
  const html = renderToString(
    <TastingMenuView
      model={{
        menu: { ...brace, venues: [venue] },
        seo: { title: "Brace", description: "", image: undefined },
        others: [],
      }}
    />,
  )
  const ways = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, way = ""]) => way)
  const address = `href="/api/booking/times?venue=${venue.slug}&amp;menu=brace"`
  expect(ways.filter((way) => way.includes(address))).toHaveLength(2)
  expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, "")).not.toContain("/api/")
})

test("a menu of very many houses is booked by name at each that takes bookings, and tells which does not yet", () => {
  const venues = Array.from({ length: 60 }, (_, at) => {
    const venue = venueIn("Rome", `Oven ${at}`)
    if (at > 0) return { ...venue, takesBookings: true }
    const hours = { ...venue.hours, status: "openingSoon" as const }
    return { ...venue, hours, takesBookings: false }
  })
  const model = {
    menu: { ...brace, venues },
    seo: { title: "", description: "", image: undefined },
  }
  render(<TastingMenuView model={{ ...model, others: [] }} />)
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(hrefOf("Oven 59")).toBe("/book?venue=oven-59&menu=brace")
  expect(hrefOf("Oven 0 (opening soon)")).toBe(venues[0]?.path)
})

test("a menu promises no booking at a house where one walks in, nor at one that is closed", () => {
  const closed = venueIn("Milan", "Cenere Brera")
  const venues = [
    { ...venueIn("Rome", "Cenere Testaccio"), takesBookings: false },
    {
      ...{ ...closed, takesBookings: false },
      hours: { ...closed.hours, status: "temporarilyClosed" as const, statusNote: "New floor." },
    },
  ]
  render(
    <TastingMenuView
      model={{
        menu: { ...brace, venues },
        seo: { title: "Brace", description: "", image: undefined },
        others: [],
      }}
    />,
  )
  expect(screen.queryByRole("link", { name: /^Book/ })).toBeNull()
  expect(screen.getByText("No bookings: just walk in")).toBeInTheDocument()
  expect(screen.getByText("New floor.")).toBeInTheDocument()
})
