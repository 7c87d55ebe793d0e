/** @jest-environment jsdom */
import { isPageLink } from "../../../../plugins/gatsby-plugin-resilience/src/page-link"

const linkOf = (html: string): HTMLAnchorElement => {
  document.body.innerHTML = html
  const link = document.querySelector("a")
  if (!link) throw new Error("There is no link.")
  return link
}

it.each([
  ['<a href="/menus">', true],
  ['<a href="/menus/pizza.ics">', false],
  ['<a href="/menus" target="_blank">', false],
  ['<a href="https://elsewhere.example/menus">', false],
  ['<a href="/api/booking/of/B7QX-29KD.a-b_c" rel="external">', false],
])("%s", (html, expected) => {
  expect(isPageLink(linkOf(html))).toBe(expected)
})
