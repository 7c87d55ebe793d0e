import { expect, test } from "@playwright/test"
import { openAlive } from "./support/alive"

const SHEETS = 2

/** Of a PDF as Chromium writes it. */
const pagesIn = (pdf: Buffer): number =>
  (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length

for (const [what, path] of [
  ["venue", "/locations/400-trastevere"],
  ["menu", "/menus/400-pizza"],
  ["event", "/whatson/small-hands-hot-oven"],
  ["way to every table", "/book"],
  ["article", "/news/bad-year-for-wheat"],
] as const) {
  test(`a printed ${what} is two sheets of A4 at most`, async ({ page }) => {
    await openAlive(page, path)
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true })
    expect(pagesIn(pdf)).toBeGreaterThan(0)
    expect(pagesIn(pdf)).toBeLessThanOrEqual(SHEETS)
  })
}
