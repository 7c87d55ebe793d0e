import { expect, test, type Page } from "@playwright/test"
import { violations } from "./support/axe"
import { openAlive } from "./support/alive"

/** The demo's first oven: it books on the site, is open every day, and is closed for one of the next. */
const VENUE = "400-trastevere"
/** Far enough for each run to have tables of its own. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** The first Friday from then on: a day on which Cenere serves its tasting menus. */
const fridayAhead = (days: number): string => {
  const weekday = new Date(Date.now() + days * 86_400_000).getUTCDay()
  return dayAhead(days + ((5 - weekday + 7) % 7))
}
const guestOf = (title: string) => ({
  name: "Ada Rossi",
  email: `ada.${title.replace(/\W+/g, "-").toLowerCase()}.${Date.now()}@example.org`,
})

async function isAccessible(page: Page): Promise<void> {
  expect(await violations(page, { within: "main" })).toEqual([])
}

test("a table is booked with the keyboard, changed and cancelled", async ({ page }, { title }) => {
  // Three pages, each looked at by a machine too.
  test.slow()
  const { name, email } = guestOf(title)
  await openAlive(page, `/book?venue=${VENUE}&day=${dayAhead(14)}&party=2`)
  const time = page.getByRole("radio", { name: /^2[01]:\d\d$/ }).first()
  await time.focus()
  await page.keyboard.press("Space")
  await page.getByLabel("Your name").focus()
  await page.keyboard.type(name)
  await page.keyboard.press("Tab")
  await page.keyboard.type(email)
  await isAccessible(page)
  await page.keyboard.press("Enter")

  const done = page.getByRole("heading", { name: `Your table is booked, ${name}.` })
  await expect(done).toBeFocused()
  await expect(page.getByText(/B\w{3}-\w{4}/)).toBeVisible()
  await expect(page.getByLabel("How many")).toHaveCount(0)
  await isAccessible(page)

  await page.getByRole("link", { name: "Change or cancel" }).press("Enter")
  await page.getByText("Change the booking").press("Enter")
  await page.getByLabel("How many").fill("3")
  await page
    .getByRole("radio", { name: /^2[01]:\d\d$/ })
    .last()
    .press("Space")
  await page.getByRole("button", { name: "Save the change" }).press("Enter")
  await expect(page.getByText("The booking is changed.")).toBeVisible()
  await expect(page.getByText("3 guests", { exact: true })).toBeVisible()
  await isAccessible(page)

  await page.getByText("Cancel the booking").press("Enter")
  await page.getByRole("button", { name: "Yes, cancel it" }).press("Enter")
  await expect(page.getByRole("heading", { name: "This booking is cancelled." })).toBeVisible()
})

test("venue, day, party and the first times are on the first screen", async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await openAlive(page, `/book?venue=${VENUE}&day=${dayAhead(14)}&party=2`)
    await expect(page.locator(".choice-chips__chip").first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel("How many")).toBeInViewport({ ratio: 1 })
  }
})

test("what is missing is named beside its field, which has the focus", async ({ page }) => {
  await openAlive(page, `/book?venue=${VENUE}&day=${dayAhead(15)}&party=2`)
  await page
    .getByRole("radio", { name: /^2[01]:\d\d$/ })
    .first()
    .check({ force: true })
  await page.getByRole("button", { name: /^Book for 2 guests/ }).click()
  await expect(page.getByLabel("Your name")).toBeFocused()
  await expect(page.getByRole("alert").first()).toHaveText("2 things need another look")
})

test("the venue’s page offers its tables", async ({ page }) => {
  await openAlive(page, `/locations/${VENUE}`)
  const section = page.getByRole("region", { name: "Book a table" })
  await section.getByLabel("When").fill(dayAhead(16))
  await expect(section.getByRole("radio").first()).toBeAttached()
  await isAccessible(page)
})

test("without a network it says that nothing is sent, and keeps what was typed", async ({
  page,
  context,
}) => {
  await openAlive(page, `/book?venue=${VENUE}&day=${dayAhead(17)}&party=2`)
  await page
    .getByRole("radio", { name: /^2[01]:\d\d$/ })
    .first()
    .check({ force: true })
  await page.getByLabel("Your name").fill("Ada Rossi")
  await page.getByLabel("E-mail").fill("ada@example.org")
  await context.setOffline(true)
  await page.getByRole("button", { name: /^Book for 2 guests/ }).click()
  await expect(page.getByRole("alert").filter({ hasText: "There is no network" })).toBeVisible()
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Rossi")
  await context.setOffline(false)
})

test("nothing of a provider is loaded before a guest asks for it", async ({ page }) => {
  const asked: string[] = []
  await page.route(/exploretock\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: "<p>The provider’s form</p>",
    })
  })
  await openAlive(page, "/book?venue=400-soho&party=3")
  const show = page.getByRole("button", { name: "Show Tock’s form here" })
  await expect(show).toBeVisible()
  expect(asked).toEqual([])
  await show.click()
  const form = page.frameLocator(".provider-widget__frame").frameLocator("iframe")
  await expect(form.getByText("The provider’s form")).toBeVisible()
  expect(asked[0]).toContain("size=3")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a venue’s name leads to how it is booked", async ({ page }) => {
    await page.goto("/book")
    await page
      .locator(".booking-finder")
      .getByRole("link", { name: /^400 Soho/ })
      .click()
    await expect(page.locator('[id="400-soho"]')).toBeInViewport()
  })

  test("a tasting menu stays chosen from its page to the table", async ({ page }, { title }) => {
    const { name, email } = guestOf(title)
    await page.goto("/degustation/brace")
    await page.getByRole("link", { name: "Book Brace", exact: true }).click()
    await expect(page.getByText("For Brace.")).toBeVisible()
    await page.getByLabel("When").fill(fridayAhead(14))
    await page.getByLabel("How many").fill("2")
    await page.getByRole("button", { name: "Show times" }).click()
    await expect(page.getByText("For Brace.")).toBeVisible()
    await page
      .locator("label")
      .filter({ hasText: /^\d\d:\d\d$/ })
      .first()
      .click()
    await page.getByLabel("Your name").fill(name)
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: "Book this table" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Your table is booked, ${name}.`,
    )
    await expect(page.getByRole("definition").filter({ hasText: /^Brace$/ })).toBeVisible()
    await page.getByText("Cancel the booking").click()
    await page.getByRole("button", { name: "Yes, cancel it" }).click()
    await expect(page.getByRole("heading", { name: "This booking is cancelled." })).toBeVisible()
  })

  test("a table is booked on plain pages", async ({ page }, { title }) => {
    const { name, email } = guestOf(title)
    await page.goto("/book")
    await page.getByLabel("Where would you like to eat?").selectOption(VENUE)
    await page.getByLabel("When").fill(dayAhead(18))
    await page.getByRole("button", { name: "Show times" }).click()
    await page
      .locator("label")
      .filter({ hasText: /^2[01]:\d\d$/ })
      .first()
      .click()
    await page.getByLabel("Your name").fill(name)
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: "Book this table" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Your table is booked, ${name}.`,
    )
    await page.getByText("Cancel the booking").click()
    await page.getByRole("button", { name: "Yes, cancel it" }).click()
    await expect(page.getByRole("heading", { name: "This booking is cancelled." })).toBeVisible()
  })
})
