import { execFileSync, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { isCompressible } from "../../../release-store/encode"
import { readManifest, readReleasesFolder, storeOf } from "../../../release-store/release-folder"
import { openResident } from "../../../release-store/resident"
import { createSite, SITE_URL, type SiteFixture } from "./site-fixture"

const KILLS = 20
/** The longest it is left running, in milliseconds; some releases are complete by then. */
const LONGEST = 150

let site: SiteFixture
let publisher: string
beforeAll(() => {
  site = createSite()
  // As one file of plain JavaScript it is there in a moment, twenty times.
  publisher = join(dirname(site.publicDir), "publisher.cjs")
  const source = join(__dirname, "endless-publisher.ts")
  execFileSync(process.execPath, [
    require.resolve("esbuild/bin/esbuild"),
    ...[source, "--bundle", "--platform=node", "--format=cjs", `--outfile=${publisher}`],
    "--log-level=error",
  ])
})
afterAll(() => site.end())

async function expectWhole(id: string): Promise<void> {
  const files = new Map((await readManifest(site.releasesDir, id))?.files)
  expect([...files.keys()]).toContain("index.html")
  for (const [file, { hash }] of files) {
    const content = await site.contentOf(id, file)
    expect(createHash("sha256").update(content).digest("hex")).toBe(hash)
    const encoded = await site.contentOf(id, file, ".br").catch(() => undefined)
    if (encoded) expect(brotliDecompressSync(encoded).equals(content)).toBe(true)
  }
}

it(`serves a whole release, never an older one, however often it is killed (${KILLS} times)`, async () => {
  let served = (await site.publish()).manifest.id
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [publisher, site.publicDir, site.releasesDir])
    await once(child.stdout, "data")
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST))
    child.kill("SIGKILL")
    await once(child, "close")
    expect(site.servedId() >= served).toBe(true)
    served = site.servedId()
    await expectWhole(served)
  }

  const { manifest } = await site.publish()
  const { encoding } = await openResident(site.releasesDir, SITE_URL)
  encoding.addUnfinished(manifest.files)
  await encoding.resume(2)
  await expectWhole(manifest.id)
  for (const [file, { size }] of manifest.files) {
    expect(existsSync(await site.pathOf(manifest.id, file, ".br"))).toBe(isCompressible(file, size))
  }
  const { ids } = await readReleasesFolder(site.releasesDir)
  const expected = [...ids.map((id) => `${id}.json`), "current", "lists", "publisher", "store"]
  expect(expected).toEqual(expect.arrayContaining(readdirSync(site.releasesDir)))
  const everything = readdirSync(site.releasesDir, { recursive: true, encoding: "utf8" })
  expect(everything.filter((name) => name.endsWith(".partial"))).toEqual([])
  const named = new Set<string>()
  for (const id of ids) {
    const files = (await readManifest(site.releasesDir, id))?.files ?? []
    for (const [, { hash }] of files) named.add(hash)
  }
  const kept = readdirSync(storeOf(site.releasesDir), { recursive: true, encoding: "utf8" })
  const contents = kept.filter((name) => /[0-9a-f]{64}/.test(name))
  expect(new Set(contents.map((name) => name.slice(3, 67)))).toEqual(named)
}, 180_000)
