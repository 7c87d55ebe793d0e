import { execFileSync } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { publisherDirOf } from "../../../publishing/publish-journal"
import { pinPathOf } from "../../../publishing/publisher-files"
import { listReleases } from "../../../release-store/list-releases"
import { readLive } from "../../../release-store/live-release"
import { StaleBase } from "../../../release-store/prepare-release"
import { readManifest, storeOf } from "../../../release-store/release-folder"
import { openResident } from "../../../release-store/resident"
import { rollBack } from "../../../release-store/switch-release"
import {
  createSite,
  FACTS,
  pageOf,
  type PublishedFiles,
  publishSite,
  SITE_URL,
  type SiteFixture,
} from "./site-fixture"

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

const releases = () =>
  readdirSync(site.releasesDir).flatMap((name) => /^(\d{8}T\d{9}Z)\.json$/.exec(name)?.[1] ?? [])
const contents = () =>
  readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" }).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  )

it("serves what the build wrote, with encoded siblings of what is worth it", async () => {
  const { manifest, switched } = await site.publish({ lastSequence: 7 })
  expect(switched).toBe(true)
  await (await site.resident()).encoding.resume(2)
  expect(site.servedId()).toBe(manifest.id)
  const { id, files } = manifest
  const home = await site.contentOf(id, "index.html")
  expect(brotliDecompressSync(await site.contentOf(id, "index.html", ".br"))).toEqual(home)
  expect(gunzipSync(await site.contentOf(id, "index.html", ".gz"))).toEqual(home)
  expect(existsSync(await site.pathOf(id, "400/index.html", ".br"))).toBe(false)
  const { files: stored, ...facts } = (await readManifest(site.releasesDir, id)) ?? {}
  expect({ ...facts, files: [...(stored ?? [])].sort() }).toEqual({
    ...manifest,
    files: [...files].sort(),
  })
  expect(manifest).toMatchObject({ pages: 2, lastSequence: 7, buildHash: "c0de" })
  expect(files.get("400/index.html")?.scripts).toHaveLength(1)
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
  expect([...manifest.files.names()]).toEqual(expect.arrayContaining(wanted))
  for (const name of left) expect(manifest.files.has(name)).toBe(false)
})

it("keeps what an earlier release holds when the next build overwrites its files", async () => {
  const first = await site.publish()
  const before = await site.served("index.html")
  site.write("index.html", before.replace("Wood", "Fire"))
  const second = await site.publish()
  await (await site.resident()).encoding.resume(2)
  expect(String(await site.contentOf(first.manifest.id, "index.html"))).toBe(before)
  const encoded = await site.contentOf(second.manifest.id, "index.html", ".br")
  expect(brotliDecompressSync(encoded).toString()).toContain("Fire")
  expect(second.manifest.newBytes).toBe(before.length)
})

it("shares unchanged files with the release before, so that browsers keep their copies", async () => {
  await site.publish()
  const stats = async () => statSync(await site.pathOf(site.servedId(), "index.html"))
  const before = await stats()
  // Written again with the same content, as Gatsby does.
  site.write("index.html", await site.served("index.html"))
  await site.publish()
  expect(await stats()).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
})

it("sees a change that leaves a file's size and time as they were", async () => {
  await site.publish()
  const file = join(site.publicDir, "index.html")
  const { atime, mtime } = statSync(file)
  site.write("index.html", (await site.served("index.html")).replace("Wood", "Fire"))
  utimesSync(file, atime, mtime)
  await site.publish()
  expect(await site.served("index.html")).toContain("Fire")
})

it("makes a whole release although content has gone from the store", async () => {
  await site.publish()
  const text = await site.served("index.html")
  for (const name of contents()) rmSync(join(storeOf(site.releasesDir), name))
  await site.publish()
  expect(await site.served("index.html")).toBe(text)
})

it("keeps as many releases as asked for, the newest of an earlier build of the code, and no content but theirs", async () => {
  const old = await site.publish()
  const made: string[] = []
  for (let count = 0; count < 4; count += 1) {
    site.write("400/index.html", pageOf(`Menu ${count}`))
    const env = { NODE_ENV: "test", RELEASES_KEPT: "2" } as const
    made.push((await site.publish({ buildHash: "c0de2", env })).manifest.id)
  }
  expect(releases()).toEqual([old.manifest.id, ...made.slice(-2)])
  const named = new Set<string>()
  for (const id of releases()) {
    const files = (await readManifest(site.releasesDir, id))?.files ?? []
    for (const [, { hash }] of files) named.add(hash)
  }
  expect(contents()).toHaveLength(named.size)
})

it("makes a release where the newest one's lists are damaged, from nothing, and lists it whole", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { manifest } = await site.publish()
  const damaged = await openResident(site.releasesDir, SITE_URL)
  const lists = join(site.releasesDir, "lists")
  for (const [at, name] of readdirSync(lists).entries()) {
    if (at % 2 === 0) writeFileSync(join(lists, name), "[[")
    else rmSync(join(lists, name))
  }
  const publish = (base: string | null) => publishSite(damaged, site.publicDir, { base })
  await expect(publish(manifest.id)).rejects.toThrow(StaleBase)
  const next = await publish(null)
  expect(next.switched).toBe(true)
  expect(releases()).toEqual([next.manifest.id])
  expect((await readManifest(site.releasesDir, next.manifest.id))?.files.size).toBe(
    manifest.files.size,
  )
})

it("is no release any more for who reads its files while it is pruned", async () => {
  const { manifest } = await site.publish()
  const lists = join(site.releasesDir, "lists")
  const [list = ""] = readdirSync(lists)
  rmSync(join(lists, list))
  // Whoever reads it waits.
  execFileSync("mkfifo", [join(lists, list)])
  const reading = readManifest(site.releasesDir, manifest.id)
  // Opened once somebody reads it, who has read the manifest by then.
  const writing = await open(join(lists, list), "w")
  rmSync(join(site.releasesDir, `${manifest.id}.json`))
  await writing.close()
  expect(await reading).toBeUndefined()
})

it("keeps the last release of each of the seven days on which the site was last changed, however often it was", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] })
  const env = { NODE_ENV: "test", RELEASES_KEPT: "2" } as const
  const lastOfDays: string[] = []
  let last = ""
  try {
    for (let day = 1; day <= 9; day += 1) {
      for (const time of ["00:00:00.500", "12:00:00.000", "23:59:59.500"]) {
        jest.setSystemTime(new Date(`2026-11-0${day}T${time}Z`))
        site.write("400/index.html", pageOf(`Menu of ${time} on day ${day}`))
        last = (await site.publish({ env })).manifest.id
      }
      lastOfDays.push(last)
    }
  } finally {
    jest.useRealTimers()
  }
  expect(lastOfDays).toHaveLength(9)
  const noon = releases().filter((id) => id.includes("T1200"))
  expect(releases()).toEqual([...lastOfDays.slice(-7), ...noon].sort())
  // Of the newest two.
  expect(noon).toHaveLength(1)
})

it("keeps the release that it takes the place of until the next one, however old: a server may not have followed yet", async () => {
  const env = { NODE_ENV: "test", RELEASES_KEPT: "1" } as const
  const publish = (lastSequence: number) => {
    site.write("400/index.html", pageOf(`Menu ${lastSequence}`))
    return site.publish({ env, lastSequence })
  }
  const { manifest } = await publish(1)
  for (const keptMeanwhile of [2, 3]) {
    site.write("400/index.html", pageOf(`Menu ${keptMeanwhile}`))
    await site.publish({ lastSequence: keptMeanwhile })
  }
  await rollBack(site.releasesDir, manifest.id)
  expect(await publish(4)).toMatchObject({ switched: true })
  expect(releases()).toContain(manifest.id)
  await publish(5)
  expect(releases()).not.toContain(manifest.id)
})

it("keeps of releases that look the same the newest alone, so that a rollback leads to another", async () => {
  const facts = { ...FACTS, redirects: [{ from: "/menu", to: "/400", status: 301 as const }] }
  const publishThreeTimes = async (options: PublishedFiles) => {
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.push((await site.publish(options)).manifest.id)
    return ids.slice(-1)
  }
  site.write("400/index.html", pageOf("Menu"))
  const first = await publishThreeTimes({})
  const withRedirect = await publishThreeTimes({ facts })
  site.write("400/index.html", pageOf("Other menu"))
  const changed = await publishThreeTimes({ facts })
  expect(releases()).toEqual([...first, ...withRedirect, ...changed])
  expect((await rollBack(site.releasesDir)).to.id).toBe(withRedirect[0])
  expect((await rollBack(site.releasesDir)).to.id).toBe(first[0])
})

it("lists a release that looks like those before it by what has last changed how the site looks", async () => {
  const cause = { kind: "date", what: "Truffle week ends" } as const
  const listed = async () => (await listReleases(site.releasesDir)).releases[0]?.cause
  await site.publish({ cause })
  await site.publish()
  expect((await site.publish()).manifest.cause).toEqual({ kind: "command" })
  expect(await listed()).toEqual(cause)
  site.write("400/index.html", pageOf("Changed"))
  await site.publish()
  expect(await listed()).toEqual({ kind: "command" })
})

it("keeps what is served, though what was made after it looks the same", async () => {
  const { manifest } = await site.publish()
  await rollBack(site.releasesDir, manifest.id)
  expect(await site.publish()).toMatchObject({ switched: false })
  expect(releases()[0]).toBe(manifest.id)
})

it("keeps nothing that a process has left which was killed while it made the first release", async () => {
  const { releasesDir } = site
  const of = (path: string) => join(storeOf(releasesDir), path)
  mkdirSync(of("ab"), { recursive: true })
  const content = `ab/${"ab".repeat(32)}`
  const left = [
    content,
    `${content}.br.1@of-then.0.partial`,
    "pages.jsonl.1@of-then.0.partial",
  ].map(of)
  for (const path of left) writeFileSync(path, "half")
  await site.publish()
  expect(left.filter((path) => existsSync(path))).toEqual([])
})

it("takes the place of a release that another version of the site made in another form, also of one that is held", async () => {
  const { releasesDir } = site
  const id = "20240101T000000000Z"
  mkdirSync(join(releasesDir, id), { recursive: true })
  writeFileSync(join(releasesDir, `${id}.json`), JSON.stringify({ version: 1, id, files: {} }))
  symlinkSync(id, join(releasesDir, "current"))
  mkdirSync(publisherDirOf(releasesDir))
  const pin = { releaseId: id, since: "", lastSequence: 9 }
  writeFileSync(pinPathOf(releasesDir), JSON.stringify(pin))
  expect(await readLive(releasesDir)).toBeNull()
  const { manifest, switched } = await site.publish()
  expect(switched).toBe(true)
  expect(readdirSync(releasesDir).filter((name) => name.startsWith("2"))).toEqual([
    `${manifest.id}.json`,
  ])
  await expect(rollBack(releasesDir, id)).rejects.toThrow(`There is no release ${id}`)
})

it("leaves what is served alone when the build left no site behind", async () => {
  const { manifest } = await site.publish()
  site.remove("index.html")
  await expect(site.publish()).rejects.toThrow(/index\.html is missing/)
  expect(site.servedId()).toBe(manifest.id)
})
