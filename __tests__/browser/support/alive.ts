import type { Page, Response } from "@playwright/test"

/**
 * Until React has taken over the page, and its links change the page and not the document. A quiet network does not say so:
 * scripts are asked for after the first paint, which a busy machine may put off for longer than any quiet lasts.
 */
export const untilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => "___live" in window)
}

/** Opens a page of the site and waits until it is alive, and has what it loads late. */
export async function openAlive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await untilAlive(page)
  await page.waitForLoadState("networkidle")
  return response
}

/** Loads the page anew and waits until it is alive: a step back before that is a load of a document. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
  await page.waitForLoadState("networkidle")
}
