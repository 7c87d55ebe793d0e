import { render, screen, within } from "@testing-library/react"
import { MenusView } from "../../../../src/views/menus/menus-view"
import { pageText, venueIn } from "../venue-fixtures"

const list = { title: "The list", kind: "allDay" as const, path: "/menus/400-pizza" }
const lunch = { title: "Lunch", kind: "lunch" as const, path: "/menus/lunch" }

const here = (menu: typeof list | typeof lunch, ...meanwhileAt: string[]) => ({
  ...menu,
  meanwhileAt,
})

test("of a venue that is not open yet a guest is told when its menus are served, and where until then", () => {
  const soon = venueIn("Milan", "400 Alfama")
  const venues = [
    {
      ...soon,
      hours: { ...soon.hours, status: "openingSoon" as const },
      menus: [here(list, "400 Soho", "400 Navigli"), here(lunch)],
    },
  ]
  render(<MenusView model={{ page: pageText("Menus"), venues, menus: [] }} />)
  const served = within(screen.getByRole("article")).getAllByRole("listitem")
  expect(served.map(({ textContent }) => textContent)).toEqual([
    "The list at 400 AlfamaAll day, once it opens; until then at 400 Soho and 400 Navigli",
    "Lunch at 400 AlfamaLunch, once it opens",
  ])
})

test("a guest finds a venue's menus under its name, whoever else serves them", () => {
  const venues = [
    { ...venueIn("Rome", "400 Trastevere"), menus: [here(list), here(lunch)] },
    { ...venueIn("Milan", "400 Navigli"), menus: [here(list)] },
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
