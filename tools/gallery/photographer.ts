/* global document, requestAnimationFrame, window */
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { Page, Browser } from "@playwright/test"
import type { Scene } from "./scenes"

/** CSS pixels, width to height of the window: a phone, a tablet upright, a laptop, a large screen. */
export const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

/**
 * The day the gallery's demo content is dated around, so that a gallery of another day shows the same. Far ahead,
 * because a build lists no event that was over when it was made.
 */
export const GALLERY_DAY = "2036-06-18"
/** Half past eight on that evening in Rome. */
const EVENING = new Date(`${GALLERY_DAY}T18:30:00.000Z`)

/** Lets lazy pictures load, then goes back to the top. */
export async function letPicturesLoad(page: Page) {
  // No function with a name: what runs the tools writes names down with a helper that the page does not know.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top)
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
      )
    }
    window.scrollTo(0, 0)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/**
 * A window on the gallery's evening, the clock stopped and nothing moving.
 * @param viewport CSS pixels
 * @param scale device pixels to a CSS pixel
 */
export async function openEvening(
  browser: Browser,
  viewport: { width: number; height: number },
  scale: number = 1,
) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Rome",
    serviceWorkers: "block",
  })
  await context.clock.setFixedTime(EVENING)
  return context
}

/**
 * Takes every scene at every width.
 * @returns a scene that could not be set up is a failure, in words
 */
export async function photograph({
  browser,
  origin,
  folder,
  scenes,
}: {
  browser: Browser
  /** Of the running site. */
  origin: string
  /** The pictures go here as `NAME-WIDTH.png`. */
  folder: string
  scenes: readonly Scene[]
}): Promise<{ failures: string[] }> {
  await mkdir(folder, { recursive: true })
  const failures: string[] = []
  for (const [width, height] of WINDOWS) {
    const context = await openEvening(browser, { width, height })
    for (const scene of scenes) {
      const page = await context.newPage()
      const file = `${scene.name}-${width}.png`
      try {
        await page.goto(origin + scene.path, { waitUntil: "load" })
        if (!scene.firstScreen) await letPicturesLoad(page)
        await scene.act?.(page)
        if (!scene.firstScreen) await letPicturesLoad(page)
        await page.screenshot({
          path: join(folder, file),
          fullPage: !scene.firstScreen,
          animations: "disabled",
        })
      } catch (error) {
        failures.push(`${scene.name} at ${width} px: ${String(error).split("\n")[0]}`)
      }
      await page.close()
    }
    await context.close()
  }
  return { failures }
}
