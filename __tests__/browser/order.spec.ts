import { expect, test, type Page } from "@playwright/test"
import { pickupPath } from "../../shared/paths"
import { dayShortInWords } from "../../src/texts/when"
import { smallTargets } from "./support/targets"
import { violations } from "./support/axe"
import { openAlive, reloadAlive } from "./support/alive"

/** Both take orders themselves in the demo. */
const VENUE = "400-trastevere"
const ORDER = pickupPath(VENUE)

/** A day on which it is open from noon, however late it is now. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const emailOf = (title: string): string =>
  `order.${title.replace(/\W+/g, "-").toLowerCase()}.${Date.now()}@example.org`

async function isAccessible(page: Page): Promise<void> {
  expect(await violations(page, { within: "main" })).toEqual([])
}

/** What stands in the checkout, whichever way it was come to. */
async function checkOut(page: Page, { email, day }: { email: string; day: string }) {
  await page.getByLabel("Day").fill(day)
  await page.getByRole("button", { name: "Show times" }).click()
  await expect(page.getByText(`Times on ${dayShortInWords(day)}`)).toBeVisible()
  await page.getByRole("radio").first().press("Space")
  await page.getByLabel("Your name").fill("Ada Rossi")
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Anything for the kitchen?").fill("Cut in slices")
}

test("a guest orders with the keyboard what they collect, and cancels it again", async ({
  page,
  isMobile,
}, { title }) => {
  test.slow()
  await openAlive(page, "/order")
  await page.locator(`a[href="${ORDER}"]`).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Collect from 400 Trastevere/)
  await isAccessible(page)
  if (isMobile) {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await smallTargets(page)).toEqual([])
  }

  const bar = page.locator(".basket-bar")
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height)
  const empty = await height()
  await page.getByRole("button", { name: "Choose a time" }).press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "Nothing was chosen" })).toBeVisible()
  expect(await height()).toBe(empty)
  const more = page.getByRole("button", { name: "One more Margherita", exact: true })
  await more.press("Enter")
  await more.press("Enter")
  await page.getByLabel("How many: Marinara").fill("1")
  await expect(page.getByRole("status").filter({ hasText: /^3 dishes, €/ })).toBeVisible()
  expect(await height()).toBe(empty)

  await reloadAlive(page)
  await expect(page.getByLabel("How many: Margherita")).toHaveValue("2")
  await expect(page.getByRole("status").filter({ hasText: /^3 dishes, €/ })).toBeVisible()

  await page.getByRole("button", { name: "Choose a time" }).press("Enter")
  await expect(page.getByText("2 ×")).toBeVisible()
  await expect(page.getByText(/^Contains .*milk/).first()).toBeVisible()
  await isAccessible(page)
  await checkOut(page, { email: emailOf(title), day: dayAhead(2) })
  await page.getByRole("button", { name: "Send the order" }).press("Enter")

  await expect(
    page.getByRole("heading", { name: "The kitchen has your order, Ada Rossi." }),
  ).toBeVisible()
  await expect(page.getByText(/R\w{3}-\w{4}/)).toBeVisible()
  await expect(page.getByText("Cut in slices")).toBeVisible()
  await isAccessible(page)
  const status = page.url()

  // What was ordered is in the basket no more.
  await openAlive(page, ORDER)
  await expect(page.getByLabel("How many: Margherita")).toHaveValue("")

  await page.goto(status)
  await page.getByText("Cancel the order").press("Enter")
  await page.getByRole("button", { name: "Yes, cancel it" }).press("Enter")
  await expect(page.getByRole("heading", { name: "This order is cancelled." })).toBeVisible()
})

test("what is missing is named beside its field, and nothing typed is lost", async ({ page }) => {
  await openAlive(page, ORDER)
  await page.getByLabel("How many: Margherita").fill("1")
  await page.getByRole("button", { name: "Choose a time" }).click()
  await checkOut(page, { email: "ada@example.org", day: dayAhead(2) })
  await page.getByLabel("E-mail").fill("ada@nowhere")
  await page.getByRole("button", { name: "Send the order" }).click()
  await expect(page.getByRole("alert")).toContainText("This does not look like an e-mail address")
  await expect(page.getByLabel("E-mail")).toHaveValue("ada@nowhere")
  await expect(page.getByLabel("Anything for the kitchen?")).toHaveValue("Cut in slices")
  await expect(page.getByText("1 ×")).toBeVisible()
})

test("what is typed at the checkout stays over a reload and without a network", async ({
  page,
  context,
}) => {
  await openAlive(page, ORDER)
  await page.getByLabel("How many: Margherita").fill("1")
  await page.getByRole("button", { name: "Choose a time" }).click()
  await checkOut(page, { email: "ada@example.org", day: dayAhead(2) })
  await page.reload()
  await expect(page.getByLabel("Anything for the kitchen?")).toHaveValue("Cut in slices")
  await expect(page.getByRole("radio").first()).toBeChecked()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Send the order" }).click()
  await expect(page.getByRole("alert")).toBeFocused()
  await expect(page.getByRole("alert")).toHaveText(/^There is no network, so nothing was sent/)
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Rossi")
})

test("without a network what was chosen stays", async ({ page, context }) => {
  await openAlive(page, ORDER)
  await page.getByLabel("How many: Margherita").fill("2")
  await context.setOffline(true)
  await page.getByRole("button", { name: "Choose a time" }).click()
  await expect(page.getByRole("status").filter({ hasText: "There is no network" })).toBeVisible()
  await context.setOffline(false)
  await reloadAlive(page)
  await expect(page.getByLabel("How many: Margherita")).toHaveValue("2")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a guest orders all the same", async ({ page }, { title }) => {
    await page.goto(ORDER)
    await page.getByLabel("How many: Margherita").fill("1")
    await page.getByRole("button", { name: "Choose a time" }).click()
    await checkOut(page, { email: emailOf(title), day: dayAhead(2) })
    await page.getByText(/^\d+ later times$/).click()
    await page
      .locator("details label")
      .filter({ hasText: /^2[01]:\d\d$/ })
      .first()
      .click()
    await page.getByRole("button", { name: "Send the order" }).click()
    await expect(
      page.getByRole("heading", { name: "The kitchen has your order, Ada Rossi." }),
    ).toBeVisible()
  })

  test("nothing chosen is said in words", async ({ page }) => {
    await page.goto(ORDER)
    await page.getByRole("button", { name: "Choose a time" }).click()
    await expect(page.getByRole("heading", { name: "Nothing is chosen yet." })).toBeVisible()
    await page.getByRole("link", { name: "Change the dishes" }).click()
    await expect(page).toHaveURL(new RegExp(`${ORDER}$`))
  })
})
