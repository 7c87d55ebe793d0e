import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import { expect, test, type Page } from "@playwright/test"
import { requiredEnv } from "./support/cms"
import { openAlive } from "./support/alive"

/** The mail that the site's server has put in its folder for an address. */
async function mailTo(address: string): Promise<string | undefined> {
  const folder = requiredEnv("TEST_MAIL_DIR")
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter((one) => one.endsWith(".eml"))) {
    const text = await readFile(path.join(folder, name), "utf8")
    if (text.includes(`To: ${address}`)) return text
  }
  return undefined
}

const guest = (name: string): string => `${name}.${Date.now()}@example.com`
const FORM_KEY = /^[0-9a-f]{32}$/
const REFERENCE = /Your reference is [A-Z][2-9A-Z]{3}-[2-9A-Z]{4}/

async function writeMessage(page: Page, email: string): Promise<void> {
  await page.getByRole("combobox", { name: "What is it about?" }).selectOption({ index: 1 })
  await page.getByLabel("Your name").fill("Ada")
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Your message").fill("A table by the oven, please.")
}

test.describe("a message", () => {
  test("is written by keyboard alone, and its reference is read out", async ({ page }) => {
    const email = guest("keyboard")
    await openAlive(page, "/contact")
    await page.getByRole("combobox", { name: "What is it about?" }).focus()
    // Before what makes it comfortable is there, it is sent as a form of HTML.
    await expect(page.locator('#form-contact [name="form-key"]')).toHaveValue(FORM_KEY)
    await page.keyboard.type("A booking")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Ada")
    await page.keyboard.press("Tab")
    await page.keyboard.type(email)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.type("A table by the oven, please.")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Send the message" })).toBeFocused()
    await page.keyboard.press("Enter")
    const told = page.getByRole("status").filter({ hasText: REFERENCE })
    await expect(told).toBeVisible()
    await expect(told).toBeFocused()
    await expect.poll(() => mailTo(email), { timeout: 20_000 }).toContain("A table by the oven")
  })

  test("that lacks something says what, beside the field and all together", async ({ page }) => {
    await openAlive(page, "/contact")
    await page.getByLabel("Your name").fill("Ada")
    await page.getByLabel("E-mail").fill("ada")
    await page.getByRole("button", { name: "Send the message" }).click()
    const summary = page.getByRole("alert").filter({ hasText: "need another look" })
    await expect(summary).toBeFocused()
    const email = page.getByLabel("E-mail")
    await expect(email).toHaveAccessibleDescription(/name@example\.com/)
    await expect(email).toHaveAttribute("aria-invalid", "true")
    await summary.getByRole("link", { name: /name@example\.com/ }).click()
    await expect(email).toBeFocused()
    await expect(page.locator("#form-contact")).toMatchAriaSnapshot(`
      - combobox "What is it about?"
      - combobox "For a venue? (optional)"
      - textbox "Your name": Ada
      - textbox "E-mail": ada
      - textbox "Telephone (optional)"
      - textbox "Your message"
      - paragraph:
        - button "Send the message"
    `)
    const { violations } = await new AxeBuilder({ page }).include("#form-contact").analyze()
    expect(violations).toEqual([])
  })

  test("that is sent as the first thing says what it lacks in the same words", async ({ page }) => {
    await openAlive(page, "/contact")
    await page.getByRole("button", { name: "Send the message" }).click()
    await expect(page.getByRole("alert").filter({ hasText: "need another look" })).toBeFocused()
    await page.getByRole("link", { name: /^“Your name” is needed/ }).click()
    await expect(page.getByLabel("Your name")).toBeFocused()
    const label = await page.getByText("Your name", { exact: true }).boundingBox()
    const header = await page.getByRole("banner").boundingBox()
    if (!label || !header) throw new Error("A label and a header have their places")
    expect(label.y).toBeGreaterThanOrEqual(header.y + header.height)
  })

  test("is still there after a reload", async ({ page }) => {
    await page.goto("/contact")
    await writeMessage(page, "reload@example.com")
    await page.reload()
    await expect(page.getByLabel("Your message")).toHaveValue("A table by the oven, please.")
    await expect(page.getByLabel("Your name")).toHaveValue("Ada")
  })

  test("typed before any script has come is still there after a reload", async ({ page }) => {
    const scripts = /\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto("/contact", { waitUntil: "domcontentloaded" })
    await writeMessage(page, "early@example.com")
    for (const haveScriptsCome of [false, true]) {
      if (haveScriptsCome) await page.unroute(scripts)
      await page.reload({ waitUntil: "domcontentloaded" })
      await expect(page.getByLabel("Your message")).toHaveValue("A table by the oven, please.")
      await expect(page.getByLabel("Your name")).toHaveValue("Ada")
    }
    await page.getByRole("button", { name: "Send the message" }).click()
    await expect(page.getByText(REFERENCE)).toBeVisible()
  })

  test("written without a network is kept, and sent when there is one", async ({
    page,
    context,
  }) => {
    const email = guest("offline")
    await openAlive(page, "/contact")
    await writeMessage(page, email)
    await context.setOffline(true)
    await page.getByRole("button", { name: "Send the message" }).click()
    await expect(
      page.getByRole("status").filter({ hasText: "keep it on this device" }),
    ).toBeFocused()
    await context.setOffline(false)
    await expect(page.getByText(REFERENCE)).toBeVisible({ timeout: 20_000 })
    await expect.poll(() => mailTo(email), { timeout: 20_000 }).toContain("A table by the oven")
  })
})

test("an application brings its CV", async ({ page }) => {
  await page.goto("/careers/pizzaiolo-alfama")
  await page.getByLabel("Your name").fill("Ada")
  await page.getByLabel("E-mail").fill(guest("cv"))
  await page.getByLabel(/^CV/).setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\na life\n%%EOF"),
  })
  await page.getByRole("button", { name: "Send the application" }).click()
  await expect(page.getByText(REFERENCE)).toBeVisible()
})

test("a page with a form loads no more than the form of HTML until somebody begins, and 12 KB then", async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  const scripts = new Map<string, string>()
  const loaded = new Map<string, number>()
  client.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type === "Script") scripts.set(requestId, response.url)
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) loaded.set(script, encodedDataLength)
  })
  await openAlive(page, "/contact")
  const before = new Set(loaded.keys())
  await page.getByLabel("Your name").focus()
  await expect(page.locator('#form-contact [name="form-key"]')).toHaveValue(FORM_KEY)
  const more = [...loaded].filter(([script]) => !before.has(script))
  const bytes = more.reduce((sum, [, size]) => sum + size, 0)
  expect(bytes, more.join("\n")).toBeGreaterThan(0)
  expect(bytes, more.join("\n")).toBeLessThanOrEqual(12 * 1024)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a message is sent, and its reference stands on the page", async ({ page }) => {
    await page.goto("/contact")
    await writeMessage(page, guest("plain"))
    await page.getByRole("button", { name: "Send the message" }).click()
    await expect(page.getByText(REFERENCE)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("what is wrong stands beside what was typed", async ({ page }) => {
    await page.goto("/contact")
    await writeMessage(page, "plain@localhost")
    await page.getByRole("button", { name: "Send the message" }).click()
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/name@example\.com/)
    await expect(page.getByLabel("Your message")).toHaveValue("A table by the oven, please.")
    await page.getByLabel("E-mail").fill(guest("mended"))
    await page.getByRole("button", { name: "Send the message" }).click()
    await expect(page.getByText(REFERENCE)).toBeVisible()
  })
})

for (const [what, address, form] of [
  ["a private event", "/functions", "#form-functions"],
  ["a shop", "/stockists", "#form-stockist"],
  ["the newsletter", "/news", "#form-newsletter"],
] as const) {
  test(`the form for ${what} has a name for each field, and no violation`, async ({ page }) => {
    await page.goto(address)
    const fields = page.locator(form)
    for (const control of await fields
      .locator("input:visible:not([tabindex]), select, textarea")
      .all()) {
      await expect(control).toHaveAccessibleName(/\w/)
    }
    const { violations } = await new AxeBuilder({ page }).include(form).analyze()
    expect(violations).toEqual([])
  })
}
