import { expect, test } from "@playwright/test"

/**
 * The first screen of pages whose look depends on no date. Compared with a tolerance that another version of the
 * browser or of its fonts does not exceed, and a moved column, a lost typeface or a lost picture does. After a change
 * that is meant: `npm test -- --only=browser -- appearance --update-snapshots`, and look at what changed.
 */
const PAGES = {
  home: "/",
  flame: "/400",
  ember: "/cenere",
  warmth: "/madia",
  venue: "/locations/400-trastevere",
  degustation: "/degustation",
  legal: "/privacy-policy",
  "server-error": "/500",
} as const

for (const [name, path] of Object.entries(PAGES)) {
  test(`the first screen of the ${name} page looks as it did`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(path, { waitUntil: "networkidle" })
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    })

    await expect(page).toHaveScreenshot(`${name}.png`, {
      animations: "disabled",
      scale: "css",
      // What the clock decides: whether a venue is open, and when it opens.
      mask: [page.locator("[class*=state], [class*=today], time")],
      maskColor: "#808080",
      maxDiffPixelRatio: 0.02,
      threshold: 0.25,
    })
  })
}
