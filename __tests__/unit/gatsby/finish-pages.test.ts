import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { replaceSlices } from "../../../engine/stitch-slices"
import { createPageFinisher, finishPages } from "../../../gatsby/finish-pages"
import type { LocationModel } from "../../../src/content/pages/location"
import { LocationView } from "../../../src/views/location/location-view"
import { piecesOf } from "../../../shared/page-pieces"
import { seededSite, SITE_URL } from "../seeded-site"

const SHEET = ".menu{color:red}.price{color:blue}"
const rendered = (body: string): string =>
  `<style data-sheet="/styles.1a.css">${SHEET}</style>${body}<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.___webpackCompilationHash="1"</script>`

let root: string
const file = (name: string): string => join(root, name)
const html = (name: string): Promise<string> => readFile(file(name), "utf8")

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(file(name)), { recursive: true })
  await writeFile(file(name), text)
}

const finish = (...paths: string[]): Promise<void> => finishPages(root, paths)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pages-"))
  await write("styles.1a.css", SHEET)
})

afterEach(() => rm(root, { recursive: true }))

describe("a page that is rendered", () => {
  it("has of a sheet what it uses, and no table of scripts", async () => {
    await write("menus/index.html", rendered('<p class="menu"></p>'))
    await finish("/menus")
    expect(await html("menus/index.html")).toBe(
      '<style data-sheet="/styles.1a.css">.menu{color:red}</style><p class="menu"></p><script>window.___webpackCompilationHash="1"</script>',
    )
  })

  it("has all of a sheet where the service worker adds to it later", async () => {
    const { finish } = createPageFinisher(root)
    const empty = rendered('<p class="menu"></p>').replace(SHEET, "")
    expect(await finish(empty, "offline/index.html")).toBe(rendered('<p class="menu"></p>'))
  })

  it("has the rules that other slices need, and those it had where they need no others", async () => {
    const { finish, finishAgain } = createPageFinisher(root)
    const pageWith = (header: string) =>
      rendered(
        `<!-- slice-start id="header-1" -->${header}<!-- slice-end id="header-1" --><p class="menu"></p>`,
      )
    const before = await finish(pageWith("<nav>Menu</nav>"), "menus/index.html")
    for (const header of ["<nav>Menus</nav>", '<nav class="price">Menus</nav>']) {
      const stitched = before.replace("<nav>Menu</nav>", header)
      const [now, last] = [stitched, before].map((page) => piecesOf(Buffer.from(page)))
      const finished = await finishAgain(now ?? [], "menus/index.html", last ?? [])
      expect(finished.toString()).toBe(await finish(pageWith(header), "menus/index.html"))
    }
  })

  it("of a venue keeps its own way to a table when its footer alone is another", async () => {
    const { finish, finishAgain } = createPageFinisher(root)
    const file = "locations/400-zurich/index.html"
    const slice = (id: string, html: string) =>
      `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`
    const header = '<a href="/book" class="button header__book">Book</a>'
    const pageWith = (footer: string) =>
      rendered(
        `${slice("header-1", header)}<p data-books-at="400-zurich">Zürich</p>${slice("footer-1", footer)}`,
      )
    const before = piecesOf(Buffer.from(await finish(pageWith("Visit"), file)))
    const slices = new Map([
      ["header-1", header],
      ["footer-1", "Grüezi"],
    ])
    const again = await finishAgain(replaceSlices(before, slices), file, before)
    expect(again.toString()).toBe(await finish(pageWith("Grüezi"), file))
    expect(again.toString()).toContain("venue=400-zurich")
  })

  it("has its own rules, whatever the page before it used", async () => {
    await write("menus/index.html", rendered('<p class="menu"></p>'))
    await write("order/index.html", rendered('<p class="price"></p>'))
    await write("book/index.html", rendered('<p class="price menu"></p>'))
    await finish("/menus", "/order", "/book")
    expect(await html("order/index.html")).toContain(">.price{color:blue}</style>")
    expect(await html("book/index.html")).toContain(`>${SHEET}</style>`)
  })

  it("gets rules back that it did not use before, and is left as it is where it has not changed", async () => {
    await write("menus/index.html", rendered('<p class="menu"></p>'))
    await finish("/menus")
    const trimmed = await html("menus/index.html")

    // As Gatsby does when a header or a footer has changed: the rest of the file stays as it is.
    await write("menus/index.html", trimmed.replace('class="menu"', 'class="price"'))
    await finish("/menus")
    expect(await html("menus/index.html")).toContain(".price{color:blue}</style>")

    const before = await html("menus/index.html")
    await finish("/menus")
    expect(await html("menus/index.html")).toBe(before)
  })

  it("of a venue leads by its header to a table there, without scripts too; any other page leads to all", async () => {
    const header = '<a href="/book" class="button header__book">Book</a><a href="/book">All</a>'
    const paths = ["/locations/400-soho", "/locations/400-navigli", "/menus"]
    const { pages } = await seededSite(
      (documents) => {
        const gone = documents.get("locations")?.find(({ slug }) => slug === "400-navigli")
        if (gone) gone["status"] = "closed"
      },
      { only: paths },
    )
    for (const path of paths) {
      const model = pages.find((page) => page.path === path)?.model
      const view = path.startsWith("/locations")
        ? createElement(LocationView, { model: model as LocationModel, siteUrl: SITE_URL })
        : null
      await write(`${path.slice(1)}/index.html`, header + renderToStaticMarkup(view))
    }
    await finish(...paths)
    await finish(...paths)
    const links = await Promise.all(
      paths.map(
        async (path) => / href="(.+?)"/.exec(await html(`${path.slice(1)}/index.html`))?.[1],
      ),
    )
    expect(links).toEqual(["/book?venue=400-soho#400-soho", "/book", "/book"])
    expect(await html("menus/index.html")).toBe(header)
  })

  it("that the service worker writes into keeps its sheets whole", async () => {
    await write("offline/index.html", rendered("<p></p>"))
    await finish("/offline")
    expect(await html("offline/index.html")).toContain(SHEET)
  })
})
