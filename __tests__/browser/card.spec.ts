import { expect, test, type Page } from "@playwright/test"
import { CARD_PATH, pickupPath } from "../../shared/paths"
import { requiredEnv } from "./support/cms"
import { startGate, type Gate } from "./support/gate"
import { TAGS, violations } from "./support/axe"
import { smallTargets } from "./support/targets"
import { waitUntilKept } from "./support/worker"
import { openAlive } from "./support/alive"
import { scriptsWith } from "./support/scripts-with"

/** The demo's first oven, which books on the site. */
const VENUE = "400-trastevere"
const MENU = "/menus/400-pizza"
/** Evenings that no other spec books. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function isAccessible(page: Page): Promise<void> {
  // What the header covers as the page is scrolled would be too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violations(page, { tags: TAGS })).toEqual([])
}

async function keepCard(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByLabel("Your name").fill(name)
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("How many you usually are").fill("3")
  await page.getByRole("checkbox", { name: "Milk" }).check()
  await page.getByRole("button", { name: "Keep on this device" }).click()
  await expect(page.getByText("Kept on this device.")).toBeVisible()
}

const ADA = { name: "Ada Rossi", email: "ada.card@example.org" }

/** On paper every dish is set as another, and nothing says what somebody must not eat. */
async function printsNothingOfCard(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("Margherita", { exact: true })).toBeVisible()
  await expect(page.getByText(/Not for your party/).first()).toBeHidden()
  await expect(page.getByText(/^Dishes that your party cannot eat/)).toBeHidden()
  const styleOf = (name: string): Promise<string> =>
    page
      .getByText(name, { exact: true })
      .evaluate((element) => `${getComputedStyle(element).font} ${getComputedStyle(element).color}`)
  expect(await styleOf("Margherita")).toBe(await styleOf("Marinara"))
  await page.emulateMedia({ media: null })
}

const keptText = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("guest-card"))

test("a card is kept, sets dishes back, fills forms in, and is erased with one tap", async ({
  page,
}) => {
  test.slow()
  await openAlive(page, CARD_PATH)
  expect(await keptText(page)).toBeNull()
  await keepCard(page, ADA)
  await isAccessible(page)

  await openAlive(page, MENU)
  const margherita = page.getByRole("listitem").filter({ hasText: "Margherita" }).first()
  await expect(margherita.getByText(/: ask for it without milk$/)).toBeVisible()
  const marinara = page.getByRole("listitem").filter({ hasText: "Marinara" }).first()
  await expect(marinara.getByText(/^Not for your party/)).toHaveCount(0)
  await marinara.getByRole("button", { name: "Favourite: Marinara" }).click()
  await isAccessible(page)
  await printsNothingOfCard(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await smallTargets(page)).toEqual([])

  await openAlive(page, `/book?venue=${VENUE}&day=${dayAhead(20)}`)
  await expect(page.getByLabel("How many")).toHaveValue("3")
  await page
    .getByRole("radio", { name: /^2[01]:\d\d$/ })
    .first()
    .check({ force: true })
  await expect(page.getByText(/^Filled from your card/)).toBeVisible()
  await expect(page.getByLabel("Your name")).toHaveValue(ADA.name)
  await expect(page.getByLabel("Anything we should know?")).toHaveValue(
    "Allergies in our party: milk.",
  )
  await isAccessible(page)

  await openAlive(page, "/contact")
  await expect(page.getByLabel("E-mail")).toHaveValue(ADA.email)
  await isAccessible(page)

  await openAlive(page, CARD_PATH)
  await expect(page.getByText("Marinara", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Erase everything" }).click()
  await expect(page.getByText(/^Everything is erased/)).toBeFocused()
  expect(await keptText(page)).toBeNull()
  await isAccessible(page)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByLabel("Your name")).toHaveValue(ADA.name)
  await page.getByRole("button", { name: "Erase everything" }).click()

  await openAlive(page, MENU)
  await expect(page.getByText(/^Not for your party/)).toHaveCount(0)
})

/** Of the scripts that a page asks for as it is opened, those with what menus do with a card. */
const cardScripts = (page: Page, path: string): Promise<string[]> =>
  scriptsWith(page, "card-dish__favourite", async () => {
    await page.goto(path)
    // Alive: only then is it asked whether there is a card.
    await expect(page.locator('.live-controls[data-ready="true"]').first()).toBeAttached()
  })

test("a guest without a card loads nothing of it", async ({ page }) => {
  expect(await cardScripts(page, MENU)).toEqual([])
  await expect(page.getByRole("button", { name: /^Favourite/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  // With one the same scripts are found: else nothing would have been looked for.
  await openAlive(page, CARD_PATH)
  await keepCard(page, ADA)
  expect(await cardScripts(page, MENU)).toHaveLength(1)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the card’s page says what it is and what it needs", async ({ page }) => {
    await page.goto(CARD_PATH)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your card")
    await expect(page.getByText(/That needs JavaScript/)).toBeVisible()
    await expect(page.getByRole("button", { name: "Keep on this device" })).toBeHidden()
  })
})

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" })
  test.setTimeout(90_000)

  let gate: Gate
  test.beforeEach(async () => {
    gate = await startGate(requiredEnv("SITE_ORIGIN"))
  })
  test.afterEach(() => gate.end())

  test("a booked table is a ticket that opens with no network, though its page was never visited", async ({
    page,
  }) => {
    const email = `ada.ticket.${Date.now()}@example.org`
    await openAlive(page, `${gate.origin}/book?venue=${VENUE}&day=${dayAhead(21)}&party=2`)
    await page
      .getByRole("radio", { name: /^2[01]:\d\d$/ })
      .first()
      .check({ force: true })
    await page.getByLabel("Your name").fill(ADA.name)
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: /^Book for 2 guests/ }).click()
    await expect(page.getByRole("heading", { name: /^Your table is booked/ })).toBeFocused()
    expect(await keptText(page), "nothing is kept before it is asked for").toBeNull()
    await page.getByRole("button", { name: "Keep this ticket on this device" }).click()
    await expect(page.getByRole("link", { name: "See your ticket" })).toBeFocused()
    const reference = (await page.locator(".booking-form__reference").textContent()) ?? ""
    expect(reference).toMatch(/^B\w{3}-\w{4}$/)
    await expect.poll(() => keptText(page)).toContain("BEGIN:VCALENDAR")
    await expect.poll(() => keptText(page)).toContain("gettingThere")
    const manage = page.getByRole("link", { name: "Change or cancel" }).first()
    await page.goto(gate.origin + ((await manage.getAttribute("href")) ?? ""))
    await page.getByRole("button", { name: "Keep this ticket on this device" }).click()
    await expect(page.getByText(/^This ticket is kept on this device/)).toBeFocused()
    await waitUntilKept(page, CARD_PATH)
    gate.close()

    await page.goto(gate.origin + CARD_PATH)

    const ticket = page.getByRole("article")
    await expect(ticket.getByText(reference), "twice kept it is one").toBeVisible()
    await expect(ticket.getByText("Where", { exact: true })).toBeVisible()
    await isAccessible(page)
    const download = page.waitForEvent("download")
    await ticket.getByRole("link", { name: /^Add to calendar/ }).click()
    expect((await download).suggestedFilename()).toBe(`${reference}.ics`)

    await page.getByRole("button", { name: "Erase everything" }).click()
    await expect(ticket).toHaveCount(0)
    expect(await keptText(page)).toBeNull()
  })

  test("an order to be collected is a ticket that opens with no network", async ({ page }) => {
    await openAlive(page, gate.origin + pickupPath(VENUE))
    await page.getByLabel("How many: Margherita").fill("1")
    await page.getByRole("button", { name: "Choose a time" }).click()
    await page.getByLabel("Day").fill(dayAhead(2))
    await page.getByRole("button", { name: "Show times" }).click()
    await page.getByRole("radio").first().press("Space")
    await page.getByLabel("Your name").fill(ADA.name)
    await page.getByLabel("E-mail").fill(`ada.order.${Date.now()}@example.org`)
    await page.getByRole("button", { name: "Send the order" }).click()
    await expect(page.getByRole("heading", { name: /^The kitchen has your order/ })).toBeVisible()
    expect(await keptText(page), "nothing is kept before it is asked for").toBeNull()
    const status = new URL(page.url()).pathname
    const reference = (await page.getByText(/^R\w{3}-\w{4}$/).textContent()) ?? ""

    await page.getByRole("button", { name: "Keep this ticket on this device" }).click()

    await expect(page.getByText(/^This ticket is kept on this device/)).toBeFocused()
    await expect.poll(() => keptText(page)).toContain("BEGIN:VCALENDAR")
    await expect.poll(() => keptText(page)).toContain("gettingThere")
    await waitUntilKept(page, CARD_PATH)
    gate.close()

    await page.goto(gate.origin + CARD_PATH)

    const ticket = page.getByRole("article")
    await expect(ticket.getByText(reference)).toBeVisible()
    await expect(ticket.getByText("1 × Margherita")).toBeVisible()
    await expect(ticket.getByText("Where", { exact: true })).toBeVisible()
    await expect(ticket.getByRole("link", { name: /^How far it is/ })).toHaveAttribute(
      "href",
      status,
    )
    await isAccessible(page)
    const download = page.waitForEvent("download")
    await ticket.getByRole("link", { name: /^Add to calendar/ }).click()
    expect((await download).suggestedFilename()).toBe(`${reference}.ics`)

    await ticket.getByRole("link", { name: /^How far it is/ }).click()
    await expect(page.getByRole("heading", { name: "The line has gone cold" })).toBeVisible()
    await page.goto(gate.origin + CARD_PATH)

    await page.getByRole("button", { name: "Erase everything" }).click()
    await expect(ticket).toHaveCount(0)
    expect(await keptText(page)).toBeNull()
  })
})
