import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { makeRelease } from "../../../scripts/lib/release.mjs"

const LONG = "<p>Wood, flour, water.</p>".repeat(100)
let folder: string
let publicDir: string
let releasesDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forno-release-"))
  publicDir = join(folder, "public")
  releasesDir = join(folder, "releases")
  mkdirSync(join(publicDir, "400"), { recursive: true })
  writeFileSync(join(publicDir, "index.html"), LONG)
  writeFileSync(join(publicDir, "400/index.html"), "short")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const current = (file: string) => join(releasesDir, "current", file)
const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 3))

it("is what the build wrote, with encoded siblings of what is worth it", async () => {
  const { id, files } = await makeRelease(publicDir, releasesDir)
  expect(files).toBe(2)
  expect(readlinkSync(join(releasesDir, "current"))).toBe(id)
  expect(readFileSync(current("400/index.html"), "utf8")).toBe("short")
  expect(brotliDecompressSync(readFileSync(current("index.html.br"))).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(current("index.html.gz"))).toString()).toBe(LONG)
  expect(existsSync(current("400/index.html.br"))).toBe(false)
})

it("keeps what it holds when the next build overwrites public/", async () => {
  const first = await makeRelease(publicDir, releasesDir)
  writeFileSync(join(publicDir, "index.html"), LONG.replace("Wood", "Fire"))
  await nextMillisecond()
  const second = await makeRelease(publicDir, releasesDir)
  expect(second.reused).toBe(1)
  expect(readFileSync(join(releasesDir, first.id, "index.html"), "utf8")).toBe(LONG)
  expect(brotliDecompressSync(readFileSync(current("index.html.br"))).toString()).toContain("Fire")
})

it("keeps an unchanged file's time, so that browsers keep their copy", async () => {
  await makeRelease(publicDir, releasesDir)
  const before = statSync(current("index.html")).mtimeMs
  writeFileSync(join(publicDir, "index.html"), LONG)
  await nextMillisecond()
  await makeRelease(publicDir, releasesDir)
  expect(statSync(current("index.html")).mtimeMs).toBe(before)
})

it("keeps the last three", async () => {
  const ids: string[] = []
  for (let made = 0; made < 5; made += 1) {
    ids.push((await makeRelease(publicDir, releasesDir)).id)
    await nextMillisecond()
  }
  expect(readdirSync(releasesDir).sort()).toEqual([...ids.slice(-3), "current"].sort())
})

it("leaves what is served alone when the build left no site behind", async () => {
  const { id } = await makeRelease(publicDir, releasesDir)
  rmSync(join(publicDir, "index.html"))
  await expect(makeRelease(publicDir, releasesDir)).rejects.toThrow(/index\.html is missing/)
  expect(readlinkSync(join(releasesDir, "current"))).toBe(id)
})

it("clears away what a build that was stopped left behind", async () => {
  mkdirSync(join(releasesDir, "20260101T000000000Z.partial"), { recursive: true })
  await makeRelease(publicDir, releasesDir)
  expect(readdirSync(releasesDir).some((name) => name.endsWith(".partial"))).toBe(false)
})
