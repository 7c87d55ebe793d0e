import { createHash } from "node:crypto"
import fs, { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import fc from "fast-check"
import { isCompressible } from "../../../release-store/encode"
import { NotKept, openContentStore } from "../../../release-store/content-store"
import { keepFile, StaleBase } from "../../../release-store/prepare-release"
import { contentPathOf, storeOf } from "../../../release-store/release-folder"
import { startOrigin } from "../server/origin/origin-under-test"
import { createSite, FACTS, pageOf, type SiteFixture } from "./site-fixture"

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

/** What is being written to the store, and has no name yet. */
const partials = (): string[] =>
  readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".partial"))
    .map((name) => join(storeOf(site.releasesDir), name))

const NAMES = [
  "menu/index.html",
  "page-data/menu/page-data.json",
  "news/a/index.html",
  "news/b/index.html",
  "media/a-0123456789ab.webp",
  "sitemap.xml",
  "static/table.json",
]
const contentOf = (name: string, version: number) =>
  name.endsWith(".html")
    ? pageOf(`Version ${version} `.repeat(version % 2 ? 200 : 2))
    : JSON.stringify(`${name} ${version} `.repeat(version % 3 ? 200 : 1))

const step = fc.record({
  put: fc.dictionary(fc.constantFrom(...NAMES), fc.nat({ max: 5 }), { maxKeys: 4 }),
  remove: fc.subarray(NAMES, { maxLength: 3 }),
})

it("makes by difference, whatever is put and removed, what is made of the same files from nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const [site, other] = [createSite(), createSite()]
      try {
        let { manifest } = await site.publish()
        for (const { put, remove } of steps) {
          const sources = new Map<string, string>()
          for (const name of remove) if (manifest.files.has(name)) other.remove(name)
          for (const [name, version] of Object.entries(put)) {
            sources.set(name, contentOf(name, version))
            other.write(name, contentOf(name, version))
          }
          manifest = (await site.publish({ base: manifest.id, put: sources, remove })).manifest
        }
        const whole = (await other.publish()).manifest
        expect(new Map(manifest.files)).toEqual(new Map(whole.files))
        expect(manifest.files.parts.map(({ hash }) => hash)).toEqual(
          whole.files.parts.map(({ hash }) => hash),
        )
        expect(manifest.bytes).toBe(whole.bytes)
        await expectServed(site)
      } finally {
        await site.end()
        await other.end()
      }
    }),
    { numRuns: 8 },
  )
}, 120_000)

/** What the origin sends is what the manifest says, in every encoding. */
async function expectServed({ releasesDir, manifest }: SiteFixture): Promise<void> {
  const origin = await startOrigin({ releasesDir })
  try {
    for (const [name, { hash, size }] of (await manifest()).files) {
      for (const coding of ["identity", "br"]) {
        const { status, headers, bytes } = await origin.get(`/${name}`, {
          "accept-encoding": coding,
        })
        const isEncoded = headers["content-encoding"] === "br"
        expect([name, status, isEncoded]).toEqual([
          name,
          200,
          coding === "br" && isCompressible(name, size),
        ])
        expect(headers["content-length"]).toBe(String(bytes.length))
        const content = isEncoded ? brotliDecompressSync(bytes) : bytes
        expect(createHash("sha256").update(content).digest("hex")).toBe(hash)
      }
    }
  } finally {
    await origin.close()
  }
}

it("refuses to differ from a release that is not the newest", async () => {
  const first = await site.publish()
  const second = await site.publish()
  const change = { put: new Map(), remove: [], base: first.manifest.id }
  await expect(site.publish(change)).rejects.toThrow(StaleBase)
  await expect(site.publish(change)).rejects.toThrow(second.manifest.id)
  expect(site.servedId()).toBe(second.manifest.id)
})

it("leaves nothing behind of releases that were refused or have gone", async () => {
  let { manifest } = await site.publish()
  const env = { NODE_ENV: "test", RELEASES_KEPT: "1" } as const
  for (let version = 0; version < 4; version += 1) {
    const base = manifest.id
    const broken = new Map([["400/index.html", `<p>${version}`]])
    await expect(site.publish({ base, put: broken, env })).rejects.toThrow("is not whole")
    const put = new Map([["400/index.html", pageOf(`Menu ${version}`)]])
    manifest = (await site.publish({ base, put, env })).manifest
  }
  const kept = readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" })
  const before = await site.manifest(-1)
  const hashes = [...manifest.files, ...before.files].map(([, { hash }]) => hash)
  expect(new Set(kept.flatMap((name) => /[0-9a-f]{64}$/.exec(name)?.[0] ?? []))).toEqual(
    new Set(hashes),
  )
})

it("takes for three files less than a tenth of the time that ten thousand take", async () => {
  const put = new Map<string, string>(
    Array.from({ length: 10_000 }, (_, n) => [`static/${n}.txt`, `File ${n}`]),
  )
  const from = performance.now()
  const facts = { ...FACTS, pages: [], contentPaths: ["/"] }
  put.set("index.html", "<!doctype html><html></html>")
  const { manifest } = await site.publish({ put, facts })
  const whole = performance.now() - from
  const change = new Map([1, 2, 3].map((n) => [`static/${n}.txt`, `Changed ${n}`]))
  const again = performance.now()
  await site.publish({ base: manifest.id, put: change, facts })
  expect((performance.now() - again) / whole).toBeLessThan(0.1)
}, 120_000)

it("writes nothing again that was kept ahead of it, and leaves nothing half written", async () => {
  const { manifest } = await site.publish()
  const text = pageOf("kept ahead ".repeat(200))
  const resident = await site.resident()
  const { hash } = keepFile(resident, "menu/index.html", Buffer.from(text))
  await resident.store.sync()
  const writtenAt = () => statSync(contentPathOf(site.releasesDir, hash)).mtimeMs
  const before = writtenAt()

  await site.publish({ base: manifest.id, put: new Map([["menu/index.html", text]]) })
  expect(await site.served("menu/index.html")).toBe(text)
  expect(writtenAt()).toBe(before)
  expect(partials()).toEqual([])
})

describe("hundreds of pages at once", () => {
  const pages = Array.from({ length: 240 }, (_, number) => [
    `news/${number}/index.html`,
    pageOf(`<a href="/news/${Math.max(0, number - 1)}/">${number}</a>`.repeat(90)),
  ]) as [string, string][]

  it("are the release that they are when fewer are put at a time", async () => {
    const other = createSite()
    try {
      const first = (await site.publish()).manifest
      const { manifest } = await site.publish({ base: first.id, put: new Map(pages), remove: [] })
      let slowly = (await other.publish()).manifest
      for (let from = 0; from < pages.length; from += 80) {
        const put = new Map(pages.slice(from, from + 80))
        slowly = (await other.publish({ base: slowly.id, put, remove: [] })).manifest
      }
      expect(new Map(manifest.files)).toEqual(new Map(slowly.files))
      expect(manifest.files.size).toBe(first.files.size + 240)
      await expectServed(site)
    } finally {
      await other.end()
    }
  })

  it("leave the release as it was where they cannot be brought to the disk, and can be put again", async () => {
    const { manifest } = await site.publish()
    const resident = await site.resident()
    for (const [name, text] of pages) keepFile(resident, name, Buffer.from(text))
    // What was written is not there to be named.
    for (const path of partials()) rmSync(path)
    const put = new Map(pages)
    await expect(site.publish({ base: manifest.id, put })).rejects.toThrow(NotKept)
    expect(site.servedId()).toBe(manifest.id)
    await site.publish({ base: manifest.id, put })
    await expectServed(site)
  })
})

it("gives a content its name only once it is on the disk", async () => {
  const store = await openContentStore(site.releasesDir)
  const { hash } = store.add(Buffer.from("Menu"))
  const path = contentPathOf(site.releasesDir, hash)
  expect(existsSync(path)).toBe(false)
  await store.sync()
  expect(existsSync(path)).toBe(true)
})

it("takes a content that could not be synced for one that is not there", async () => {
  const store = await openContentStore(site.releasesDir)
  const { hash } = store.add(Buffer.from("Menu"))
  const files = () =>
    readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.includes(hash),
    )
  const [lost = ""] = files()
  rmSync(join(storeOf(site.releasesDir), lost))
  await expect(store.sync()).rejects.toThrow("ENOENT")
  expect(files()).toEqual([])
  store.add(Buffer.from("Menu"))
  await store.sync()
  expect(files()).toHaveLength(1)
})

it("tells that contents are lost also where they can be neither synced nor removed", async () => {
  const store = await openContentStore(site.releasesDir)
  const { hash } = store.add(Buffer.from("Menu"))
  const [written = ""] = partials()
  rmSync(written)
  mkdirSync(`${contentPathOf(site.releasesDir, hash)}/in-its-place`, { recursive: true })
  mkdirSync(written)
  await expect(store.sync()).rejects.toThrow(NotKept)
})

it("reads what has no name yet; what is lost of it can be added again", async () => {
  const store = await openContentStore(site.releasesDir)
  const { hash } = store.add(Buffer.from("Menu"))
  store.add(Buffer.from("News"))
  expect(store.read(hash).toString()).toBe("Menu")
  for (const path of partials()) rmSync(path)
  expect(() => store.read(hash)).toThrow(NotKept)
  for (const text of ["Menu", "News"]) expect(store.add(Buffer.from(text)).isNew).toBe(true)
  expect(store.read(hash).toString()).toBe("Menu")
  await store.sync()
})

it("encodes what an update that failed had made once it is part of a release", async () => {
  const { manifest } = await site.publish()
  const resident = await site.resident()
  const text = pageOf("kept ahead ".repeat(200))
  const { hash } = keepFile(resident, "menu/index.html", Buffer.from(text))
  await resident.encoding.resume()
  await site.publish({ base: manifest.id, put: new Map([["menu/index.html", text]]) })
  await resident.encoding.resume()
  expect(existsSync(`${contentPathOf(site.releasesDir, hash)}.br`)).toBe(true)
})

it("leaves nothing half written where the disk is full", async () => {
  const store = await openContentStore(site.releasesDir)
  const { writeFileSync: write } = fs
  const full = jest.spyOn(fs, "writeFileSync").mockImplementation((path) => {
    write(path, "half")
    throw new Error("ENOSPC")
  })
  expect(() => store.add(Buffer.from("A"))).toThrow("ENOSPC")
  full.mockRestore()
  expect(partials()).toEqual([])
})
