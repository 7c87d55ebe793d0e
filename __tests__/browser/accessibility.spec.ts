import AxeBuilder from "@axe-core/playwright"
import { expect, test } from "@playwright/test"

// A worker that fills its stores takes the processor from the page that is looked at.
test.use({ serviceWorkers: "block" })

const PATHS = [
  "/",
  "/400",
  "/cenere",
  "/madia",
  "/about",
  "/locations",
  "/locations/400-trastevere",
  "/book",
  "/order",
  "/degustation",
  "/functions",
  "/whatson",
  "/news",
  "/careers",
  "/stockists",
  "/contact",
  "/news/2",
  "/privacy-policy",
  "/terms-and-conditions",
  "/500",
  "/offline",
  "/no-such-page",
]

for (const path of PATHS) {
  test(`${path} has no accessibility violation that a machine can find`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(path, { waitUntil: "networkidle" })

    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze()

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([])
  })
}

test("the opened menu has no accessibility violation that a machine can find", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/", { waitUntil: "networkidle" })
  await page.getByRole("banner").getByText("Menu", { exact: true }).click()
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }),
  ).toBeVisible()

  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
})

test("the page can be read at 320 px without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PATHS) {
    await page.goto(path)
    const overflow = await page
      .locator("html")
      .evaluate((root) => root.scrollWidth - root.clientWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test("the first Tab stop leads past the header to the content", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: /skip to/i })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("text does not move while the page loads", async ({ page }) => {
  for (const path of PATHS) {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value)
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto(path, { waitUntil: "networkidle" })
    const total = await page.evaluate(() =>
      "shifts" in window && Array.isArray(window.shifts)
        ? window.shifts.reduce((sum: number, shift: number) => sum + shift, 0)
        : Number.NaN,
    )
    expect(total, path).toBeLessThanOrEqual(0.02)
  }
})
