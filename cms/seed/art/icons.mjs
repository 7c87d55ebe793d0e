/**
 * Makes the app's icons from one letter, the nought of the mark 400: an oven's mouth with its flame. What the app's
 * shortcuts open (a day in the book, a menu, a place on the map) has the same mouth, and the same flame in it.
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

/** Counters are arches, as the nought's is; each with where its flame burns. Within the same circle as the letter. */
const SHORTCUTS = {
  book: {
    outline:
      "M32 24h4v-6h8v6h12v-6h8v6h4a7 7 0 0 1 7 7v43a7 7 0 0 1-7 7H32a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7M25 36v4h50v-4zm12 38h26V60a13 13 0 0 0-26 0z",
    flame: "translate(50 74) scale(.5) translate(-50 -75.3)",
  },
  menus: {
    outline:
      "M25 84V41a25 25 0 0 1 50 0v43zM36 52h28V41a14 14 0 0 0-28 0zM36 60v4h28v-4zM36 71v4h19v-4z",
    flame: "translate(50 52) scale(.46) translate(-50 -75.3)",
  },
  restaurants: {
    outline:
      "M50 88C36 71 23 58 23 41a27 27 0 0 1 54 0c0 17-13 30-27 47M36 55h28V41a14 14 0 0 0-28 0z",
    flame: "translate(50 55) scale(.52) translate(-50 -75.3)",
  },
}

/** The flame comes first: its foot is hidden behind the floor. */
const mark = `
    <path class="flame" fill="${FLAME_COLOUR}" d="${FLAME}"/>
    <path class="nought" fill="${CREAM}" d="${NOUGHT}"/>`

const svg = ({
  scale,
  ground = "",
  style = "",
  drawing = mark,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${style}${ground}
  <g transform="translate(50 50) scale(${scale}) translate(-50 -50)">${drawing}
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

const shortcut = ({ outline, flame }) =>
  svg({
    scale: 1,
    ground: rounded,
    drawing: `
    <path fill="${CREAM}" fill-rule="evenodd" d="${outline}"/>
    <path fill="${FLAME_COLOUR}" transform="${flame}" d="${FLAME}"/>`,
  })

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
  ...Object.entries(SHORTCUTS).map(([name, drawn]) =>
    png(`shortcut-${name}-96.png`, shortcut(drawn), 96),
  ),
])
console.log(`Icons are in ${out}`)
