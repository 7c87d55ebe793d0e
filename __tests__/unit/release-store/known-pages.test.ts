import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
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

const factsOf = (link: string) => ({
  scripts: [`'sha256-${link}'`],
  links: [link],
  isWhole: true,
  structuredDataFaults: [],
  structuredDataLinks: [],
})

it("says of each page after a restart what it said before, also when many were forgotten meanwhile", async () => {
  const pages = await openKnownPages(folder, SITE_URL)
  for (let page = 0; page < MANY; page += 1) pages.add(`old ${page}`, factsOf(`/old/${page}`))
  await pages.save()
  pages.add("new", factsOf("/new"))
  pages.add("kept", factsOf("/kept"))
  await pages.prune(1, () => new Set(["new", "kept", "old 7"]))
  await pages.save()
  pages.add("newer", factsOf("/newer"))
  await pages.save()

  const again = await openKnownPages(folder, SITE_URL)
  for (const [hash, link] of [
    ["new", "/new"],
    ["kept", "/kept"],
    ["old 7", "/old/7"],
    ["newer", "/newer"],
  ] as const) {
    expect(again.factsOf(hash)).toEqual(factsOf(link))
  }
  expect(again.factsOf("old 8")).toBeUndefined()
})
