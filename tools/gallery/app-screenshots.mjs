/* global document, window */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Failure } from "../../lib/failure.mjs"
import { letPicturesLoad, openEvening } from "./photographer.mjs"

/**
 * @typedef {object} AppScreenshots `src/theme/app-screenshots.json`, from which the manifest is made too
 * @property {Record<string, { width: number, height: number, scale: number }>} windows by form factor, in CSS pixels
 * @property {{ name: string, path: string, formFactor: string, label: string }[]} screenshots
 */

/** A guest who only thinks about installing the app should not pay for it. */
const MOST_BYTES = 150_000

/** What is only said for a while, and the scroll bar, which an installed app may not have. */
const PASSING = ".notices,.layout__announcement,::-webkit-scrollbar{display:none}"

/**
 * Takes what the browser's install dialog shows of the app: first screens, as the guest will see them. JPEG, because
 * Chromium's dialog takes that and PNG alone.
 * @param {object} options
 * @param {import("@playwright/test").Browser} options.browser
 * @param {string} options.origin of the running site
 * @param {string} options.root of the project
 * @returns {Promise<string[]>} the files
 */
export async function takeAppScreenshots({ browser, origin, root }) {
  const source = await readFile(join(root, "src/theme/app-screenshots.json"), "utf8")
  const { windows, screenshots } = /** @type {AppScreenshots} */ (JSON.parse(source))
  const folder = join(root, "static/screenshots")
  await mkdir(folder, { recursive: true })
  const files = []
  for (const { name, path, formFactor } of screenshots) {
    const window = windows[formFactor]
    if (!window) throw new Failure(`app-screenshots.json has no window "${formFactor}"`)
    const { width, height, scale } = window
    const context = await openEvening(browser, { width, height }, scale)
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: "networkidle" })
    await showFirstScreen(page)
    const file = join(folder, `${formFactor}-${name}.jpg`)
    await writeFile(file, await photographWithin(page, MOST_BYTES))
    files.push(file)
    await context.close()
  }
  return files
}

/**
 * As it stands a moment after opening: pictures there, at the address's fragment or at the top, nothing said in passing.
 * @param {import("@playwright/test").Page} page
 */
async function showFirstScreen(page) {
  await letPicturesLoad(page)
  await page.addStyleTag({ content: PASSING })
  await page.evaluate(async () => {
    await document.fonts.ready
    const target = document.getElementById(window.location.hash.slice(1))
    if (target) target.scrollIntoView({ behavior: "instant" })
  })
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {number} bytes at most
 */
async function photographWithin(page, bytes) {
  for (let quality = 90; quality >= 60; quality -= 5) {
    const picture = await page.screenshot({ type: "jpeg", quality, animations: "disabled" })
    if (picture.byteLength <= bytes) return picture
  }
  throw new Failure(`${page.url()} does not fit ${bytes} bytes as a screenshot`)
}
