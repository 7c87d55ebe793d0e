import { existsSync } from "node:fs"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5"
import { decodedPath, routeTo } from "../../shared/paths"
import { exportedRelease } from "./support"

let release: string
test.beforeAll(async () => {
  release = await exportedRelease()
})

interface BuiltPage {
  address: string
  hrefs: readonly string[]
  ids: ReadonlySet<string>
}

type Element = DefaultTreeAdapterTypes.Element

function* elements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  if ("childNodes" in node) for (const child of node.childNodes) yield* elements(child)
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((entry) => entry.name === name)?.value

async function builtPages(): Promise<ReadonlyMap<string, BuiltPage>> {
  const entries = await readdir(release, { recursive: true })
  const files = entries.filter((name) => /(^|\/)index\.html$/.test(name))
  const pages = await Promise.all(
    files.map(async (file): Promise<BuiltPage> => {
      const all = [...elements(parse(await readFile(path.join(release, file), "utf8")))]
      return {
        address: `/${file.replace(/\/?index\.html$/, "")}`,
        hrefs: all
          .filter(({ tagName }) => tagName === "a")
          .map((element) => attribute(element, "href") ?? ""),
        ids: new Set(all.map((element) => attribute(element, "id") ?? "")),
      }
    }),
  )
  return new Map(pages.map((page) => [page.address, page]))
}

/** What an address narrows a list to, and under what the site has a page for each that there is. */
const NARROWED = { venue: "locations", menu: "tasting-menus", product: "products" } as const

test("no link of the built site leads nowhere: pages, files, parts of pages and what a list is narrowed to are there", async () => {
  const pages = await builtPages()
  expect(pages.size).toBeGreaterThan(80)
  const redirects = (await readFile(path.join(release, "_redirects"), "utf8"))
    .split("\n")
    .map((line) => line.split(/\s+/)[0])

  const whatIsWrong = (href: string, page: BuiltPage): string | undefined => {
    if (/^tel:/.test(href)) return /^tel:\+\d{8,15}$/.test(href) ? undefined : "no number"
    if (/^mailto:/.test(href))
      return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? undefined : "no mail"
    if (href === "" || href === "#" || !URL.canParse(href, "http://site")) return "no address"
    const url = new URL(
      href.replace(/^webcal:\/\/[^/]+/, "http://site"),
      `http://site${page.address}`,
    )
    if (url.host !== "site") return /^https:$/.test(url.protocol) ? undefined : "not safe"
    const address = decodedPath(url.pathname)
    const target = pages.get(address)
    if (!target) {
      if (redirects.includes(address)) return undefined
      return existsSync(path.join(release, address)) ? undefined : "no page"
    }
    const part = decodedPath(url.hash.slice(1))
    if (part && !target.ids.has(part)) return "no such part"
    for (const [name, collection] of Object.entries(NARROWED)) {
      const value = url.searchParams.get(name)
      if (value && !pages.has(routeTo(collection, value))) return `no such ${name}`
    }
    const brand = url.searchParams.get("brand")
    return brand && !pages.has(routeTo("brands", brand)) ? "no such brand" : undefined
  }

  const wrong = [...pages.values()].flatMap((page) =>
    [...new Set(page.hrefs)].flatMap((href) => {
      const fault = whatIsWrong(href, page)
      return fault ? [`${page.address}: “${href}”: ${fault}`] : []
    }),
  )
  expect(wrong).toEqual([])
})
