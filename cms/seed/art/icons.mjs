/**
 * Makes the app's icons from one mark, an oven's arch with its flame.
 *   node cms/seed/art/icons.mjs
 * The mark fits a circle of radius 40 %, the safe zone of a maskable icon (W3C App Manifest,
 * "Icon masks and safe zone"); plain icons show it larger on a rounded ground.
 */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSharp } from "./browser.mjs"

const out = join(import.meta.dirname, "../../../static/icons")
const sharp = loadSharp()

const INK = "#100f0d"
const CREAM = "#f3e3bf"
const EMBER = "#cf3a17"
const AMBER = "#f2a533"

/** Drawn in a 100-unit square; the farthest corner lies 38 units from the centre. */
const mark = `
  <path fill="${CREAM}" d="M25 78V47a25 25 0 0 1 50 0v31z"/>
  <path fill="${INK}" d="M32.500 72V47.500a17.500 17.500 0 0 1 35 0V72z"/>
  <path fill="${EMBER}" d="M42 72c-5.500-6-4.500-12.500 1-17.500 5-4.600 7.200-8.800 5-15.500 9 4.500 11.500 11.500 9 18.500-.6 1.800.3 3 1.900 1.300 3 5 2.300 10-1.400 13.200z"/>
  <path fill="${AMBER}" d="M46.500 72c-2.600-3.600-1.300-7.200 1.700-9.800 2-1.800 2.900-3.600 2.500-6.200 4.300 3.300 5 7 3.600 10 1.400 2.400.6 4.600-.9 6z"/>`

const svg = ({ scale, ground }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  ${ground}
  <g transform="translate(50 50) scale(${scale}) translate(-50 -52)">${mark}
  </g>
</svg>
`

const rounded = `<rect width="100" height="100" rx="22" fill="${INK}"/>`
const full = `<rect width="100" height="100" fill="${INK}"/>`
const any = svg({ scale: 1.24, ground: rounded })
const maskable = svg({ scale: 1.04, ground: full })
const apple = svg({ scale: 1.2, ground: full })
const favicon = svg({ scale: 1.6, ground: rounded })

const png = async (name, source, size) =>
  writeFile(
    join(out, name),
    await sharp(Buffer.from(source), { density: 72 * Math.ceil(size / 60) })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  )

await mkdir(out, { recursive: true })
await Promise.all([
  writeFile(join(out, "icon.svg"), any),
  writeFile(join(out, "favicon.svg"), favicon),
  png("icon-192.png", any, 192),
  png("icon-512.png", any, 512),
  png("maskable-192.png", maskable, 192),
  png("maskable-512.png", maskable, 512),
  png("apple-touch-icon-180.png", apple, 180),
  png("favicon-32.png", favicon, 32),
])
console.log(`Icons are in ${out}`)
