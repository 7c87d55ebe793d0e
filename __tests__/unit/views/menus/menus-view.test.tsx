import { render, screen, within } from "@testing-library/react"
import { MenusView } from "../../../../src/views/menus/menus-view"
import { pageText, venueIn } from "../venue-fixtures"

const list = { title: "The list", kind: "allDay" as const, path: "/menus/400-pizza" }
const lunch = { title: "Lunch", kind: "lunch" as const, path: "/menus/lunch" }

test("a guest finds a venue's menus under its name, whoever else serves them", () => {
  const venues = [
    { ...venueIn("Rome", "400 Trastevere"), menus: [list, lunch] },
    { ...venueIn("Milan", "400 Navigli"), menus: [list] },
  ]
  render(<MenusView model={{ page: pageText("Menus"), venues, menus: [] }} />)
  const [rome, milan] = screen.getAllByRole("article")
  const linksOf = (article: HTMLElement | undefined) =>
    within(article ?? document.body)
      .getAllByRole("link", { name: / at / })
      .map((link) => [link.textContent, link.getAttribute("href")])
  expect(linksOf(rome)).toEqual([
    ["The list at 400 Trastevere", "/menus/400-pizza"],
    ["Lunch at 400 Trastevere", "/menus/lunch"],
  ])
  expect(linksOf(milan)).toEqual([["The list at 400 Navigli", "/menus/400-pizza"]])
})

test("of very many venues a guest finds each menu once, and at how many it is served", () => {
  const { brand, name } = venueIn("Rome", "400 Trastevere")
  const menus = [
    { ...list, brand, venue: undefined, venues: 212 },
    { ...lunch, brand, venue: name, venues: 1 },
  ]
  render(<MenusView model={{ page: pageText("Menus"), venues: [], menus }} />)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "The listAll day, 212 venues",
    "LunchLunch, 400 Trastevere",
  ])
  expect(screen.getByRole("link", { name: "The list" })).toHaveAttribute("href", "/menus/400-pizza")
})

test("with no menu in writing the page says so and leads to the venues", () => {
  render(<MenusView model={{ page: pageText("Menus"), venues: [], menus: [] }} />)
  expect(screen.getByRole("link", { name: "See our venues" })).toHaveAttribute("href", "/locations")
})
