/**
 * Makes the app's icons from one letter, the nought of the mark 400: an oven's mouth with its flame.
 *   node cms/seed/art/icons.mjs
 * The letter fits a circle of radius 40 %, the safe zone of a maskable icon (W3C App Manifest,
 * "Icon masks and safe zone"); plain icons show it larger on a rounded ground. The browser's tab shows it without a
 * ground, dark on a light bar and light on a dark one.
 */
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSharp } from "./browser.mjs"

const out = join(import.meta.dirname, "../../../static/icons")
const sharp = loadSharp()

const INK = "#100f0d"
const CREAM = "#f3e3bf"
const FLAME_COLOUR = "#f08a2c"
const FLAME_ON_LIGHT = "#c8380f"

/** Drawn in a 100-unit square; the farthest point lies 38 units from the centre. */
const NOUGHT =
  "M16.44 50c0-23.16 13.09-37.97 33.56-37.97S83.56 26.83 83.56 50 70.47 87.97 50 87.97 16.44 73.17 16.44 50m51.4 24.93v-30.5c0-15.98-7.14-26.65-17.84-26.65S32.17 28.45 32.17 44.44v30.49z"
const FLAME =
  "M44.44 75.31c-5.75-3.77-8.15-9.43-6.8-15.56 2-9.44 15.43-13.68 10.87-31.61 9.83 5.66 12.95 14.15 10.8 22.17-1.2 4.25-.25 7.08 2.63 6.13.81-.23 1.68-1.18 2.15-2.6 2.16 8.26 0 16.76-7.67 21.47z"

/** The flame comes first: its foot is hidden behind the floor. */
const mark = `
    <path class="flame" fill="${FLAME_COLOUR}" d="${FLAME}"/>
    <path class="nought" fill="${CREAM}" d="${NOUGHT}"/>`

const svg = ({
  scale,
  ground = "",
  style = "",
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${style}${ground}
  <g transform="translate(50 50) scale(${scale}) translate(-50 -50)">${mark}
  </g>
</svg>
`

const rounded = `
  <rect width="100" height="100" rx="22" fill="${INK}"/>`
const full = `
  <rect width="100" height="100" fill="${INK}"/>`
const any = svg({ scale: 1, ground: rounded })
const maskable = svg({ scale: 1, ground: full })
const apple = svg({ scale: 1, ground: full })
/** The fills in the attributes are for a dark bar. */
const onLightBar = `
  <style>@media (prefers-color-scheme: light) { .nought { fill: ${INK} } .flame { fill: ${FLAME_ON_LIGHT} } }</style>`
const favicon = svg({ scale: 1.3, style: onLightBar })
/** For browsers without SVG icons: a picture cannot ask for the bar's colour and brings its own ground. */
const faviconPicture = svg({ scale: 1.16, ground: rounded })

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
  png("favicon-32.png", faviconPicture, 32),
])
console.log(`Icons are in ${out}`)
