import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inlineScriptSources } from "../../../release-store/delivery/inline-scripts"
import { openKnownPages } from "../../../release-store/known-pages"
import { storeOf } from "../../../release-store/release-folder"

const SITE_URL = "https://quattrocento.example"
/** More pages than are kept where few are of use. */
const MANY = 1_100

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forno-known-pages-"))
  mkdirSync(storeOf(folder), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const HEADER = `<!-- slice-start id="header-1" --><a href="/book">Book</a><!-- slice-end id="header-1" -->`
const pageTo = (link: string, header = HEADER) =>
  Buffer.from(`<html>${header}<a href="${link}">More</a></html>`)

it("says of each page after a restart what it said before, also when many were forgotten meanwhile with what was searched in them", async () => {
  const pages = await openKnownPages(folder, SITE_URL)
  for (let page = 0; page < MANY; page += 1) pages.factsIn(`old ${page}`, pageTo(`/old/${page}`))
  await pages.save()
  pages.factsIn("new", pageTo("/new"))
  pages.factsIn("kept", pageTo("/kept"))
  for (const page of ["kept", "old 8"])
    pages.partsOf(page)?.forEach((part) => pages.searched.add(part))
  await pages.prune(1, () => new Set(["new", "kept", "old 7"]))
  expect([...pages.searched]).toEqual(pages.partsOf("kept"))
  await pages.save()
  pages.factsIn("newer", pageTo("/newer"))
  await pages.save()

  const again = await openKnownPages(folder, SITE_URL)
  for (const [hash, link] of [
    ["new", "/new"],
    ["kept", "/kept"],
    ["old 7", "/old/7"],
    ["newer", "/newer"],
  ] as const) {
    expect(again.factsOf(hash)?.links).toEqual([link, "/book"])
  }
  expect(again.factsOf("old 8")).toBeUndefined()
})

it("finds in a page with another header all that is there, and nothing of the one before", async () => {
  const pages = await openKnownPages(folder, SITE_URL)
  pages.factsIn("before", pageTo("/menu"))
  const other = HEADER.replace("/book", "/order").replace("</a>", "</a><script>go()</script>")
  const { links, scripts, isWhole } = pages.factsIn("after", pageTo("/menu", other))
  expect(links).toEqual(["/menu", "/order"])
  expect(scripts).toEqual(inlineScriptSources(pageTo("/menu", other).toString()))
  expect(isWhole).toBe(true)
})

it("finds what style sheets load in each page that has them, and what stands beside them", async () => {
  const pages = await openKnownPages(folder, SITE_URL)
  const sheet = `<style data-sheet="/a.css">a{background:url(/oven.svg)}</style>`
  const styled = (link: string) =>
    pageTo(link, `${sheet}${HEADER}<style>b{src:url(/own.woff2)}</style>`)
  for (const link of ["/menu", "/visit"]) {
    const { links } = pages.factsIn(link, styled(link))
    expect([...links].sort()).toEqual(["/book", link, "/oven.svg", "/own.woff2"].sort())
  }
  const [, ...shared] = pages.partsOf("/menu") ?? []
  expect(shared).toHaveLength(2)
  expect(pages.partsOf("/visit")).toEqual([expect.any(String), ...shared])
  // Without the sheet it is another page.
  expect(pages.factsIn("plain", pageTo("/menu")).links).toEqual(["/menu", "/book"])
})

it("does not keep what it found in a page that is not whole", async () => {
  const pages = await openKnownPages(folder, SITE_URL)
  expect(pages.factsIn("cut", Buffer.from(`<html>${HEADER}<a href="/menu">`)).isWhole).toBe(false)
  expect(pages.factsOf("cut")).toBeUndefined()
})

it("keeps of a page what was found in it, and not its text", async () => {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc") as () => void
  const pages = await openKnownPages(folder, SITE_URL)
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let page = 0; page < 300; page += 1) {
    const text = `<p>${"Wood, flour and water. ".repeat(2_000)}</p>`
    pages.factsIn(`page ${page}`, pageTo(`/news/an-article-about-fire-${page}`, text))
  }
  // Of 14 MB.
  expect(used() - before).toBeLessThan(4_000_000)
})
