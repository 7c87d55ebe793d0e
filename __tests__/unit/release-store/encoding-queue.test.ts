import { encode } from "../../../release-store/encode"
import { openResident } from "../../../release-store/resident"
import { createSite, pageOf, type SiteFixture } from "./site-fixture"

let site: SiteFixture
beforeEach(() => (site = createSite()))
afterEach(() => site.end())

/** Words in an order of their own for each number: pages whose encodings differ in length by little. */
function pageNumber(number: number): string {
  const words = ["Wood", "flour", "water", "salt", "oven", "table", "evening", "basil", "hands"]
  let seed = number + 1
  const text = Array.from({ length: 2_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return words[seed % words.length]
  })
  return pageOf(text.join(" "))
}
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

it("goes on where somebody has paused", async () => {
  await site.publish()
  const { encoding } = await site.resident()
  void encoding.resume(1)
  await encoding.pause()
  await encoding.resume(1)
  expect(await sizeOf("index.html")).toBeGreaterThan(0)
})

it("encodes what a process before it has left undone", async () => {
  await site.publish()
  const { encoding } = await openResident(site.releasesDir, "")
  encoding.addUnfinished((await site.manifest()).files)
  await encoding.resume(1)
  expect(await sizeOf("index.html")).toBeGreaterThan(0)
})
