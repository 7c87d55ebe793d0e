import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { purgeReleases } from "../../../release-store/purge"
import { isAtPath, isOfPicture, targetOf } from "../../../tools/lib/purge-target"
import { FileList } from "../../../release-store/file-list"
import { partialOf } from "../../../lib/replace-file"
import {
  manifestPathOf,
  purgesPathOf,
  readManifest,
  readReleasesFolder,
} from "../../../release-store/release-folder"
import { openResident } from "../../../release-store/resident"
import { rollBack, whileNobodySwitches } from "../../../release-store/switch-release"
import { until } from "../server/api/server-under-test"
import { startOrigin, type Origin } from "../server/origin/origin-under-test"
import { createSite, pageOf, publishSite, SITE_URL, type SiteFixture } from "./site-fixture"

const SMALL = "media/oven-640x427-0123456789ab.webp"
const LARGE = "media/oven-1920x1280-ba9876543210.webp"
const OTHER = "media/oven-2-640x427-0123456789ab.webp"
const SECRET_BYTES = "a face ".repeat(200)

let site: SiteFixture
let origin: Origin

beforeEach(async () => {
  site = createSite()
  site.write(SMALL, SECRET_BYTES)
  site.write(LARGE, `${SECRET_BYTES} larger`)
  site.write(OTHER, "another picture")
  site.write("400/index.html", pageOf(`<a href="/">Home</a><img src="/${SMALL}">`))
  await site.publish()
  site.write("index.html", pageOf(`<a href="/400">400</a>`))
  await site.publish()
  origin = await startOrigin({ releasesDir: site.releasesDir })
})
afterEach(async () => {
  await origin.close()
  await site.end()
})

const statusOf = async (name: string) => (await origin.get(`/${name}`)).status
/** How long the link may go unread, on a machine with much else to do. */
const untilSeen = () => sleep(300)
const purge = (what: string, isMeant: (file: string) => boolean) =>
  purgeReleases(site.releasesDir, { what, isMeant })
const everyFile = () =>
  readdirSync(site.releasesDir, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe("a picture that is purged", () => {
  it("is gone at once from a running server, in every size, and no other is", async () => {
    for (const name of [SMALL, LARGE, OTHER]) expect(await statusOf(name)).toBe(200)
    const { removed, referring } = await purge("oven.jpg", isOfPicture("oven.jpg", []))
    await untilSeen()
    for (const name of [SMALL, LARGE]) expect(await statusOf(name)).toBe(404)
    expect(await statusOf(OTHER)).toBe(200)
    expect(await statusOf("400")).toBe(200)
    expect(removed).toEqual(
      new Map([
        [LARGE, 2],
        [SMALL, 2],
      ]),
    )
    expect(referring).toEqual(["400/index.html"])
  })

  it("is in no file of any release any more, and rolling back does not bring it back", async () => {
    await purge(SMALL, isOfPicture("oven-640x427-0123456789ab.webp", []))
    const left = everyFile().filter((file) => readFileSync(file).includes("a face"))
    expect(left).toEqual([])
    for (const file of everyFile().filter((name) => /T\d{9}Z\.json$/.test(name))) {
      expect(readFileSync(file, "utf8")).not.toContain("oven-640x427")
    }
    await rollBack(site.releasesDir)
    await untilSeen()
    expect(await statusOf(SMALL)).toBe(404)
    expect(await statusOf("400")).toBe(200)
  })

  it("is gone from a running server once it is purged again, where the purge was killed before its last word", async () => {
    await purge("oven.jpg", isOfPicture("oven.jpg", []))
    await untilSeen()
    expect(await statusOf(SMALL)).toBe(404)
    const notes = readFileSync(purgesPathOf(site.releasesDir), "utf8")
    writeFileSync(purgesPathOf(site.releasesDir), notes.replace(/.*\n$/, ""))

    const before = readFileSync(purgesPathOf(site.releasesDir), "utf8")
    expect((await purge("oven.jpg", isOfPicture("oven.jpg", []))).removed.size).toBe(0)
    const completed = readFileSync(purgesPathOf(site.releasesDir), "utf8")
    expect(completed).toMatch(/"isDone":true}\n$/)
    expect(completed.startsWith(before)).toBe(true)

    await purge("oven.jpg", isOfPicture("oven.jpg", []))
    expect(readFileSync(purgesPathOf(site.releasesDir), "utf8")).toBe(completed)
  })

  it("is gone under every name that the same bytes have", async () => {
    site.write("media/copy-640x427-0123456789ab.webp", SECRET_BYTES)
    await site.publish()
    await purge("oven.jpg", isOfPicture("oven.jpg", []))
    await untilSeen()
    expect(await statusOf("media/copy-640x427-0123456789ab.webp")).toBe(404)
  })

  it("is purged once more where a build has brought it back, and may be published anew later", async () => {
    await purge("oven.jpg", isOfPicture("oven.jpg", []))
    await site.publish()
    await untilSeen()
    expect(await statusOf(SMALL)).toBe(200)
    const again = await purge("oven.jpg", isOfPicture("oven.jpg", []))
    expect(again.removed.get(SMALL)).toBe(1)
    await untilSeen()
    expect(await statusOf(SMALL)).toBe(404)
  })
})

it("writes no release again that was pruned meanwhile", async () => {
  const [{ id }, newest] = [await site.manifest(-1), await site.manifest()]
  let purging: Promise<unknown> | undefined
  await whileNobodySwitches(site.releasesDir, async () => {
    purging = purge("oven.jpg", isOfPicture("oven.jpg", []))
    await until(() => existsSync(purgesPathOf(site.releasesDir)))
    await sleep(300)
    expect([...(await site.manifest(-1)).files.names()]).toContain(SMALL)
    rmSync(manifestPathOf(site.releasesDir, id))
  })
  await purging
  expect(existsSync(manifestPathOf(site.releasesDir, id))).toBe(false)
  expect(existsSync(manifestPathOf(site.releasesDir, newest.id))).toBe(true)
})

/** A file that stands in the same part of a list. */
function neighbourOf(name: string): string {
  const file = { hash: "0", size: 1 }
  for (let number = 0; ; number += 1) {
    const other = `media/other-${number}.webp`
    const { parts } = FileList.of([name, other].map((each) => [each, file]))
    if (parts.some(({ files }) => files.size === 2)) return other
  }
}

it("leaves every release whole where a publish removes at that moment what none has", async () => {
  site.write(neighbourOf(SMALL), "in the same part of the list")
  await site.publish()
  const publisher = await openResident(site.releasesDir, SITE_URL)
  const { removeLists } = publisher.store
  let purging: Promise<unknown> | undefined
  publisher.store.removeLists = async (isUnused) => {
    purging = purge("oven.jpg", isOfPicture("oven.jpg", []))
    await until(() => existsSync(purgesPathOf(site.releasesDir)))
    await sleep(300)
    await removeLists(isUnused)
  }
  await publishSite(publisher, site.publicDir)
  await purging
  const { ids } = await readReleasesFolder(site.releasesDir)
  for (const id of ids) {
    const files = (await readManifest(site.releasesDir, id))?.files
    expect([files?.has(OTHER), files?.has(SMALL)]).toEqual([true, false])
  }
})

it("removes nothing that a publish is just writing", async () => {
  const writing = partialOf(manifestPathOf(site.releasesDir, "20991120T221944123Z"))
  writeFileSync(writing, "{}")
  await purge("oven.jpg", isOfPicture("oven.jpg", []))
  expect(existsSync(writing)).toBe(true)
})

it("purges a page with its data, and nothing that happens to have the same bytes", async () => {
  site.write("news/secret/index.html", pageOf(`<a href="/">Home</a>`))
  site.write("news/other/index.html", pageOf(`<a href="/">Home</a>`))
  site.write("page-data/news/secret/page-data.json", '{"path":"/news/secret"}')
  await site.publish()
  await purge("/news/secret", isAtPath("/news/secret"))
  await untilSeen()
  expect(await statusOf("news/secret")).toBe(404)
  expect(await statusOf("page-data/news/secret/page-data.json")).toBe(404)
  expect(await statusOf("news/other")).toBe(200)
  expect(existsSync(join(site.releasesDir, "current/news/secret/index.html.br"))).toBe(false)
})

it("leaves everything as it is where nothing is meant", async () => {
  const before = everyFile()
  expect((await purge("/", isAtPath("/"))).removed.size).toBe(0)
  expect(everyFile()).toEqual(before)
})

describe("what is to be purged", () => {
  it.each([
    ["/media/oven-640x427-0123456789ab.webp", { kind: "picture", name: SMALL.slice(6) }],
    [
      "https://example.com/media/a-0123456789ab.jpg?x",
      { kind: "picture", name: "a-0123456789ab.jpg" },
    ],
    ["oven.jpg", { kind: "picture", name: "oven.jpg" }],
    ["12", { kind: "picture", name: "12" }],
    ["/news/spring", { kind: "path", path: "/news/spring" }],
  ])("is told by %s", (what, target) => {
    expect(targetOf(what)).toEqual(target)
  })

  it("is what the CMS calls the picture's, in sizes too that only an earlier version had", () => {
    const isMeant = isOfPicture("12", ["Oven.jpg", "Oven-640x427.webp"])
    expect([SMALL, LARGE, OTHER].map(isMeant)).toEqual([true, true, false])
  })

  it("is nothing where an id is not known to the CMS", () => {
    expect([SMALL, LARGE, OTHER].some(isOfPicture("12", []))).toBe(false)
  })
})
