import type { Page } from "@playwright/test"

/** Keeps back what is asked for at a path; from `release` on it goes through. */
export async function hold(page: Page, isHeld: (path: string) => boolean): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ pathname }) => isHeld(pathname),
    async (route) => {
      await released
      return route.fallback()
    },
  )
  return release
}

export const isPageDataOf =
  (page: string) =>
  (path: string): boolean =>
    path === `/page-data${page}/page-data.json`
