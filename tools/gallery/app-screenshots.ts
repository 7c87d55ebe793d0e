/* global document, window */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Failure } from "../../lib/failure"
import { letPicturesLoad, openEvening } from "./photographer"
import type { Browser, Page } from "@playwright/test"

/** `src/theme/app-screenshots.json`, from which the manifest is made too */
export interface AppScreenshots {
  /** By form factor, in CSS pixels. */
  windows: Record<string, { width: number; height: number; scale: number }>
  screenshots: { name: string; path: string; formFactor: string; label: string }[]
}

/** A guest who only thinks about installing the app should not pay for it. */
const MOST_BYTES = 150_000

/** What is only said for a while, and the scroll bar, which an installed app may not have. */
const PASSING = ".notices,.announcement,::-webkit-scrollbar{display:none}"

/**
 * Takes what the browser's install dialog shows of the app: first screens, as the guest will see them. JPEG, because
 * Chromium's dialog takes that and PNG alone.
 * @returns the files
 */
export async function takeAppScreenshots({
  browser,
  origin,
  root,
}: {
  browser: Browser
  /** Of the running site. */
  origin: string
  /** Of the project. */
  root: string
}): Promise<string[]> {
  const source = await readFile(join(root, "src/theme/app-screenshots.json"), "utf8")
  const { windows, screenshots } = JSON.parse(source) as AppScreenshots
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
 */
async function showFirstScreen(page: Page) {
  await letPicturesLoad(page)
  await page.addStyleTag({ content: PASSING })
  await page.evaluate(async () => {
    await document.fonts.ready
    const target = document.getElementById(window.location.hash.slice(1))
    if (target) target.scrollIntoView({ behavior: "instant" })
  })
}

/** @param bytes at most */
async function photographWithin(page: Page, bytes: number) {
  for (let quality = 90; quality >= 60; quality -= 5) {
    const picture = await page.screenshot({ type: "jpeg", quality, animations: "disabled" })
    if (picture.byteLength <= bytes) return picture
  }
  throw new Failure(`${page.url()} does not fit ${bytes} bytes as a screenshot`)
}
