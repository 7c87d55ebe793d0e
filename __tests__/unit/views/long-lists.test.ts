import { brotliCompressSync, constants } from "node:zlib"
import { beforeAll, describe, expect, it, jest } from "@jest/globals"
import { useStaticQuery } from "gatsby"
import { createElement, type ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { setRenderingClock } from "../../../shared/rendering-clock"
import { isLaterListPage, LIST_PAGE_SIZES, type PagedList } from "../../../shared/list-pages"
import { rememberOffsets } from "../../../shared/zone-offsets"
import type { Paging } from "../../../src/content/list-page"
import { graphOf, scriptText } from "../../../src/structured-data/graph"
import Footer from "../../../src/slices/footer"
import HeaderFrame from "../../../src/slices/header-frame"
import { COUNTS, enlarge, scattered, withLongMenus } from "../large-site"
import { NOW, seededSite, type Growth, type SeededPage, type SeededSite } from "../seeded-site"

/** Of the budget of __tests__/browser/weight.spec.ts, without a page's head and its styles. */
const BYTES = 13 * 1024

/** Lighthouse names a page from 819 elements of the body on; so many are around what is rendered here, or come to life. */
const ELEMENTS = 818 - 30

/** Of one document each, which is as long as an editor has written it: a menu of very many dishes is read whole. */
const OF_ONE_DOCUMENT = ["menu", "pickup"]

async function render(site: SeededSite, page: SeededPage): Promise<string> {
  const { path, template, model, context } = page
  const of = (component: ComponentType<never>, data: unknown): string =>
    renderToStaticMarkup(
      createElement(component as ComponentType<object>, {
        ...{ data, location: { pathname: path, search: "", hash: "" }, pageContext: context },
      }),
    )
  const view = (await import(`../../../src/templates/${template}`)) as {
    default: ComponentType<never>
  }
  const graph = graphOf({ path, template, model: model as object }, { ...site, now: NOW })
  return [
    of(HeaderFrame, await site.slice("HeaderFrame", { brandSlug: context["brandSlug"] })),
    of(view.default, model),
    of(Footer, await site.slice("Footer")),
    graph ? scriptText(graph) : "",
  ].join("")
}

/** As a browser with scripts has them. */
const elementsOf = (html: string): number =>
  html.replace(/<noscript>.*?<\/noscript>/gs, "").match(/<[a-z]/g)?.length ?? 0

/** Of each template the first page and those with most to say; of lists one that is not the first is among them. */
function longestOf({ pages }: SeededSite): readonly SeededPage[] {
  const length = ({ model }: SeededPage): number => JSON.stringify(model).length
  const templates = [...new Set(pages.map(({ template }) => template))]
  return templates
    .filter((template) => !OF_ONE_DOCUMENT.includes(template))
    .flatMap((wanted) => {
      const [first, ...others] = pages.filter(({ template }) => template === wanted)
      const longest = others
        .map((page) => ({ page, length: length(page) }))
        .sort((a, b) => b.length - a.length)
        .slice(0, 2)
        .map(({ page }) => page)
      return first ? [first, ...longest] : longest
    })
}

/** At most: as small as it gets only where it matters, which takes ten times as long. */
function compressedBytes(html: string): number {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return quick > BYTES ? brotliCompressSync(html).length : quick
}

/** Those that are over a limit, and what they have of it. */
async function tooHeavy(site: SeededSite): Promise<string[]> {
  const over: string[] = []
  for (const page of longestOf(site)) {
    const html = await render(site, page)
    const bytes = compressedBytes(html)
    const elements = elementsOf(html)
    if (bytes > BYTES) over.push(`${page.path}: ${bytes} bytes, at most ${BYTES}`)
    if (elements > ELEMENTS) over.push(`${page.path}: ${elements} elements, at most ${ELEMENTS}`)
  }
  return over
}

/** Venues that no plain link of a list leads to, or that nobody can choose for a table. */
async function unreachable(site: SeededSite): Promise<string[]> {
  const htmlAt = async (path: string): Promise<string> => {
    const page = site.pages.find((each) => each.path === path)
    return page ? render(site, page) : ""
  }
  const lists = [await htmlAt("/locations"), await htmlAt("/order")]
  const book = await htmlAt("/book")
  const leads = (html: string, path: string): boolean =>
    html.includes(`href="${path}"`) || html.includes(`href="${path}#`)
  return site.pages
    .filter(({ template }) => template === "location")
    .filter(
      ({ path }) =>
        !lists.every((html) => leads(html, path)) ||
        !book.includes(`<option value="${path.split("/").at(-1) ?? ""}">`),
    )
    .map(({ path }) => path)
}

/** All but the news, whose pages ask for their own articles. */
const LISTS = (Object.keys(LIST_PAGE_SIZES) as PagedList[]).filter((list) => list !== "news")

/** Of all entries: the last page knows where those before stand, and the first where those of the last do. */
function slugsOf(list: PagedList, pages: readonly SeededPage[]): string[] {
  const places = pages.flatMap(({ model }) =>
    Object.entries((model as Paging).pagination?.elsewhere ?? {}),
  )
  return [...new Map(places)]
    .map(([slug, path]) => ({
      slug,
      page: path === `/${list}` ? 1 : Number(path.split("/").at(-1)),
    }))
    .sort((a, b) => a.page - b.page)
    .map(({ slug }) => slug)
}

const isPageOf = (list: PagedList, path: string): boolean =>
  isLaterListPage(path) && path.startsWith(`/${list}/`)

beforeAll(() => {
  // React says of each effect of the layout that it does nothing here.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  setRenderingClock(() => NOW)
  Object.assign(globalThis, { __MARKS__: "/static/marks.svg" })
})

/** The demo's answers take a while to grow, so each group is asked for once. */
async function groupWith(growth: Growth, most?: number): Promise<SeededSite> {
  const site = await seededSite(growth, { most })
  jest.mocked(useStaticQuery).mockReturnValue(site.facts)
  rememberOffsets(site.facts.timeZones)
  return site
}

it.each([
  ["as many venues as are named on every page", scattered({ ...COUNTS, locations: 12 })],
  ["24 venues, one with three long menus", withLongMenus(scattered({ locations: 24 }))],
  ["300 venues in as many towns", scattered({ locations: 300 })],
])(
  "of a group with %s, no page is heavier than a page may be, and each venue is found on its lists",
  async (_, growth) => {
    const site = await groupWith(growth, 24)
    expect(await tooHeavy(site)).toEqual([])
    expect(await unreachable(site)).toEqual([])
  },
)

describe("of a group with very many venues and very much to list", () => {
  let site: SeededSite
  beforeAll(async () => {
    site = await groupWith(enlarge(COUNTS))
  })

  it("no page is heavier than a page may be, and each venue is found on its lists", async () => {
    expect(await tooHeavy(site)).toEqual([])
    expect(await unreachable(site)).toEqual([])
  })

  it.each(LISTS)(
    "each entry of /%s stands on one of its pages, which lead to each other",
    async (list) => {
      const pages = site.pages.filter(({ path }) => path === `/${list}` || isPageOf(list, path))
      const htmls = await Promise.all(pages.map((page) => render(site, page)))
      const slugs = slugsOf(list, pages)
      const places = slugs.map((slug) =>
        htmls.flatMap((html, at) => (html.includes(`id="${slug}"`) ? [at] : [])),
      )
      // From page to page in the order of the list, none twice.
      expect(slugs.length).toBeGreaterThan(LIST_PAGE_SIZES[list])
      expect(places).toEqual(places.map((_, at) => [Math.floor(at / LIST_PAGE_SIZES[list])]))
      const ways = htmls.map((html) =>
        ["prev", "next"].filter((rel) => html.includes(`rel="${rel}"`)),
      )
      const between = ways.slice(1, -1).map(() => ["prev", "next"])
      expect(ways).toEqual([["next"], ...between, ["prev"]])
    },
  )
})
