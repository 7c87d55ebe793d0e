import { expect, test } from "@playwright/test"
import { FULL_BROWSER } from "./support/launch-options"
import { openAlive } from "./support/alive"

test.use({ launchOptions: FULL_BROWSER })

/**
 * The first screen of pages whose content has no date. Compared with a tolerance that another version of the browser
 * does not exceed, and a moved column, a lost typeface or a lost mark does. After a change that is meant:
 * `npm test -- --only=browser -- appearance --update-snapshots`, and look at what changed.
 */
const PAGES = {
  home: "/",
  flame: "/400",
  ember: "/cenere",
  warmth: "/madia",
  about: "/about",
  legal: "/privacy-policy",
  "server-error": "/500",
} as const

/** What the clock decides: whether we are open. It keeps its room. */
const WITHOUT_STATE = ".header-state, .opening-state { visibility: hidden }"

for (const [name, path] of Object.entries(PAGES)) {
  test(`the first screen of the ${name} page looks as it did`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openAlive(page, path)
    await page.addStyleTag({ content: WITHOUT_STATE })
    await page.evaluate(async () => {
      await document.fonts.ready
      // The others are lazy, and would never arrive.
      const shown = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < window.innerHeight,
      )
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    })

    await expect(page).toHaveScreenshot(`${name}.png`, {
      animations: "disabled",
      scale: "css",
      maxDiffPixelRatio: 0.005,
      threshold: 0.25,
    })
  })
}
