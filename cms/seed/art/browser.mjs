/** Opens the artboard page in a local Chromium; files are served from this folder, nothing from the network. */
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { extname, join } from "node:path"

const ORIGIN = "http://artboard.invalid"
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" }
const here = import.meta.dirname

export const findChromium = () => {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]
  return places.find((place) => place && existsSync(place))
}

/** Resolves with `{ page, close }`. Without a system browser it tries Playwright's own. */
export const openArtboard = async () => {
  const require = createRequire(new URL("../../../package.json", import.meta.url))
  const { chromium } = require("playwright-core")
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  })
  const page = await browser.newPage()
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(here, pathname)
    if (!file.startsWith(here) || !existsSync(file)) return route.fulfill({ status: 404, body: "" })
    return route.fulfill({ body: await readFile(file), contentType: TYPES[extname(file)] })
  })
  page.on("pageerror", (error) => console.error(error))
  await page.goto(`${ORIGIN}/page.html`)
  await page.waitForFunction("window.ready")
  return { page, close: () => browser.close() }
}

export const loadSharp = () =>
  createRequire(new URL("../../package.json", import.meta.url))("sharp")
