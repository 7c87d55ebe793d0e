/* global window */
/**
 * Draws the seed's pictures: all of them, or those whose names start with an argument. A picture that render/ makes
 * is left alone unless its whole name is given.
 *   node cms/seed/art/make.mjs [name ...] [--sheet file.png]
 */
import { existsSync, readdirSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSharp, openArtboard } from "./browser.mjs"
import { encodePhoto, encodeWithin, MOST_AVIF_BYTES, MOST_BYTES } from "./encode.mjs"

const MOST_SITE_BYTES = 25_000
const sharp = loadSharp()
const content = {
  folder: join(import.meta.dirname, "../images"),
  type: "jpg",
  most: MOST_BYTES,
  encode: (png) => encodePhoto(sharp(png)),
}
/** These have no ground of their own, which JPEG cannot leave out. */
const site = {
  folder: join(import.meta.dirname, "../../../static/art"),
  type: "webp",
  most: MOST_SITE_BYTES,
  encode: (png) =>
    encodeWithin(MOST_SITE_BYTES, (quality) =>
      sharp(png).webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
    ),
}

const args = process.argv.slice(2)
const sheetAt = args.indexOf("--sheet")
const sheet = sheetAt >= 0 ? args.splice(sheetAt, 2)[1] : undefined

/** Names of the path-traced pictures. */
const loadRendered = async () => {
  const folder = join(import.meta.dirname, "render")
  const files = readdirSync(folder).map((part) => join(folder, part, "scenes.mjs"))
  const modules = await Promise.all(files.filter(existsSync).map((file) => import(file)))
  return new Set(modules.flatMap(({ scenes }) => scenes.map(({ name }) => name)))
}

const makeSheet = async (pictures) => {
  const { width: w, height: h } = await sharp(pictures[0].png).metadata()
  const width = w > h ? 640 : 460
  const height = Math.round((width * h) / w)
  const columns = Math.min(w > h ? 3 : 4, pictures.length)
  const tiles = await Promise.all(
    pictures.map(async ({ png }, i) => ({
      input: await sharp(png)
        .resize(width - 12, height - 12, { fit: "contain", background: "#555" })
        .toBuffer(),
      left: (i % columns) * width + 6,
      top: Math.floor(i / columns) * height + 6,
    })),
  )
  const rows = Math.ceil(pictures.length / columns)
  const size = { width: columns * width, height: rows * height, channels: 3, background: "#555" }
  await sharp({ create: size }).composite(tiles).png().toFile(sheet)
}

for (const { folder } of [content, site]) await mkdir(folder, { recursive: true })
const rendered = await loadRendered()
const { page, close } = await openArtboard()
const names = (await page.evaluate("window.sceneNames()")).filter(
  (name) =>
    args.includes(name) ||
    (!rendered.has(name) && (args.length === 0 || args.some((arg) => name.startsWith(arg)))),
)
if (names.length === 0) console.error(`No picture's name starts with ${args.join(" or ")}`)
const pictures = []
let total = 0
for (const name of names) {
  const url = await page.evaluate((n) => window.renderScene(n), name)
  const png = Buffer.from(url.slice(url.indexOf(",") + 1), "base64")
  const isOfSite = await page.evaluate((n) => window.isOfSite(n), name)
  const { folder, type, most, encode } = isOfSite ? site : content
  const { bytes, quality } = await encode(png)
  await writeFile(join(folder, `${name}.${type}`), bytes)
  const avif = await sharp(png).resize(960).avif({ quality: 50, effort: 3 }).toBuffer()
  const heavy = avif.length > MOST_AVIF_BYTES || bytes.length > most ? "  HEAVY" : ""
  const kb = (n) => `${Math.round(n / 1000)} kB`.padStart(7)
  console.log(
    `${name.padEnd(30)} ${type} q${quality} ${kb(bytes.length)}  avif 960 ${kb(avif.length)}${heavy}`,
  )
  total += bytes.length
  if (sheet) pictures.push({ png })
}
console.log(`${names.length} pictures, ${(total / 1e6).toFixed(2)} MB`)
if (sheet && pictures.length) await makeSheet(pictures)
await close()
if (names.length === 0) process.exitCode = 1
