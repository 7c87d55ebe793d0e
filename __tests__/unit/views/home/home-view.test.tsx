import { render, screen, within } from "@testing-library/react"
import type { HomeModel } from "../../../../src/content/pages/home"
import { HomeView } from "../../../../src/views/home/home-view"
import { pageText, venueIn } from "../venue-fixtures"

const empty: HomeModel = {
  page: pageText("Quattrocento"),
  brands: [],
  takesBookings: true,
  venues: [venueIn("Rome", "400 Trastevere")],
  events: [],
  news: [],
}

test("a home page with no events and no news says so, and still leads to both", () => {
  render(<HomeView model={empty} viewedAt={new Date("2026-11-20T12:00:00Z")} />)
  const events = within(screen.getByRole("region", { name: "What’s on" }))
  expect(events.getByText(/Nothing in the diary/)).toBeVisible()
  expect(events.getByRole("link", { name: "All events" })).toHaveAttribute("href", "/whatson")
  const news = within(screen.getByRole("region", { name: "Latest news" }))
  expect(news.getByText(/No news just now/)).toBeVisible()
  expect(news.getByRole("link", { name: "All news" })).toHaveAttribute("href", "/news")
})

test("a house of one venue has a restaurant, and no list of all", () => {
  render(<HomeView model={empty} />)
  const venues = within(screen.getByRole("region", { name: "Our restaurant" }))
  expect(venues.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "400 Trastevere",
  ])
})

test("a house of one venue leads to its door, and offers tables only where there are some", () => {
  const links = () =>
    within(screen.getByRole("banner"))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")])
  const { rerender } = render(<HomeView model={empty} />)
  const door = ["Find us", "/locations/400-trastevere"]
  expect(links()).toEqual([["Book a table", "/book"], door])
  rerender(<HomeView model={{ ...empty, takesBookings: false }} />)
  expect(links()).toEqual([door])
  const two = [...empty.venues, venueIn("Milan", "400 Navigli")]
  rerender(<HomeView model={{ ...empty, venues: two }} />)
  expect(links()[1]).toEqual(["Find a restaurant", "/locations"])
})
