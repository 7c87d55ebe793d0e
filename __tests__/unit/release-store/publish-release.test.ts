import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { storeOf } from "../../../release-store/content-store"
import { readManifest } from "../../../release-store/release-folder"
import { createSite, pageOf, type SiteFixture } from "./site-fixture"

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

const path = (...names: string[]) => join(site.releasesDir, ...names)
const releases = () => readdirSync(site.releasesDir).filter((name) => /^\d{8}T\d{9}Z$/.test(name))
const contents = () =>
  readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" }).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  )
/** So that what was just written counts as old enough to be known by its times. */
const later = () => new Promise((resolve) => setTimeout(resolve, 120))

it("serves what the build wrote, with encoded siblings of what is worth it", async () => {
  const { manifest, switched } = await site.publish({ lastSequence: 7 })
  expect(switched).toBe(true)
  expect(site.servedId()).toBe(manifest.id)
  const home = readFileSync(path("current", "index.html"))
  expect(brotliDecompressSync(readFileSync(path("current", "index.html.br")))).toEqual(home)
  expect(gunzipSync(readFileSync(path("current", "index.html.gz")))).toEqual(home)
  expect(existsSync(path("current", "400", "index.html.br"))).toBe(false)
  expect(await readManifest(site.releasesDir, manifest.id)).toEqual(manifest)
  expect(manifest).toMatchObject({ pages: 2, lastSequence: 7, buildHash: "c0de" })
  expect(manifest.files["400/index.html"]?.scripts).toHaveLength(1)
  expect(site.served("_headers")).toContain("/400")
})

it("leaves out what a build leaves behind for itself, and nothing that anybody asks for", async () => {
  const wanted = [
    "workbox-v4.3.1/workbox-sw.js",
    "workbox-v4.3.1/workbox-core.prod.js",
    "framework-38a4612cc8333cc8fa89.js.LICENSE.txt",
    ".well-known/security.txt",
    "robots.txt",
  ]
  const left = [
    "webpack.stats.json",
    "chunk-map.json",
    "_gatsby/slices/footer-1.html",
    "~partytown/debug/partytown.js",
    "workbox-v4.3.1/workbox-core.prod.js.map",
    "workbox-v4.3.1/workbox-window.prod.mjs",
    "app-511d5b9f8ecdbaab6f8d.js.map",
  ]
  for (const name of [...wanted, ...left]) site.write(name, "{}")
  const { manifest } = await site.publish()
  expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(wanted))
  for (const name of left) {
    expect(manifest.files).not.toHaveProperty([name])
    expect(existsSync(path("current", name))).toBe(false)
  }
})

it("keeps what an earlier release holds when the next build overwrites its files", async () => {
  const first = await site.publish()
  const before = site.served("index.html")
  site.write("index.html", before.replace("Wood", "Fire"))
  const second = await site.publish()
  expect(readFileSync(path(first.manifest.id, "index.html"), "utf8")).toBe(before)
  expect(brotliDecompressSync(readFileSync(path("current", "index.html.br"))).toString()).toContain(
    "Fire",
  )
  expect(second.manifest.newBytes).toBe(before.length)
})

it("shares unchanged files with the release before, so that browsers keep their copies", async () => {
  await site.publish()
  const before = statSync(path("current", "index.html"))
  // Written again with the same content, as Gatsby does.
  site.write("index.html", site.served("index.html"))
  await later()
  expect((await site.publish()).read).toBeGreaterThan(0)
  expect(statSync(path("current", "index.html"))).toMatchObject({
    ino: before.ino,
    mtimeMs: before.mtimeMs,
  })
  expect(await site.publish()).toMatchObject({ read: 0 })
})

it("sees a change that leaves a file's size and time as they were", async () => {
  await later()
  await site.publish()
  const file = join(site.publicDir, "index.html")
  const { atime, mtime } = statSync(file)
  site.write("index.html", site.served("index.html").replace("Wood", "Fire"))
  utimesSync(file, atime, mtime)
  await site.publish()
  expect(site.served("index.html")).toContain("Fire")
})

it("makes a whole release although content has gone from the store", async () => {
  await later()
  await site.publish()
  const old = path("current", "index.html")
  const text = readFileSync(old, "utf8")
  for (const name of contents()) rmSync(join(storeOf(site.releasesDir), name))
  await site.publish()
  expect(site.served("index.html")).toBe(text)
})

it("keeps as many releases as asked for, the newest of an earlier build of the code, and no content but theirs", async () => {
  const old = await site.publish()
  site.write("page-data/app-data.json", '{"webpackCompilationHash":"c0de2"}')
  const made: string[] = []
  for (let count = 0; count < 4; count += 1) {
    site.write("400/index.html", pageOf(`Menu ${count}`))
    made.push((await site.publish({ env: { NODE_ENV: "test", RELEASES_KEPT: "2" } })).manifest.id)
  }
  expect(releases()).toEqual([old.manifest.id, ...made.slice(-2)])
  const named = new Set<string>()
  for (const id of releases()) {
    const files = (await readManifest(site.releasesDir, id))?.files ?? {}
    for (const { hash } of Object.values(files)) named.add(hash)
  }
  expect(contents()).toHaveLength(named.size)
})

it("leaves what is served alone when the build left no site behind", async () => {
  const { manifest } = await site.publish()
  site.remove("index.html")
  await expect(site.publish()).rejects.toThrow(/index\.html is missing/)
  expect(site.servedId()).toBe(manifest.id)
})
