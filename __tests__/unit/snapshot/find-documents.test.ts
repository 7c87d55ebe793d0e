import fc from "fast-check"
import { findDocuments, type ListQuestion } from "../../../snapshot/find-documents"

const articles = [
  {
    id: 1,
    slug: "oven",
    publishedOn: "2026-05-01",
    order: 2,
    brand: { id: 7 },
    venues: [{ id: 1 }],
  },
  { id: 2, slug: "Bread", publishedOn: "2026-05-01", order: null, brand: null, venues: [] },
  {
    id: 3,
    slug: "wine",
    publishedOn: "2026-06-01",
    order: 10,
    brand: { id: 8 },
    venues: [{ id: 1 }, { id: 2 }],
  },
]
const slugs = (question: ListQuestion): unknown[] =>
  findDocuments(articles, question).docs.map(({ slug }) => slug)

describe("a list of a snapshot", () => {
  it("is chosen by what a field is, is not, or is one of", () => {
    expect(slugs({ where: { slug: { equals: "wine" } } })).toEqual(["wine"])
    expect(slugs({ where: { slug: { not_equals: "wine" } } })).toEqual(["oven", "Bread"])
    expect(slugs({ where: { slug: { in: ["wine", "oven", "none"] } } })).toEqual(["oven", "wine"])
    expect(slugs({ where: { slug: { in: [] } } })).toEqual([])
  })

  it("is chosen by what documents lead to, whether ids come as numbers or as text", () => {
    expect(slugs({ where: { brand: { equals: "7" } } })).toEqual(["oven"])
    expect(slugs({ where: { venues: { equals: 1 } } })).toEqual(["oven", "wine"])
    expect(slugs({ where: { venues: { equals: 2 }, slug: { not_equals: "wine" } } })).toEqual([])
  })

  it("refuses to compare in a way that it does not know", () => {
    expect(() => slugs({ where: { slug: { like: "w" } } })).toThrow(
      "slug cannot be compared by like",
    )
  })

  it("is in the order of its ids, or in the one that is asked for, as the CMS's database has it", () => {
    expect(slugs({})).toEqual(["oven", "Bread", "wine"])
    expect(slugs({ sort: "slug" })).toEqual(["Bread", "oven", "wine"])
    expect(slugs({ sort: "order" })).toEqual(["Bread", "oven", "wine"])
    expect(slugs({ sort: "-order" })).toEqual(["wine", "oven", "Bread"])
    expect(slugs({ sort: "-publishedOn,slug" })).toEqual(["wine", "Bread", "oven"])
  })

  it("comes in pages that hold each document once", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 7 }), (count, limit) => {
        const list = Array.from({ length: count }, (_, id) => ({ id, rank: (id * 7) % 5 }))
        const found: unknown[] = []
        for (let page = 1; ; page += 1) {
          const { docs, totalDocs, hasNextPage } = findDocuments(list, {
            limit,
            page,
            sort: "-rank",
          })
          expect(totalDocs).toBe(count)
          found.push(...docs)
          if (!hasNextPage) break
        }
        expect(found).toEqual(findDocuments(list, { limit: 0, sort: "-rank" }).docs)
        expect(new Set(found).size).toBe(count)
      }),
    )
  })
})
