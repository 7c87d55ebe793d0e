import { DependencyGraph, type DocumentChange } from "../../../engine/dependency-graph"
import { SharedTexts } from "../../../engine/kept-reads"
import { Reads } from "../../../snapshot/reads"

const reads = (note: (reads: Reads) => void): Reads => {
  const made = new Reads()
  note(made)
  return made
}
const change = (list: string, id: number, before: object | null, after: object | null) =>
  ({
    list,
    id,
    before: before && { id, ...before },
    after: after && { id, ...after },
  }) as DocumentChange

/** As another process has it, of what was kept. */
function restored(graph: DependencyGraph<string>, outputs: readonly string[]) {
  const texts = new SharedTexts()
  const made = outputs.map((output) => [output, graph.keep(output, texts)] as const)
  const kept = JSON.parse(JSON.stringify({ texts: texts.texts, made })) as {
    texts: string[]
    made: typeof made
  }
  const other = new DependencyGraph<string>()
  for (const [output, reads] of kept.made) other.restore(output, reads, new SharedTexts(kept.texts))
  return other
}

describe.each([
  ["in the process that made it", (graph: DependencyGraph<string>) => graph],
  [
    "in one that comes after it",
    (graph: DependencyGraph<string>) =>
      restored(graph, ["/400", "header", "/news/oven", "/news", "/about", "/whatson"]),
  ],
])("What depends on a change of the content, %s,", (_where, asKnown) => {
  const made = new DependencyGraph<string>()
  made.set(
    "/400",
    reads((read) => read.document("Brands", 1).add("name").add("story")),
  )
  made.set(
    "header",
    reads((read) => read.document("Brands", 1).add("name")),
  )
  made.set(
    "/news/oven",
    reads((read) => read.list("NewsArticles", { where: { slug: { equals: "oven" } } })),
  )
  made.set(
    "/news",
    reads((read) => read.list("NewsArticles", { sort: "-publishedOn" })),
  )
  made.set(
    "/about",
    reads((read) => read.document("NewsArticles", 9)),
  )
  made.set(
    "/whatson",
    reads((read) => (read.usesClock = true)),
  )
  const graph = asKnown(made)

  it("is what asks for the time, where that is another", () => {
    expect([...graph.readersOfClock]).toEqual(["/whatson"])
  })

  it("is what has read a field that is another now", () => {
    const story = change("Brands", 1, { name: "400", story: "a" }, { name: "400", story: "b" })
    expect([...graph.affectedBy([story])]).toEqual(["/400"])
    const name = change("Brands", 1, { name: "400" }, { name: "401" })
    expect([...graph.affectedBy([name])].sort()).toEqual(["/400", "header"])
    expect(graph.affectedBy([change("Brands", 2, { name: "a" }, { name: "b" })]).size).toBe(0)
  })

  it("is a list that has other documents, or another order", () => {
    const title = change(
      "NewsArticles",
      5,
      { slug: "oven", title: "a" },
      { slug: "oven", title: "b" },
    )
    expect(graph.affectedBy([title]).size).toBe(0)
    const date = change(
      "NewsArticles",
      5,
      { slug: "oven", publishedOn: "1" },
      { slug: "oven", publishedOn: "2" },
    )
    expect([...graph.affectedBy([date])]).toEqual(["/news"])
    const renamed = change("NewsArticles", 5, { slug: "oven" }, { slug: "fire" })
    expect([...graph.affectedBy([renamed])]).toEqual(["/news/oven"])
    const gone = change("NewsArticles", 5, { slug: "oven" }, null)
    expect([...graph.affectedBy([gone])].sort()).toEqual(["/news", "/news/oven"])
  })

  it("is a list of documents that are named, in which one of them comes or changes its place", () => {
    const own = new DependencyGraph<string>()
    const question = { where: { slug: { in: ["oven", "fire"] } }, sort: "title" }
    own.set(
      "/news/ash",
      reads((made) => made.list("NewsArticles", question)),
    )
    const come = change("NewsArticles", 7, null, { slug: "fire", title: "a" })
    const retitled = change(
      "NewsArticles",
      5,
      { slug: "oven", title: "a" },
      { slug: "oven", title: "b" },
    )
    const other = change("NewsArticles", 6, null, { slug: "bread", title: "a" })
    expect(own.affectedBy([come]).size).toBe(1)
    expect(own.affectedBy([retitled]).size).toBe(1)
    expect(own.affectedBy([other]).size).toBe(0)
    own.delete("/news/ash")
    expect(own.affectedBy([come]).size).toBe(0)
  })

  it("is what leads to a document that was not published, once it is", () => {
    expect(graph.affectedBy([change("NewsArticles", 9, null, { slug: "new" })])).toContain("/about")
  })

  it("is what was made anew of an answer to the same question", () => {
    const own = new DependencyGraph<string>()
    for (let time = 1; time <= 2; time += 1) {
      own.set(
        "/news/oven",
        reads((made) => made.list("NewsArticles", { where: { slug: { equals: "oven" } } })),
      )
    }
    expect(own.affectedBy([change("NewsArticles", 5, { slug: "oven" }, null)]).size).toBe(1)
  })

  it("is nothing that was made anew of something else, or is no more", () => {
    const own = new DependencyGraph<string>()
    own.set(
      "/400",
      reads((made) => made.document("Brands", 1).add("name")),
    )
    own.set(
      "/400",
      reads((made) => made.document("Brands", 2).add("name")),
    )
    expect(own.affectedBy([change("Brands", 1, { name: "a" }, { name: "b" })]).size).toBe(0)
    own.delete("/400")
    expect(own.affectedBy([change("Brands", 2, { name: "a" }, { name: "b" })]).size).toBe(0)
  })
})
