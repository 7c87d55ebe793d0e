/* global window */
/**
 * Renders the seed's pictures: all of them, or those whose names start with an argument.
 *   node cms/seed/art/make.mjs [name ...] [--sheet file.png]
 */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSharp, openArtboard } from "./browser.mjs"

const MOST_BYTES = 172_000
const MOST_AVIF_BYTES = 60_000
const out = join(import.meta.dirname, "../images")
const sharp = loadSharp()

const args = process.argv.slice(2)
const sheetAt = args.indexOf("--sheet")
const sheet = sheetAt >= 0 ? args.splice(sheetAt, 2)[1] : undefined

/** WebP at quality 82, or as much lower as it takes to stay under the limit. */
const encode = async (png) => {
  for (let quality = 82; ; quality -= 5) {
    const bytes = await sharp(png).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (bytes.length <= MOST_BYTES || quality <= 52) return { bytes, quality }
  }
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

await mkdir(out, { recursive: true })
const { page, close } = await openArtboard()
const names = (await page.evaluate("window.sceneNames()")).filter(
  (name) => args.length === 0 || args.some((arg) => name.startsWith(arg)),
)
if (names.length === 0) console.error(`No picture's name starts with ${args.join(" or ")}`)
const pictures = []
let total = 0
for (const name of names) {
  const url = await page.evaluate((n) => window.renderScene(n), name)
  const png = Buffer.from(url.slice(url.indexOf(",") + 1), "base64")
  const { bytes, quality } = await encode(png)
  await writeFile(join(out, `${name}.webp`), bytes)
  const avif = await sharp(png).resize(960).avif({ quality: 50, effort: 3 }).toBuffer()
  const heavy = avif.length > MOST_AVIF_BYTES || bytes.length > MOST_BYTES ? "  HEAVY" : ""
  const kb = (n) => `${Math.round(n / 1000)} kB`.padStart(7)
  console.log(
    `${name.padEnd(30)} webp q${quality} ${kb(bytes.length)}  avif 960 ${kb(avif.length)}${heavy}`,
  )
  total += bytes.length
  if (sheet) pictures.push({ png })
}
console.log(`${names.length} pictures, ${(total / 1e6).toFixed(2)} MB`)
if (sheet && pictures.length) await makeSheet(pictures)
await close()
if (names.length === 0) process.exitCode = 1
