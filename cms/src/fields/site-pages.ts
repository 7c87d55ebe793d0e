import type { PayloadRequest, Where } from "payload"
import type { News } from "../payload-types"
import {
  COLLECTIONS_WITH_PAGES,
  type CollectionWithPages,
  CONTENT_TYPES,
} from "../../../shared/content-types"
import { listPageCount } from "../../../shared/list-pages"
import { pickupPath, routeTo } from "../../../shared/paths"
import { checkLinkArrival } from "../validation/redirects"
import { newsTopics, subjectsOf, type TopicSource } from "../../../shared/news-topics"
import type { SitePages } from "../validation/site-page"
import type { Verdict } from "../validation/verdict"
import { siteOrigin, siteRedirects } from "./site-redirects"

interface Found {
  path: string
  name: string
}

/** Reads what is published, or the newest version of everything. */
async function pagesOf(req: PayloadRequest, drafts: boolean): Promise<Found[]> {
  const where: Where = drafts ? {} : { _status: { equals: "published" } }
  const question = { depth: 0, draft: drafts, pagination: false, req, where } as const
  const { docs } = await req.payload.find({
    collection: "pages",
    select: { template: true, title: true },
    ...question,
  })
  const found: Found[] = docs.flatMap(({ template, title }) =>
    template ? [{ path: routeTo(template), name: title ?? template }] : [],
  )
  const topicSources: TopicSource[] = []
  for (const collection of COLLECTIONS_WITH_PAGES) {
    const { nameField } = CONTENT_TYPES[collection]
    const { docs } = await req.payload.find({
      collection,
      select: { slug: true, [nameField]: true, ...MORE_FIELDS[collection] },
      ...question,
    })
    for (const document of docs) {
      const { id, slug } = document
      if (!slug) continue
      const name = ("name" in document ? document.name : document.title) ?? slug
      found.push({ path: routeTo(collection, slug), name })
      if ("pickup" in document && document.pickup?.offered) {
        found.push({ path: pickupPath(slug), name: `Orders from ${name}` })
      }
      topicSources.push({
        collection,
        id,
        slug,
        name,
        subjects: "tags" in document ? subjectsIn(document) : [],
      })
    }
    if (collection === "news" && !drafts) found.push(...newsLists(docs.length))
  }
  if (!drafts) {
    found.push(...newsTopics(topicSources).map(({ path, label }) => ({ path, name: label })))
  }
  return found
}

/** What tells which lists by topic the site has, and which venues can be ordered from. */
const MORE_FIELDS: Partial<Record<CollectionWithPages, Readonly<Record<string, true>>>> = {
  news: { tags: true, brands: true },
  locations: { pickup: true },
}

const subjectsIn = (document: Pick<News, "tags" | "brands">): string[] =>
  subjectsOf({
    tags: document.tags ?? [],
    brands: (document.brands ?? []).map((brand) => (typeof brand === "object" ? brand.id : brand)),
  })

const newsLists = (articles: number): Found[] =>
  Array.from({ length: listPageCount("news", articles) }, (_, index) => ({
    path: routeTo("news", index + 1),
    name: `News, page ${index + 1}`,
  }))

/** The pages that the site has, and those it would have if everything were published. */
export const sitePages = (req: PayloadRequest): SitePages => ({
  published: async () => new Set((await pagesOf(req, false)).map(({ path }) => path)),
  newest: async () => new Map((await pagesOf(req, true)).map(({ path, name }) => [path, name])),
})

/** Whether an address leads to a page that is published, by redirects or straight, or away from the site. */
export async function checkSiteAddress(req: PayloadRequest, address: string): Promise<Verdict> {
  if (!address.startsWith("/")) return true
  return checkLinkArrival(address, await siteRedirects(req), sitePages(req), siteOrigin())
}
