import { render, screen, within } from "@testing-library/react"
import type { HomeModel } from "../../../../src/content/pages/home"
import { HomeView } from "../../../../src/views/home/home-view"
import { pageText, venueIn } from "../venue-fixtures"

const empty: HomeModel = {
  page: pageText("Quattrocento"),
  brands: [],
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
