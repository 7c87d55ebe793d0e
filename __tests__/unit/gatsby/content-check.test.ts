import { describe, expect, it } from "@jest/globals"
import type { ContentCheckQuery } from "../../../src/content/generated/queries"
import { problemsIn } from "../../../gatsby/content-check"
import { contradictionsIn } from "../../../gatsby/contradictions"

const nothing: ContentCheckQuery = {
  cms: {
    Pages: null,
    Brands: null,
    Locations: null,
    Menus: null,
    TastingMenus: null,
    FunctionSpaces: null,
    NewsArticles: null,
    Events: null,
    Jobs: null,
    Products: null,
    Stockists: null,
  },
}

const dish = {
  name: "Burrata",
  description: null,
  prices: [{ label: null, amount: 9 }],
  dietary: ["vegan"] as const,
  allergens: ["milk"] as const,
  image: null,
}

const menu = {
  id: 8,
  title: "Small plates",
  slug: "small-plates",
  kind: "dinner" as const,
  currency: "EUR",
  introduction: null,
  sections: [{ title: "Cold", description: null, items: [dish, { ...dish, allergens: null }] }],
  note: null,
}

const page = {
  id: 3,
  template: "about" as const,
  title: "About us",
  kicker: null,
  introduction: null,
  hero: null,
  sections: null,
  emptyState: null,
  seo: null,
}

describe("the check of the content before a build", () => {
  it("finds nothing wrong with an empty CMS", () => {
    expect(problemsIn(nothing)).toEqual([])
  })

  it("reports each document that cannot be shown, not only the first", () => {
    const Pages = { docs: [page, { ...page, title: null }, { ...page, id: 4, title: "" }] }
    const problems = problemsIn({ cms: { ...nothing.cms, Pages } })
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Page “about” \(id 3\): the field “title” is empty/),
      expect.stringMatching(/^Page “about” \(id 4\): the field “title” is empty/),
    ])
  })

  it("says where in the CMS each is mended", () => {
    const Pages = { docs: [{ ...page, title: null }] }
    expect(problemsIn({ cms: { ...nothing.cms, Pages } })).toMatchObject([
      { collection: "pages", id: "3", field: "title" },
    ])
  })

  it("names dishes whose labels contradict each other, and lets them pass", () => {
    const content = { cms: { ...nothing.cms, Menus: { docs: [menu] } } }
    expect(contradictionsIn(content)).toEqual([
      "Menu “Small plates”, “Burrata”: “Vegan” and “contains milk” contradict each other. Correct one of the two.",
    ])
  })

  it("names places beyond the towns of their country, and lets them pass", () => {
    const address = { street: "1 Lagoon Road", city: "Lord Howe", country: "AU" }
    const shop = {
      ...{ id: 4, name: "Kiosk", slug: "kiosk", kind: "grocer" as const },
      ...{ address, geo: { latitude: -31.53, longitude: 159.07 } },
    }
    const docs = [shop, { ...shop, kind: "online" as const }] as unknown as NonNullable<
      ContentCheckQuery["cms"]["Stockists"]
    >["docs"]
    const content = { cms: { ...nothing.cms, Stockists: { docs } } }
    expect(problemsIn(content)).toEqual([])
    expect(contradictionsIn(content)).toEqual([
      "Stockist “Kiosk”: its position (-31.53, 159.07) lies beyond the towns of the country of its address (AU). Correct one of the two, unless both are right.",
    ])
  })

  it("reports a block of a type the site does not have", () => {
    const sections = [{ __typename: "CMS_CarouselBlock" }] as unknown as (typeof page)["sections"]
    const [problem] = problemsIn({
      cms: { ...nothing.cms, Pages: { docs: [{ ...page, sections }] } },
    })
    expect(problem?.message).toMatch(/Page “About us” \(id 3\).*unknown type “CarouselBlock”/)
  })
})
