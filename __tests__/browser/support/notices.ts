import type { Locator, Page } from "@playwright/test"

/** Two at once, as they are shown where there is no network and something new. */
export const showNotices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const region = document.querySelector(".notices") ?? document.createElement("div")
    region.className = "notices"
    region.innerHTML = ["offline", "update"]
      .map(
        (name) => `<div class="notice notice--${name}"><p class="notice__text">${name}</p></div>`,
      )
      .join("")
    document.body.append(region)
  })

export async function isAboveNotices(part: Locator): Promise<boolean> {
  const own = await part.boundingBox()
  const notices = await part.page().locator(".notices").boundingBox()
  return own !== null && notices !== null && own.y + own.height <= notices.y
}
