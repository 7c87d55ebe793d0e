import type { PayloadRequest, Where } from "payload"
import {
  brandPath,
  locationPath,
  NEWS_PAGE_SIZE,
  newsListPath,
  newsPath,
  PAGE_PATHS,
} from "../../../shared/paths"
import { pathOf } from "../validation/redirects"
import { checkSitePage, type SitePages } from "../validation/site-page"
import type { Verdict } from "../validation/verdict"
import { findOther } from "./related-documents"

interface Found {
  path: string
  name: string
}

type WithSlug = "brands" | "locations" | "news"

const PATHS: Readonly<Record<WithSlug, (slug: string) => string>> = {
  brands: brandPath,
  locations: locationPath,
  news: newsPath,
}

/** Reads what is published, or the newest version of everything. */
async function pagesOf(req: PayloadRequest, drafts: boolean): Promise<Found[]> {
  const where: Where = drafts ? {} : { _status: { equals: "published" } }
  const question = { depth: 0, draft: drafts, pagination: false, req, where } as const
  const named = async (collection: WithSlug): Promise<Found[]> => {
    const { docs } = await req.payload.find({ collection, ...question })
    return docs.flatMap((document) => {
      const name = "name" in document ? document.name : document.title
      const { slug } = document
      return slug ? [{ path: PATHS[collection](slug), name: name ?? slug }] : []
    })
  }
  const { docs: pages } = await req.payload.find({ collection: "pages", ...question })
  const single = pages.flatMap(({ template, title }) =>
    template ? [{ path: PAGE_PATHS[template], name: title ?? template }] : [],
  )
  const [brands, locations, news] = [
    await named("brands"),
    await named("locations"),
    await named("news"),
  ]
  const lists = Array.from({ length: Math.ceil(news.length / NEWS_PAGE_SIZE) }, (_, index) => ({
    path: newsListPath(index + 1),
    name: `News, page ${index + 1}`,
  }))
  return [...single, ...brands, ...locations, ...news, ...(drafts ? [] : lists)]
}

/** The pages that the site has, and those it would have if everything were published. */
export async function sitePages(req: PayloadRequest): Promise<SitePages> {
  const published = new Set((await pagesOf(req, false)).map(({ path }) => path))
  const all = await pagesOf(req, true)
  const unpublished = new Map(
    all.filter(({ path }) => !published.has(path)).map(({ path, name }) => [path, name]),
  )
  return { published, unpublished }
}

/** Whether an address leads to a page, a redirect, or away from the site. */
export async function checkSiteAddress(req: PayloadRequest, address: string): Promise<Verdict> {
  const path = address.startsWith("/") ? pathOf(address, undefined) : undefined
  if (path === undefined) return true
  const redirect = await findOther(req, "redirects", {
    field: "from",
    value: path,
    notId: undefined,
  })
  return redirect ? true : checkSitePage(path, await sitePages(req))
}
