import { expect, type Page } from "@playwright/test"

/** Waits until the worker has a page with everything it needs. */
export async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => keptPages(page), { message: `${path} is kept`, timeout: 25_000 })
    .toContain(path)
}

/** Paths of the pages that the worker keeps, of any release. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept-pages-"))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

/** A mark that a load of the document wipes away. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }))

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => "isSameDocument" in window)

/** Pictures within the window that show nothing. */
export const emptyPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && top < innerHeight && bottom > 0
      })
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

/**
 * What a browser does now and then by itself; resolves when the new worker has taken over. Chromium lets it once the old
 * one, which may still be keeping pages, is at rest.
 */
export const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const taken = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true })
    })
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    // One that is asked for while another is being installed may be missed.
    const again = setInterval(() => void registration.update().catch(() => undefined), 5000)
    await taken
    clearInterval(again)
  })

/** What a browser does with workers that have been idle for a while, and with any when it needs the memory. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("ServiceWorker.enable")
  await session.send("ServiceWorker.stopAllWorkers")
  await session.detach()
}
