import { expect, test } from "@playwright/test"
import { TAGS, violations } from "./support/axe"
import { smallTargets } from "./support/targets"
import { openAlive } from "./support/alive"
import { tabTo } from "./support/keyboard"

/** States that an address brings about, and words that show that they have come. */
const STATES = {
  "/whatson?view=month": /^Next month$/,
  "/whatson?view=weekend&type=market": /^This weekend$/,
  "/functions?day=2020-01-01&guests=1.5": /^That day has passed/,
  "/menus/400-pizza?without=milk": /^Hidden: dishes with milk/,
  "/search?q=focaccia": /focaccia/i,
}

for (const [address, sign] of Object.entries(STATES)) {
  test(`${address} has no accessibility violation that a machine can find, and can be pressed at 320 px`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "Seen on the phone")
    await openAlive(page, address)
    await expect(page.getByRole("main").getByText(sign).first()).toBeVisible()
    expect(await violations(page, { tags: TAGS })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await smallTargets(page)).toEqual([])
    // What a month shows depends on the day: of the others some lead to other events.
    const next = page.getByRole("button", { name: "Next month" })
    while ((await next.count()) > 0 && (await next.getAttribute("aria-disabled")) === "false") {
      await next.click()
      expect(await smallTargets(page)).toEqual([])
    }
  })
}

test("the opened menu has no accessibility violation that a machine can find", async ({ page }) => {
  await openAlive(page, "/")
  await page.getByRole("banner").getByText("Browse", { exact: true }).click()
  await expect(
    page.getByRole("navigation", { name: "Browse" }).getByRole("link", { name: "About" }),
  ).toBeVisible()

  expect(await violations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
})

test("the first Tab stop leads past the header to the content", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: /skip to/i })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("dishes are hidden by allergen, and months of events are turned, by keyboard alone", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "A desktop has the keyboard")
  await openAlive(page, "/menus/400-pizza")
  const disclosure = page.getByRole("button", { name: "Hide dishes with …" })
  await tabTo(page, disclosure)
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByRole("checkbox", { name: "Milk", exact: true }))
  await page.keyboard.press("Space")
  await expect(page.getByRole("status").getByText(/^Hidden: dishes with milk/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(disclosure).toBeFocused()
  await expect(disclosure).toHaveAttribute("aria-expanded", "false")

  await openAlive(page, "/whatson")
  await tabTo(page, page.getByRole("radio", { name: "All dates" }))
  const byMonth = page.getByRole("radio", { name: "By month" })
  await expect
    .poll(
      async () => {
        await page.keyboard.press("ArrowRight")
        return byMonth.isChecked()
      },
      { intervals: [0] },
    )
    .toBe(true)
  const next = page.getByRole("button", { name: "Next month" })
  const month = page.getByRole("heading", { level: 2 }).first()
  const before = await month.textContent()
  await tabTo(page, next)
  await page.keyboard.press("Enter")
  await expect(month).not.toHaveText(before ?? "")
  await expect(next).toBeFocused()
})
