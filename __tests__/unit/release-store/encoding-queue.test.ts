import { readdirSync } from "node:fs"
import files from "node:fs/promises"
import { encode } from "../../../release-store/encode"
import { storeOf } from "../../../release-store/release-folder"
import { openResident } from "../../../release-store/resident"
import { createSite, pageOf, type SiteFixture } from "./site-fixture"

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

/** Words in an order of their own for each number: pages whose encodings differ in length by little. */
function pageNumber(number: number): string {
  const words = ["Wood", "flour", "water", "salt", "oven", "table", "evening", "basil", "hands"]
  let seed = number + 1
  const text = Array.from({ length: 300 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return words[seed % words.length]
  })
  return pageOf(text.join(" "))
}
/** In place of the next write of an encoded sibling, which `write` does. */
function atNextSibling(work: (write: () => Promise<void>) => Promise<void>) {
  const { writeFile } = files
  return jest
    .spyOn(files, "writeFile")
    .mockImplementationOnce((...file) => work(() => writeFile(...file)))
}
const partials = () =>
  readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".partial"),
  )
const sizeOf = async (file: string): Promise<number | undefined> =>
  (await site.contentOf(site.servedId(), file, ".br").catch(() => undefined))?.length

it("encodes what is served, and nothing before", async () => {
  await site.publish()
  expect(await sizeOf("index.html")).toBeUndefined()
  await (await site.resident()).encoding.resume(2)
  expect(await sizeOf("index.html")).toBeGreaterThan(0)
  expect(await sizeOf("media/oven-1a2b.avif")).toBeUndefined()
})

it("makes of an archive the pages that come first as small as they get, and no more than somebody waits for", async () => {
  const names = Array.from({ length: 120 }, (_, number) => `news/${number}/index.html`)
  for (const [number, name] of names.entries()) site.write(name, pageNumber(number))
  await site.publish()
  const { encoding } = await site.resident()
  await encoding.resume(2)
  const areSmall = await Promise.all(
    names.map(async (name, number) => {
      const page = Buffer.from(pageNumber(number))
      return ((await sizeOf(name)) ?? 0) < (await encode(".br", name, page, "quick")).length
    }),
  )
  const count = areSmall.filter((isSmall) => isSmall).length
  expect(count).toBeGreaterThan(95)
  expect(count).toBeLessThanOrEqual(100)
})

it("ends where somebody pauses, and goes on with what is left", async () => {
  const names = Array.from({ length: 60 }, (_, number) => `news/${number}/index.html`)
  for (const [number, name] of names.entries()) site.write(name, pageNumber(number))
  await site.publish()
  const { encoding } = await site.resident()
  const encoded = async () =>
    (await Promise.all(names.map(sizeOf))).filter((size) => size !== undefined).length
  void encoding.resume()
  await encoding.pause()
  expect(await encoded()).toBeLessThan(5)
  void encoding.resume()
  await encoding.resume(2)
  expect(await encoded()).toBe(60)
})

it("rests before it begins beside other work, and ends at once where somebody pauses meanwhile", async () => {
  await site.publish()
  const { encoding } = await site.resident()
  const from = performance.now()
  const resting = encoding.resume(1, 60_000)
  await encoding.pause()
  await resting
  expect(performance.now() - from).toBeLessThan(5_000)
  expect(await sizeOf("index.html")).toBeUndefined()
  void encoding.resume(1, 60_000)
  await encoding.resume()
  expect(await sizeOf("index.html")).toBeGreaterThan(0)
})

it("gives no other sibling the place of one that there is, whoever made it", async () => {
  await site.publish()
  const [one, other] = [await site.resident(), await openResident(site.releasesDir, "")]
  const hash = (await site.manifest()).files.get("index.html")?.hash ?? ""
  const sibling = () => site.contentOf(site.servedId(), "index.html", ".br")
  let made: Buffer | undefined
  const spy = atNextSibling(async (write) => {
    await one.encoding.resume()
    made = await sibling()
    await write()
  })
  await other.store.encode("index.html", hash, "quick")
  spy.mockRestore()
  expect(made?.length).toBeGreaterThan(0)
  expect(await sibling()).toEqual(made)
  expect(partials()).toEqual([])
})

it("leaves nothing half done where the disk is full, and does it with the next release", async () => {
  const { manifest } = await site.publish()
  const { encoding, store } = await site.resident()
  encoding.addUnfinished(manifest.files)
  const log = jest.spyOn(console, "error").mockImplementation()
  const full = atNextSibling(() => Promise.reject(new Error("ENOSPC")))
  await encoding.resume()
  full.mockRestore()
  expect(String(log.mock.calls[0])).toContain("ENOSPC")
  log.mockRestore()
  expect(partials()).toEqual([])

  encoding.addUnfinished(manifest.files)
  await encoding.resume()
  expect(store.isEncoded(manifest.files.get("index.html")?.hash ?? "")).toBe(true)
})

it("leaves alone, when it sweeps, what another process is encoding", async () => {
  const { manifest } = await site.publish()
  const hash = manifest.files.get("index.html")?.hash ?? ""
  const { store } = await site.resident()
  const { store: other } = await openResident(site.releasesDir, "")
  const spy = atNextSibling(async (write) => {
    await write()
    expect(partials()).not.toEqual([])
    await other.sweep(new Set([hash]))
  })
  await store.encode("index.html", hash, "quick")
  spy.mockRestore()
  expect(store.isEncoded(hash)).toBe(true)
})

it("encodes what a process before it has left undone", async () => {
  await site.publish()
  const { encoding } = await openResident(site.releasesDir, "")
  encoding.addUnfinished((await site.manifest()).files)
  await encoding.resume(1)
  expect(await sizeOf("index.html")).toBeGreaterThan(0)
})
