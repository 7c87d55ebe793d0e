import { describe, expect, it } from "@jest/globals"
import { mapLinks } from "../../../src/content/link"

const navigation = { type: "SiteNavigation", name: "Site navigation" }
const map = (link: Parameters<typeof mapLinks>[0]) => mapLinks(link, navigation, "header")

describe("a link", () => {
  it("leads to the path of the page, brand, venue or article it points at", () => {
    const internal = (label: string, value: object) => ({
      label,
      type: "internal",
      reference: { value: value as { __typename: "CMS_Brand"; slug: string } },
    })
    expect(
      map([
        internal("News", { __typename: "CMS_Page", template: "news" }),
        internal("400", { __typename: "CMS_Brand", slug: "400" }),
        internal("Brera", { __typename: "CMS_Location", slug: "400-brera" }),
        internal("Oven", { __typename: "CMS_NewsArticle", slug: "a-new-oven" }),
      ]),
    ).toEqual([
      { label: "News", href: "/news" },
      { label: "400", href: "/400" },
      { label: "Brera", href: "/locations/400-brera" },
      { label: "Oven", href: "/news/a-new-oven" },
    ])
  })

  it("to something not published is left out", () => {
    expect(map([{ label: "Soon", type: "internal", reference: null }])).toEqual([])
  })

  it("with a script for an address stops the build", () => {
    expect(() => map([{ label: "Win", type: "external", url: "javascript:alert(1)" }])).toThrow(
      /header \(Win\)\.url/,
    )
  })
})
