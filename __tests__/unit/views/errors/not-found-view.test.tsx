import { render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
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

test.each([
  ["/tiramisu-recipe", "tiramisu recipe"],
  ["/menus/old%20pizza_list.html/", "old pizza list"],
  ["/%E0%A4%A", ""],
  ["/caff%C3%A8", "caffè"],
  ["/404/", ""],
  ["/", ""],
])("who is lost at %s may search for its words: “%s”", (path, question) => {
  window.history.replaceState(null, "", path)
  const view = <NotFoundView model={{ page: pageText("Not here"), venues: [], phones: [] }} />
  // The static page stands for every address.
  expect(renderToString(view)).not.toContain("value=")
  render(view)
  expect(screen.getByRole("searchbox")).toHaveValue(question)
})
