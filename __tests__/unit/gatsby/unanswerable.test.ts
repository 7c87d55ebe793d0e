import { parse } from "graphql"
import type { SiteDefinition } from "../../../gatsby/site-queries"
import { findUnanswerable } from "../../../gatsby/unanswerable"

const site = (source: string): SiteDefinition[] =>
  parse(source).definitions.map((definition) => ({ file: "src/templates/a.tsx", definition }))
const messages = (source: string): string[] =>
  findUnanswerable(site(source)).map(({ message }) => message)

describe("the site's queries", () => {
  it("may choose by what a field is, in an order, page by page", () => {
    expect(
      messages(`query A($slug: String!, $page: Int) { cms {
        Brands(where: { slug: { equals: $slug } }, limit: 1) { docs { id } }
        News(where: { slug: { in: ["a"] } }, page: $page, limit: 10, sort: "-day,slug") { docs { id } }
      } }`),
    ).toEqual([])
  })

  it.each([
    [`Brands(where: { name: { like: "x" } })`, "asks Brands by “like”"],
    [`Brands(where: $where)`, "asks Brands by a condition that its text does not name"],
    [
      `Brands(where: { OR: [{ name: { equals: 1 } }] })`,
      "by a condition that its text does not name",
    ],
    [`Brands(sort: $sort)`, "in an order that its text does not name"],
    [`Brands(draft: true)`, "asks Brands with “draft”"],
  ])("are told of %s before a build begins", (field, told) => {
    const [message] = messages(
      `query A($where: JSON, $sort: String) { cms { ${field} { docs { id } } } }`,
    )
    expect(message).toContain("The query A")
    expect(message).toContain(told)
  })
})
