import { KeptAnswers } from "../../../engine/kept-answers"
import { createSiteAnswers, type SiteAnswers } from "../../../engine/site-answers"
import { ViewingClock } from "../../../engine/viewing-clock"
import type { DocumentChange } from "../../../engine/dependency-graph"
import type { ContentSnapshot, StoredDocument } from "../../../snapshot/content-snapshot"
import { Reads } from "../../../snapshot/reads"

const SDL = `
  type Brand { id: Int!, name: String }
  type NewsArticle { id: Int!, title: String, slug: String, body: String, brand: Brand }
  type Brands { docs: [Brand!]! }
  type NewsArticles { docs: [NewsArticle!]! }
  type SiteSettings { groupName: String }
  type Query {
    Brands(limit: Int, sort: String): Brands
    NewsArticles(limit: Int, sort: String): NewsArticles
    SiteSettings: SiteSettings
  }
`
const QUERY = `{
  cms { NewsArticles(limit: 0, sort: "title") { docs { id title brand { name } } } }
}`
type Answer = { cms: { NewsArticles: { docs: readonly { title: string }[] } } }

const article = (id: number, fields: object): StoredDocument => ({ id, slug: `a-${id}`, ...fields })

/** A site of two articles about one brand, and what is asked of it. */
function site(atOnce?: number) {
  const answers = createSiteAnswers(SDL, {
    siteUrl: "https://forno.example",
    mirror: { image: () => Promise.reject(new Error("nobody asks for a picture")) },
    clock: new ViewingClock(),
  })
  const asked: number[] = []
  /** How often it is answered before it fails. */
  let patience = Infinity
  const counting: Pick<SiteAnswers, "askAbout" | "listed"> = {
    listed: answers.listed,
    askAbout: (lists, reads) => {
      asked.push(Object.values(lists).flat().length)
      if (asked.length > patience) return () => Promise.reject(new Error("The picture is gone."))
      return answers.askAbout(lists, reads)
    },
  }
  const kept = KeptAnswers.of(QUERY, counting, atOnce)
  if (!kept) throw new Error("The query asks for whole lists.")
  let lists: ContentSnapshot["lists"] = {
    Brands: [{ id: 1, name: "400" }],
    NewsArticles: [
      article(1, { title: "Ovens", brand: { id: 1 } }),
      article(2, { title: "Bread", brand: null }),
    ],
  }
  answers.use({ marker: null, lists, globals: {} })

  /** Another document, or none, in the place of the one with its id. */
  function change(list: string, id: number, after: StoredDocument | null): void {
    const documents = lists[list] ?? []
    const before = documents.find((document) => document.id === id) ?? null
    const others = documents.filter((document) => document.id !== id)
    lists = { ...lists, [list]: after ? [...others, after] : others }
    answers.use({ marker: null, lists, globals: {} })
    kept?.kind.follow([{ list, id, before, after } satisfies DocumentChange])
  }
  const titles = async (): Promise<string[]> =>
    (await kept.answer<Answer>()).cms.NewsArticles.docs.map(({ title }) => title)
  const failAfter = (answers: number): void => void (patience = answers)
  return { kept, asked, change, titles, failAfter }
}

describe("What is said of whole lists", () => {
  it("is asked in parts where that is much, and known of each document all the same", async () => {
    const { asked, change, titles } = site(1)
    change("NewsArticles", 3, article(3, { title: "Salt", brand: { id: 1 } }))
    expect(await titles()).toEqual(["Bread", "Ovens", "Salt"])
    expect(asked).toEqual([1, 1, 1])
    change("Brands", 1, { id: 1, name: "Quattrocento" })
    await titles()
    // Two of the three are about the brand.
    expect(asked).toHaveLength(5)
  })

  it("is asked once, and again of those alone that say something else now", async () => {
    const { kept, asked, change, titles } = site()
    expect(await titles()).toEqual(["Bread", "Ovens"])
    const { cms } = await kept.answer<Answer>()
    expect((await kept.answer<Answer>()).cms).toBe(cms)

    change("NewsArticles", 2, article(2, { title: "Yeast", brand: null }))
    expect(await titles()).toEqual(["Ovens", "Yeast"])
    expect(asked).toEqual([2, 1])

    change("NewsArticles", 2, article(2, { title: "Yeast", brand: null, body: "More of it." }))
    await titles()
    expect(asked).toEqual([2, 1])
  })

  it("follows what its documents lead to", async () => {
    const { kept, asked, change } = site()
    await kept.answer()
    change("Brands", 1, { id: 1, name: "401" })
    expect(await kept.answer()).toMatchObject({
      cms: { NewsArticles: { docs: [{ brand: null }, { brand: { name: "401" } }] } },
    })
    expect(asked).toEqual([2, 1])
  })

  it("has what comes, and nothing of what is gone", async () => {
    const { kept, change, titles } = site()
    await kept.answer()
    change("NewsArticles", 1, null)
    change("NewsArticles", 3, article(3, { title: "Ash", brand: null }))
    expect(await titles()).toEqual(["Ash", "Bread"])
    change("NewsArticles", 3, null)
    expect(await titles()).toEqual(["Bread"])
    expect([...kept.kind.stale]).toEqual([])
  })

  it("is right after asking has failed half way, whatever goes and comes back meanwhile", async () => {
    const { kept, asked, change, titles, failAfter } = site(1)
    failAfter(1)
    await expect(titles()).rejects.toThrow("The picture is gone.")
    const ovens = article(1, { title: "Ovens", brand: { id: 1 } })
    change("NewsArticles", 1, null)
    failAfter(Infinity)
    expect(await titles()).toEqual(["Bread"])
    failAfter(asked.length)
    change("NewsArticles", 1, ovens)
    change("NewsArticles", 2, article(2, { title: "Yeast", brand: null }))
    await expect(titles()).rejects.toThrow("The picture is gone.")
    change("NewsArticles", 2, article(2, { title: "Rye", brand: { id: 1 } }))
    failAfter(Infinity)
    expect(await titles()).toEqual(["Ovens", "Rye"])
    change("Brands", 1, { id: 1, name: "Quattrocento" })
    failAfter(asked.length + 1)
    await expect(titles()).rejects.toThrow("The picture is gone.")
    failAfter(Infinity)
    const brand = { name: "Quattrocento" }
    expect(await kept.answer()).toMatchObject({
      cms: { NewsArticles: { docs: [{ brand }, { brand }] } },
    })
  })

  it("tells who asks which documents there are, in which order", async () => {
    const reads = new Reads()
    await site().kept.answer(reads)
    expect([...(reads.lists.get("NewsArticles")?.values() ?? [])]).toEqual([
      { where: undefined, sort: "title" },
    ])
  })

  it("is asked for as usual where more is asked for than whole lists", () => {
    const { askAbout, listed } = createSiteAnswers(SDL, {
      siteUrl: "",
      mirror: { image: () => Promise.reject(new Error("nobody asks for a picture")) },
      clock: new ViewingClock(),
    })
    for (const query of [
      `{ cms { SiteSettings { groupName } } }`,
      `{ cms { NewsArticles(limit: 20) { docs { id } } } }`,
      `query ($slug: String) { cms { NewsArticles(limit: 0, sort: $slug) { docs { id } } } }`,
      `{ cms { newest: NewsArticles(limit: 0) { docs { id } } } }`,
    ]) {
      expect(KeptAnswers.of(query, { askAbout, listed })).toBeUndefined()
    }
  })
})
