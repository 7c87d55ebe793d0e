/**
 * Draws a product's label in Chromium, in the site's own typefaces.
 *   node cms/seed/art/render/products/labels/draw.mjs product-passata label.png
 */
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { findChromium } from "../../../browser.mjs"
import { labels } from "./labels.mjs"

const here = import.meta.dirname
const root = join(here, "../../../../../..")
const fonts = join(root, "src/theme/fonts")

const page = async (name) => {
  const { width, height, unit, bare, band, beside, body } = labels[name]
  const face = async (family, file, weight) => {
    const data = await readFile(join(fonts, file), "base64")
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
  }
  const styles = [
    await face("Gloock", "gloock.woff2", 400),
    await face("Hanken Grotesk", "hanken-grotesk.woff2", "100 900"),
    await readFile(join(here, "label.css"), "utf8"),
  ]
  const classes = ["label", name, bare && "bare", band && "band", beside && "beside"]
    .filter(Boolean)
    .join(" ")
  const size = `width:${width}px;height:${height}px;font-size:${unit}px`
  return `<!doctype html><meta charset="utf-8"><style>${styles.join("\n")}</style><div class="${classes}" style="${size}">${body}</div>`
}

export const drawLabel = async (name, target) => {
  const { chromium } = createRequire(pathToFileURL(join(root, "package.json")))("playwright-core")
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  })
  try {
    const { width, height } = labels[name]
    const tab = await browser.newPage({ viewport: { width, height } })
    await tab.setContent(await page(name))
    await tab.evaluate("document.fonts.ready")
    await tab.screenshot({ path: target })
  } finally {
    await browser.close()
  }
}

const [name, target] = process.argv.slice(2)
if (!labels[name] || !target) {
  console.error(`Which label, and where to? Labels: ${Object.keys(labels).join(", ")}`)
  process.exit(1)
}
await drawLabel(name, target)
