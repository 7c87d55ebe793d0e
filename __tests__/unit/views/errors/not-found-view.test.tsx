import { render, screen, within } from "@testing-library/react"
import { NotFoundView } from "../../../../src/views/errors/not-found-view"
import { pageText } from "../venue-fixtures"

test("who is lost may search without scripts, and read the menus", () => {
  render(<NotFoundView model={{ page: pageText("Not here"), venues: [], phones: [] }} />)
  const search = screen.getByRole("search")
  expect(search).toHaveAttribute("action", "/search")
  expect(search).not.toHaveAttribute("method")
  const box = within(search).getByRole("searchbox", { name: "What are you looking for?" })
  expect(box).toHaveAttribute("name", "q")
  expect(within(search).getByRole("button", { name: "Search" })).toHaveAttribute("type", "submit")
  const ways = within(screen.getByRole("list", { name: "Where to go from here" }))
  expect(ways.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    ...["/locations", "/menus", "/book"],
  ])
})
