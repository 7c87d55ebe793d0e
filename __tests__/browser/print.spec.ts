import { expect, test } from "@playwright/test"
import { openAlive } from "./support/alive"

const SHEETS = 2

/** Of a PDF as Chromium writes it. */
const pagesIn = (pdf: Buffer): number =>
  (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length

for (const [what, path, sheets] of [
  ["venue", "/locations/400-trastevere", SHEETS],
  ["menu", "/menus/400-pizza", 1],
  ["event", "/whatson/small-hands-hot-oven", SHEETS],
  ["way to every table", "/book", SHEETS],
  ["article", "/news/bad-year-for-wheat", SHEETS],
] as const) {
  test(`a printed ${what} keeps to its sheets of A4: ${sheets} at most`, async ({ page }) => {
    await openAlive(page, path)
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true })
    expect(pagesIn(pdf)).toBeGreaterThan(0)
    expect(pagesIn(pdf)).toBeLessThanOrEqual(sheets)
  })
}
