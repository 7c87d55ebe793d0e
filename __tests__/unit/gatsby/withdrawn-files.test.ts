import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { pruneMedia } from "../../../gatsby/prune-media"
import { isKept } from "../../../gatsby/webpack-output"
import {
  returnFiles,
  withdrawFiles,
  type WithdrawnFilesOptions,
} from "../../../gatsby/withdrawn-files"

let root: string
let folders: WithdrawnFilesOptions

async function write(file: string, content: unknown): Promise<void> {
  const path = join(folders.publicDirectory, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content))
}

const isThere = (file: string): Promise<boolean> =>
  access(join(folders.publicDirectory, file)).then(
    () => true,
    () => false,
  )

const page = (header: string, queries: string[]) => ({
  staticQueryHashes: queries,
  slicesMap: { "header-frame": header },
})

/** A site of a home page and a brand, where the brand's header shows a picture of its own. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "forno-withdrawn-"))
  folders = {
    publicDirectory: join(root, "public"),
    staticDirectory: join(root, "static"),
    atticDirectory: join(root, "attic"),
  }
  await write("page-data/index/page-data.json", page("header-frame", ["1"]))
  await write("page-data/400/page-data.json", page("header-frame--400", ["1"]))
  await write("index.html", "home")
  await write("400/index.html", "brand")
  await write("slice-data/header-frame.json", { staticQueryHashes: ["2"] })
  await write("slice-data/header-frame--400.json", {
    staticQueryHashes: ["3"],
    picture: "/media/oven-1.webp",
  })
  for (const name of ["header-frame-1", "header-frame--400-1", "_gatsby-scripts-1"]) {
    await write(`_gatsby/slices/${name}.html`, name)
  }
  for (const hash of ["1", "2", "3"]) await write(`page-data/sq/d/${hash}.json`, {})
  await write("media/oven-1.webp", "bytes")
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** As Gatsby does. */
const withdrawBrand = (): Promise<void> =>
  rm(join(folders.publicDirectory, "page-data/400"), { recursive: true })

const ofTheBrand = [
  "slice-data/header-frame--400.json",
  "_gatsby/slices/header-frame--400-1.html",
  "page-data/sq/d/3.json",
]

describe("a build's output", () => {
  it("keeps all that the pages name", async () => {
    expect(await withdrawFiles(folders, ["/", "/400"])).toBe(0)
    expect(await pruneMedia(folders.publicDirectory)).toBe(0)
  })

  it("loses a withdrawn brand's slice, its static query and its pictures", async () => {
    await withdrawBrand()
    expect(await withdrawFiles(folders, ["/"])).toBe(4)
    for (const file of ofTheBrand) expect([file, await isThere(file)]).toEqual([file, false])
    expect(await pruneMedia(folders.publicDirectory)).toBe(1)
    for (const file of [
      "index.html",
      "slice-data/header-frame.json",
      "_gatsby/slices/header-frame-1.html",
      "_gatsby/slices/_gatsby-scripts-1.html",
      "page-data/sq/d/2.json",
    ]) {
      expect([file, await isThere(file)]).toEqual([file, true])
    }
  })

  it("loses the HTML of a page that Gatsby, its cache gone, no longer knows it once wrote", async () => {
    await withdrawBrand()
    await withdrawFiles(folders, ["/"])
    expect(await isThere("400/index.html")).toBe(false)
  })

  it("keeps a page of the owner's own, from the static folder", async () => {
    await mkdir(folders.staticDirectory)
    await writeFile(join(folders.staticDirectory, "proof-of-ownership.html"), "")
    await write("proof-of-ownership.html", "")
    expect(await withdrawFiles(folders, ["/", "/400"])).toBe(0)
  })

  it("has what Gatsby will not write again when the brand comes back", async () => {
    await withdrawBrand()
    await withdrawFiles(folders, ["/"])
    await returnFiles(folders)
    for (const file of ofTheBrand) expect([file, await isThere(file)]).toEqual([file, true])
  })
})

describe("the folder that webpack writes into", () => {
  it.each([
    "app-ee0a71aa8446c38267c1.js",
    "448-0bdea8402dc5c055043e.js",
    "app-ee0a71aa8446c38267c1.js.map",
    "framework-9bc7ef7bf28c202aafa1.js.LICENSE.txt",
    "styles.b54af4c35f13008f8972.css",
  ])("is cleared of %s when a build has another", (file) => expect(isKept(file)).toBe(false))

  it.each([
    "index.html",
    "news",
    "media",
    "static",
    "page-data",
    "sw.js",
    "idb-keyval-3.2.0-iife.min.js",
    "manifest.webmanifest",
    "chunk-map.json",
  ])("keeps %s, which others wrote", (file) => expect(isKept(file)).toBe(true))
})
