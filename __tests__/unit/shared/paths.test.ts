import { routeTo } from "../../../shared/paths"

test("an address of each kind", () => {
  expect(routeTo("home")).toBe("/")
  expect(routeTo("privacyPolicy")).toBe("/privacy-policy")
  expect(routeTo("brands", "400")).toBe("/400")
  expect(routeTo("locations", "400-soho")).toBe("/locations/400-soho")
  expect(routeTo("news", "truffles")).toBe("/news/truffles")
  expect(routeTo("news", 1)).toBe(routeTo("news"))
  expect(routeTo("news", 2)).toBe("/news/2")
  expect(routeTo("book", { query: { venue: "400-soho" } })).toBe("/book?venue=400-soho")
  expect(routeTo("whatson", { hash: "vineyard" })).toBe("/whatson#vineyard")
})

test("what has no address does not compile", () => {
  // @ts-expect-error A brand's page needs its slug.
  routeTo("brands")
  // @ts-expect-error One page, without documents under it.
  routeTo("contact", "us")
  // @ts-expect-error Its list has one page.
  routeTo("locations", 2)
  // @ts-expect-error No such page.
  routeTo("nowhere")
})
