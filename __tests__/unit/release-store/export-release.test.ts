import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { encode } from "../../../release-store/encode"
import { exportRelease, updateReleaseFolder } from "../../../release-store/export-release"
import { createSite, pageOf, SITE_URL, type SiteFixture } from "./site-fixture"

let site: SiteFixture
let folder: string
beforeEach(async () => {
  site = createSite()
  folder = join(dirname(site.publicDir), "host")
  await site.publish()
})
afterEach(() => site.end())

const env = { NODE_ENV: "test", SITE_URL } as const
const write = () => exportRelease(site.releasesDir, folder, env)
const text = (file: string) => readFileSync(join(folder, file), "utf8")
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

it("writes the release being served as plain files, with what static hosts read", async () => {
  await write()
  expect(text("400/index.html")).toBe(await site.served("400/index.html"))
  expect(text("_headers")).toContain("/400")
  expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(
    text("index.html"),
  )
})

it("writes only what differs when it is written again, and removes what has gone", async () => {
  await write()
  const before = statSync(join(folder, "index.html"))
  site.write("400/index.html", pageOf("Another menu"))
  site.remove("media/oven-1a2b.avif")
  await site.publish()
  expect(await write()).toEqual({ written: 1, removed: 1 })
  expect(text("400/index.html")).toContain("Another menu")
  expect(statSync(join(folder, "index.html")).ino).toBe(before.ino)
  expect(files()).not.toContain("media/oven-1a2b.avif")
})

it("goes on where one before was killed while it noted what it writes, and keeps nothing of that", async () => {
  mkdirSync(folder)
  const left = ".forno-release.json.1@of-then.0.partial"
  writeFileSync(join(folder, left), "{")
  await write()
  expect(text("400/index.html")).toBe(await site.served("400/index.html"))
  expect(files()).not.toContain(left)
})

it("is brought up to date where RELEASE_FOLDER names it, also where it could not be written before", async () => {
  const own = { ...env, RELEASE_FOLDER: folder }
  // The host's volume is not there: a file stands in its place.
  writeFileSync(folder, "")
  site.write("400/index.html", pageOf("Another menu"))
  await site.publish()
  await expect(updateReleaseFolder(site.releasesDir, own)).rejects.toThrow()
  rmSync(folder)
  await updateReleaseFolder(site.releasesDir, own)
  expect(text("400/index.html")).toContain("Another menu")
})

it("has files that are as small as they get, for nobody encodes them there", async () => {
  const page = pageOf("Wood, flour, water and salt, in this order. ".repeat(400))
  const sources = new Map([["menu/index.html", page]])
  const { id } = await site.manifest()
  await site.publish({ base: id, put: sources })
  const { encoding } = await site.resident()
  await updateReleaseFolder(site.releasesDir, { ...env, RELEASE_FOLDER: folder }, async () => {
    await encoding.resume(2)
  })
  const encoded = readFileSync(join(folder, "menu/index.html.br"))
  const quick = await encode(".br", "menu/index.html", Buffer.from(page), "quick")
  expect(encoded.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(encoded).toString()).toBe(page)
})

it("is whole again after it was cut short, and after its release has gone", async () => {
  await write()
  const whole = new Map(files().map((file) => [file, text(file)]))
  const note = join(folder, ".forno-release.json")
  const { parts } = JSON.parse(text(".forno-release.json"))
  const earlier = { lists: parts, touched: ["400/index.html", "gone.txt"] }
  for (const written of [{}, { parts: [...parts.slice(1), "0".repeat(64)] }, earlier]) {
    writeFileSync(join(folder, "400/index.html"), "half")
    // The last was being written when it was cut short: its encoded file came before itself.
    for (const name of ["gone.txt", "gone.txt.br", "begun.txt.br"])
      writeFileSync(join(folder, name), "of another release")
    writeFileSync(note, JSON.stringify(written))
    await write()
    expect(new Map(files().map((file) => [file, text(file)]))).toEqual(whole)
  }
})

it("touches no folder that holds anything else", async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, "letter.txt"), "Dear Pino")
  await expect(write()).rejects.toThrow(/holds other files/)
  expect(files()).toEqual(["letter.txt"])
})
