import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { XMLParser } from "fast-xml-parser"
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5"
import RssParser from "rss-parser"
import { exportedRelease } from "./support"

let release: string
test.beforeAll(async () => {
  release = await exportedRelease()
})
const text = (file: string): Promise<string> => readFile(path.join(release, file), "utf8")
/** The offline plugin's own page. */
const APP_SHELL = "offline-plugin-app-shell-fallback/index.html"
const ERRORS = ["404.html", "404/index.html", "500.html", "500/index.html", "offline/index.html"]

type Element = DefaultTreeAdapterTypes.Element

interface BuiltPage {
  /** `400/index.html` */
  file: string
  canonical: string | undefined
  robots: string | undefined
  /** By property: `og:image:width`. */
  graph: Readonly<Record<string, string>>
  graphs: readonly Graph[]
}

interface Graph {
  "@context": string
  "@graph": readonly { "@type": string; url?: string }[]
}

function* elements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  if ("childNodes" in node) for (const child of node.childNodes) yield* elements(child)
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((entry) => entry.name === name)?.value

function read(file: string, html: string): BuiltPage {
  const all = [...elements(parse(html))]
  const textOf = ({ childNodes }: Element): string =>
    childNodes.map((node) => ("value" in node ? node.value : "")).join("")
  const canonical = all.find((element) => attribute(element, "rel") === "canonical")
  const robots = all.find((element) => attribute(element, "name") === "robots")
  return {
    file,
    canonical: canonical && attribute(canonical, "href"),
    robots: robots && attribute(robots, "content"),
    graph: Object.fromEntries(
      all.flatMap((element) => {
        const property = attribute(element, "property")
        return property ? [[property, attribute(element, "content") ?? ""]] : []
      }),
    ),
    graphs: all
      .filter((element) => attribute(element, "type") === "application/ld+json")
      .map((element) => JSON.parse(textOf(element)) as Graph),
  }
}

async function filesOf(ending: RegExp): Promise<readonly string[]> {
  const entries = await readdir(release, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(release, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
}

async function builtPages(): Promise<readonly BuiltPage[]> {
  const files = (await filesOf(/\.html$/)).filter((file) => file !== APP_SHELL)
  return Promise.all(files.map(async (file) => read(file, await text(file))))
}

const parser = new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) })

async function sitemapAddresses(): Promise<readonly string[]> {
  const { sitemapindex } = parser.parse(await text("sitemap.xml")) as {
    sitemapindex: { sitemap: { loc: string }[] }
  }
  const parts = sitemapindex.sitemap.map(async ({ loc }) => {
    const { urlset } = parser.parse(await text(new URL(loc).pathname.slice(1))) as {
      urlset: { url: { loc: string }[] }
    }
    return urlset.url.map((url) => url.loc)
  })
  return (await Promise.all(parts)).flat()
}

test.describe("a build is found", () => {
  test("by one graph of structured data on every page but the error pages, about the page's own address", async () => {
    const pages = await builtPages()
    expect(pages.length).toBeGreaterThan(50)
    for (const { file, canonical, graphs } of pages) {
      expect([file, graphs.length]).toEqual([file, ERRORS.includes(file) ? 0 : 1])
      for (const graph of graphs) {
        expect(graph["@context"]).toBe("https://schema.org")
        expect(graph["@graph"].map(({ url }) => url)).toContain(canonical)
      }
    }
  })

  test("in link previews with a card in the shape that networks show, of a picture of its own", async () => {
    const pages = await builtPages()
    const cards = new Map<string, string>()
    for (const { file, graph } of pages) {
      const image = new URL(graph["og:image"] ?? "nothing:").pathname
      expect([file, graph["og:image:width"], graph["og:image:height"]]).toEqual([
        file,
        "1200",
        "630",
      ])
      expect(graph["og:image:alt"]).not.toBe("")
      cards.set(file, image)
    }
    for (const image of new Set(cards.values())) {
      const bytes = await readFile(path.join(release, image))
      expect([image, bytes.subarray(0, 3).toString("hex")]).toEqual([image, "ffd8ff"])
      expect([image, bytes.length < 300_000]).toEqual([image, true])
    }
    expect(cards.get("degustation/brace/index.html")).not.toBe(cards.get("index.html"))
  })

  test("by a sitemap of exactly the pages that may be search results, each at its own address", async () => {
    const indexable = (await builtPages())
      .filter(({ robots }) => robots === undefined)
      .map(({ file, canonical }) => {
        const own = file.replace(/\/?index\.html$/, "")
        expect([file, new URL(canonical ?? "").pathname]).toEqual([file, `/${own}`])
        return canonical
      })
    expect([...(await sitemapAddresses())].sort()).toEqual(indexable.sort())
  })

  test("by no page that is nobody's search result", async () => {
    for (const file of [...ERRORS, APP_SHELL]) {
      const { robots, canonical } = read(file, await text(file))
      expect([file, robots, canonical]).toEqual([file, "noindex", undefined])
    }
  })

  test("in feeds that readers of feeds can read", async () => {
    const rss = await new RssParser().parseString(await text("news/feed.xml"))
    const json = JSON.parse(await text("news/feed.json")) as { items: { url: string }[] }
    expect(rss.items.length).toBe(20)
    expect(json.items.map(({ url }) => url)).toEqual(rss.items.map(({ link }) => link))
    const addresses = await sitemapAddresses()
    for (const { url } of json.items) expect(addresses).toContain(url)
  })

  test("by feed readers that are given an address of the news", async () => {
    for (const file of ["news/index.html", "news/2/index.html"]) {
      const links = [...elements(parse(await text(file)))].filter(
        (element) => attribute(element, "rel") === "alternate",
      )
      expect(links.map((link) => attribute(link, "href"))).toEqual([
        "/news/feed.xml",
        "/news/feed.json",
      ])
    }
  })

  test("without a byte of it in scripts or page data", async () => {
    const files = await filesOf(/\.(js|json)$/)
    expect(files.length).toBeGreaterThan(100)
    for (const file of files)
      expect([file, (await text(file)).includes("schema.org")]).toEqual([file, false])
  })
})
