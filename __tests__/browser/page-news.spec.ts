import { expect, test, type Page } from "@playwright/test"
import { countDocuments, openPage } from "./faults/support/visit"

const PAGE = "/contact"
const PAGE_DATA = `/page-data${PAGE}/page-data.json`
const PUBLISHED = "Find us, call us, write to us"

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const news = (page: Page) =>
  page.getByRole("status").filter({ hasText: "This page has been updated." })

/** From now on the server has the page under another heading. @returns how often it has been asked for it */
async function publish(page: Page): Promise<{ asked: number }> {
  const before = await heading(page).textContent()
  const count = { asked: 0 }
  await page.route(
    ({ pathname }) => pathname === PAGE_DATA,
    async (route) => {
      count.asked += 1
      const response = await route.fetch()
      const json = await response.text()
      const body = json.replaceAll(JSON.stringify(before), JSON.stringify(PUBLISHED))
      if (body === json) throw new Error(`${PAGE_DATA} has no heading “${before}”`)
      return route.fulfill({ response, body })
    },
  )
  return count
}

test("a page whose content is published anew while it is open says so, and shows it where one stands with what one has typed", async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, PAGE)
  const before = await heading(page).textContent()
  const count = countDocuments(page)
  const message = page.getByLabel("Your message")
  await message.fill("A table by the oven, please.")
  await publish(page)

  // What looks after the page is fetched once the page is there, and then asks every five minutes.
  await expect(async () => {
    await page.clock.fastForward("05:01")
    await expect(news(page)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  await expect(heading(page)).toHaveText(before ?? "")
  const top = await page.evaluate(() => scrollY)

  await page.getByRole("button", { name: "Show the new version" }).click()

  await expect(heading(page)).toHaveText(PUBLISHED)
  await expect(news(page)).toHaveCount(0)
  await expect(message).toHaveValue("A table by the oven, please.")
  await expect(message).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(top, -1)
  expect(count.documents).toBe(0)
})

test("with data saver on, a page that stays open is not asked for again", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) })
  })
  await page.clock.install()
  await openPage(page, PAGE)
  const count = await publish(page)

  for (let minutes = 0; minutes < 30; minutes += 5) {
    await page.clock.fastForward("05:01")
    await page.waitForTimeout(300)
  }
  expect(count.asked).toBe(0)
  await expect(news(page)).toHaveCount(0)
})
