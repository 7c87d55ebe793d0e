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

test("a home page leads to no page of events or news that has none", () => {
  render(<HomeView model={empty} viewedAt={new Date("2026-11-20T12:00:00Z")} />)
  expect(screen.queryByText(/What’s on|Latest news/)).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /All (events|news)/ })).not.toBeInTheDocument()
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
