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
 * What a browser does now and then by itself; resolves when the worker of the page is the one that is served now. Chromium
 * lets a new one take over once the old one, which may still be keeping pages, is at rest.
 */
export async function updateWorker(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready
          // Resolves with a new worker being installed, or with none where the active one is what is served.
          const isAsked = await registration.update().then(
            () => true,
            () => false,
          )
          const { installing, waiting, active } = registration
          const isInControl = active === navigator.serviceWorker.controller
          return { isAsked, installing: installing?.state, waiting: waiting?.state, isInControl }
        }),
      { message: "the worker that is served is in control", timeout: 100_000 },
    )
    .toEqual({ isAsked: true, isInControl: true })
}

/** What a browser does with workers that have been idle for a while, and with any when it needs the memory. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("ServiceWorker.enable")
  await session.send("ServiceWorker.stopAllWorkers")
  await session.detach()
}
