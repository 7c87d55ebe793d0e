import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { expect, test, type Locator, type Page } from "@playwright/test"
import type { FormSlug } from "../../shared/submissions/kinds"
import { requiredEnv } from "./support/cms"
import { FORM_TEXTS } from "../../src/texts/forms"
import { violations } from "./support/axe"
import { openAlive } from "./support/alive"
import { tabTo } from "./support/keyboard"
import { scriptsWith } from "./support/scripts-with"

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
    expect(await violations(page, { within: "#form-contact" })).toEqual([])
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

interface Filled {
  page: string
  /** What is needed, by its label, as it is typed; of a list the whole words. */
  fill: Readonly<Record<string, string>>
  tree: string
  /** What is said once it has come in. */
  said?: RegExp
}

const NEXT_YEAR = new Date().getFullYear() + 1
const ONE_MORE_STEP = /One more step/

/** Every form of the site: one that is missing here does not compile. */
const FORMS: Readonly<Record<FormSlug, Filled>> = {
  contact: {
    page: "/contact",
    fill: { "What is it about?": "A booking", "Your name": "Ada", "Your message": "By the oven." },
    tree: `
      - combobox "What is it about?"
      - combobox "For a venue? (optional)"
      - textbox "Your name"
      - textbox "E-mail"
      - textbox "Telephone (optional)"
      - textbox "Your message"
      - paragraph:
        - button "Send the message"`,
  },
  functions: {
    page: "/functions",
    // The sixth of June, whichever of the two is typed first.
    fill: { Occasion: "A wedding", Date: `0606${NEXT_YEAR}`, Guests: "40", "Your name": "Ada" },
    tree: `
      - combobox "Venue (optional)"
      - combobox "Space (optional)"
      - combobox "Occasion"
      - textbox "Date"
      - spinbutton "Guests"
      - combobox "Budget (optional)"
      - textbox "Your name"
      - textbox "E-mail"
      - textbox "Telephone (optional)"
      - textbox "Anything else? (optional)"
      - paragraph:
        - button "Send the enquiry"`,
  },
  stockist: {
    page: "/stockists",
    fill: {
      ...{ "Your shop": "Forno Nuovo", Town: "Rome" },
      ...{ "Your name": "Ada", "Your message": "Ten jars a week." },
    },
    tree: `
      - textbox "Your shop"
      - textbox "Town"
      - textbox "Your name"
      - textbox "E-mail"
      - textbox "Telephone (optional)"
      - textbox "Your message"
      - paragraph:
        - button "Send the enquiry"`,
  },
  application: {
    page: "/careers/pizzaiolo-alfama",
    fill: { "Your name": "Ada" },
    tree: `
      - textbox "Your name"
      - textbox "E-mail"
      - textbox "Telephone (optional)"
      - textbox "A few words about you (optional)"
      - paragraph:
        - button "Send the application"`,
  },
  newsletter: {
    page: "/news",
    fill: {},
    tree: `
      - textbox "E-mail"
      - paragraph:
        - button "Sign up"`,
    said: ONE_MORE_STEP,
  },
  "tell-me-when": {
    page: "/locations/400-alfama",
    fill: {},
    tree: `
      - textbox "E-mail"
      - paragraph:
        - button "Tell me"`,
    said: ONE_MORE_STEP,
  },
}

/** Each guest from an address of their own: whoever sends as many from one waits. */
const fromElsewhere = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({
    "x-forwarded-for": `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join(".")}`,
  })

const nativeDate = (typed: string): string =>
  /^0606\d{4}$/.test(typed) ? `${typed.slice(4)}-06-06` : typed

async function fillIn(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label)
    if (await field.evaluate((element) => element.tagName === "SELECT")) {
      await field.selectOption({ label: value })
    } else await field.fill(nativeDate(value))
  }
}

for (const [slug, { page: address, fill, tree, said = REFERENCE }] of Object.entries(FORMS)) {
  test.describe(`the form ${slug}`, () => {
    const formOn = (page: Page): Locator => page.locator(`#form-${slug}`)
    const sendIn = (page: Page): Locator =>
      formOn(page).getByRole("button", { name: FORM_TEXTS[slug as FormSlug].send })
    const entries = (email: string) => ({ "E-mail": email, ...fill })
    test.beforeEach(({ page }) => fromElsewhere(page))

    test("is filled in and sent by keyboard alone, and what became of it is read out", async ({
      page,
    }) => {
      const email = guest(`keyboard.${slug}`)
      await openAlive(page, address)
      const form = formOn(page)
      await expect(form).toMatchAriaSnapshot(tree)
      expect(await violations(page, { within: `#form-${slug}` })).toEqual([])
      await form.locator("select, input:not([type=hidden]), textarea").first().focus()
      // Before what makes it comfortable is there, it is sent as a form of HTML.
      await expect(form.locator('[name="form-key"]')).toHaveValue(FORM_KEY)
      const labels = await form.locator("label").allInnerTexts()
      const orderOf = (label: string): number => labels.findIndex((one) => one.startsWith(label))
      const inOrder = Object.entries(entries(email)).sort(
        ([one], [other]) => orderOf(one) - orderOf(other),
      )
      for (const [label, typed] of inOrder) {
        await tabTo(page, form.getByLabel(label), 12)
        await page.keyboard.type(typed)
      }
      await tabTo(page, sendIn(page), 12)
      await page.keyboard.press("Enter")
      const told = form.getByRole("status").filter({ hasText: said })
      await expect(told).toBeVisible()
      await expect(told).toBeFocused()
      await expect.poll(() => mailTo(email), { timeout: 20_000 }).toBeDefined()
    })

    test("is kept without a network, and sent when there is one", async ({ page, context }) => {
      const email = guest(`offline.${slug}`)
      await openAlive(page, address)
      const form = formOn(page)
      await fillIn(form, entries(email))
      await expect(form.locator('[name="form-key"]')).toHaveValue(FORM_KEY)
      await context.setOffline(true)
      await sendIn(page).click()
      const kept = form.getByRole("status").filter({ hasText: "keep it on this device" })
      await expect(kept).toBeFocused()
      await context.setOffline(false)
      // Of a list nobody is on before its mail was answered: that is what is said, too.
      const sent =
        said === ONE_MORE_STEP ? /come in\. We have sent you a mail with a link to confirm/ : said
      await expect(form.getByText(sent)).toBeVisible({ timeout: 20_000 })
      await expect.poll(() => mailTo(email), { timeout: 20_000 }).toBeDefined()
    })

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false })

      test("is sent as HTML, and the page says so", async ({ page }) => {
        const email = guest(`plain.${slug}`)
        await page.goto(address)
        await expect(formOn(page)).toMatchAriaSnapshot(tree)
        await fillIn(formOn(page), entries(email))
        await sendIn(page).click()
        await expect(page.getByText(said)).toBeVisible()
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect.poll(() => mailTo(email), { timeout: 20_000 }).toBeDefined()
      })
    })
  })
}

test("a page without a form loads nothing of one, though others of its kind have one", async ({
  page,
}) => {
  const ofForms = (address: string) =>
    scriptsWith(page, "form-field__hint", () => openAlive(page, address))
  expect(await ofForms("/whatson/thursday-on-vinyl")).toEqual([])
  expect(await ofForms("/locations/400-soho")).toEqual([])
  // With one they are found: else nothing would have been looked for.
  expect(await ofForms("/whatson/the-long-table")).not.toEqual([])
})

test("a form whose script does not come is one press away for who follows a link to it: as HTML", async ({
  page,
}) => {
  await openAlive(page, "/whatson")
  await page.route("**/*.js", async (route) => {
    const script = await fetch(route.request().url()).then((answer) => answer.text())
    await (script.includes("form-field__hint") ? route.abort() : route.continue())
  })
  await page.getByRole("main").locator('a[href="/whatson/the-long-table"]').first().click()
  await expect(page.getByRole("heading", { level: 1, name: "The long table" })).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("main").getByLabel("E-mail")).toBeVisible()
  await expect(page).toHaveURL(/\/whatson\/the-long-table$/)
})
