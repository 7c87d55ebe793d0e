import { expect, type Locator, type Page, test } from "@playwright/test"
import { openAlive, reloadAlive } from "./support/alive"
import { tabTo } from "./support/keyboard"
import { WITH_MOTION } from "./support/motion"
import { isAboveNotices, showNotices } from "./support/notices"

test.use(WITH_MOTION)

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 })
const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

async function readOn(page: Page, to: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), to)
  await expect.poll(() => position(page)).toBe(to)
  // The site notes where a page was left once in a frame.
  await page.evaluate(
    () => new Promise((noted) => requestAnimationFrame(() => requestAnimationFrame(noted))),
  )
}

/** Follows a link of the page as it is on the screen, which need not be where the pointer is. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent("click")
}

/** What the page is called by its own document. */
async function builtTitle(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  return /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? "the document has no title"
}

async function expectPage(page: Page, path: string, { at }: { at: number }): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page).toHaveTitle(await builtTitle(page, path))
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => position(page)).toBe(at)
  // Nor does it move a moment later, when the router has done all it does.
  await page.waitForTimeout(150)
  expect(await position(page)).toBe(at)
}

/** Where a part of the page stands below the header, which is over the page when it is scrolled. */
const clearance = (page: Page, selector: string): Promise<number> =>
  page.evaluate((part) => {
    const header = document.querySelector("header.header")?.getBoundingClientRect()
    const target = document.querySelector(part)?.getBoundingClientRect()
    return target && header ? target.top - header.bottom : Number.NaN
  }, selector)

async function expectInSight(page: Page, selector: string): Promise<void> {
  await expect.poll(() => clearance(page, selector)).toBeGreaterThanOrEqual(0)
  expect(await clearance(page, selector)).toBeLessThan(200)
  expect(await position(page)).toBeGreaterThan(300)
}

test("each step of a journey has its title, its heading and its place", async ({ page }) => {
  await openAlive(page, "/about")
  await readOn(page, 900)

  await follow(page, "/locations")
  await expectPage(page, "/locations", { at: 0 })
  await readOn(page, 400)
  await follow(page, "/locations/400-soho")
  await expectPage(page, "/locations/400-soho", { at: 0 })
  await readOn(page, 1200)

  await page.goBack()
  await expectPage(page, "/locations", { at: 400 })
  await page.goBack()
  await expectPage(page, "/about", { at: 900 })
  await page.goForward()
  await expectPage(page, "/locations", { at: 400 })
  await page.goForward()
  await expectPage(page, "/locations/400-soho", { at: 1200 })
})

test("a page that has to be loaded again is found where it was left", async ({ page }) => {
  await openAlive(page, "/about")
  await readOn(page, 900)
  await follow(page, "/locations/400-soho")
  await expectPage(page, "/locations/400-soho", { at: 0 })
  await readOn(page, 1200)

  await reloadAlive(page)
  expect(await position(page)).toBe(1200)

  let late = 0
  await page.route("**/page-data/about/page-data.json", async (route) => {
    late += 1
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.evaluate(() => {
    history.back()
  })
  // Impatience on the page that is still shown is nobody's place on the next one.
  await page.waitForTimeout(200)
  await page.evaluate(() => scrollTo(0, 300))
  await expectPage(page, "/about", { at: 900 })
  expect(late).toBe(1)
  await page.goForward()
  await expectPage(page, "/locations/400-soho", { at: 1200 })
})

test("a step back that ends in a load of the document finds its place too", async ({ page }) => {
  await openAlive(page, "/about")
  await readOn(page, 900)
  await follow(page, "/locations/400-soho")
  await expectPage(page, "/locations/400-soho", { at: 0 })
  await readOn(page, 300)
  await reloadAlive(page)

  // Never answered: the address is already the other page's.
  await page.route("**/page-data/about/page-data.json", () => undefined)
  await page.evaluate(() => {
    history.back()
  })
  await expect(page).toHaveURL(/\/about$/)
  await page.waitForTimeout(200)
  await page.unroute("**/page-data/about/page-data.json")
  await reloadAlive(page)

  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(() => position(page)).toBe(900)
})

test("an address that is opened anew begins at its top", async ({ page }) => {
  await openAlive(page, "/about")
  await readOn(page, 900)
  await openAlive(page, "/locations")

  await openAlive(page, "/about")
  expect(await position(page)).toBe(0)

  await page.goBack({ waitUntil: "networkidle" })
  await page.goBack({ waitUntil: "networkidle" })
  await expect.poll(() => position(page)).toBe(900)
})

test("a fragment is reached below the header from outside, from another page and from its own", async ({
  page,
}) => {
  // Typefaces come when everything else is there.
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await openAlive(page, "/400#menus")
  await expectInSight(page, "#menus")

  await openAlive(page, "/stockists/panettone")
  const href = await page.locator('main a[href^="/stockists?"]').first().getAttribute("href")
  const fragment = href?.split("#")[1] ?? "no link to a part of a page found"
  await follow(page, href ?? "")
  await expect(page).toHaveURL(new RegExp(`/stockists\\?product=panettone#${fragment}$`))
  await expectInSight(page, `#${fragment}`)
  // What is read out is the part that was asked for, after the page's name.
  await expect(page.locator(`#${fragment}`).getByRole("heading").first()).toBeFocused()
  await expect(page.locator("#gatsby-announcer")).toHaveText(
    `Navigated to ${(await heading(page).textContent()) ?? ""}`,
  )
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive")

  await openAlive(page, "/400")
  await readOn(page, 100)
  const link = page.getByRole("main").locator('a[href="#menus"]').first()
  await link.click()
  await expectInSight(page, "#menus")
  const reached = await position(page)
  await page.goBack()
  await expect.poll(() => position(page)).toBe(100)
  await page.goForward()
  await expect.poll(() => position(page)).toBe(reached)
})

test("a change of the query leaves the focus and the page where they are", async ({ page }) => {
  await openAlive(page, "/locations")
  const brand = page.getByRole("main").getByRole("radio").nth(1)
  await brand.focus()
  const before = await position(page)
  await page.keyboard.press("Space")

  await expect(page).toHaveURL(/\?/)
  await expect(brand).toBeFocused()
  expect(await position(page)).toBe(before)
})

test("a click while React takes over a page is answered, by it or by the browser", async ({
  page,
}) => {
  // As soon as the scripts have begun, before React has come to the header; not on the page that it leads to.
  await page.addInitScript(() => {
    if (location.pathname !== "/locations") return
    const click = (): void =>
      "___loader" in window
        ? document.querySelector<HTMLElement>('main a[href^="/locations/"]')?.click()
        : void setTimeout(click)
    addEventListener("DOMContentLoaded", click)
  })
  await page.goto("/locations")
  await expect(page).toHaveURL(/\/locations\/[a-z0-9-]+$/)
  await expect(heading(page)).toBeVisible()
})

test("an open menu is closed by back, and the page behind it has the focus", async ({ page }) => {
  const menu = page.locator(".header-menu")
  await openAlive(page, "/about")
  await menu.locator("summary").click()
  await menu
    .getByRole("link", { name: "What’s on" })
    .or(menu.locator('a[href="/whatson"]'))
    .first()
    .click()
  await expect(page).toHaveURL(/\/whatson$/)
  await expect(menu).not.toHaveAttribute("open")
  await expect(heading(page)).toBeFocused()

  await menu.locator("summary").click()
  await expect(menu).toHaveAttribute("open")
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(menu).not.toHaveAttribute("open")
  await expect(heading(page)).toBeFocused()
})

test("a heading that gets the focus is read once, and ringed only for who uses the keyboard", async ({
  page,
}) => {
  await openAlive(page, "/about")
  const about = await heading(page).innerText()
  await expect(page.locator("body")).toBeFocused()
  const link = page.getByRole("contentinfo").locator('a[href="/careers"]').first()
  const ring = (): Promise<string> =>
    heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)

  await link.click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(heading(page)).toBeFocused()
  expect(await ring()).toBe("none")
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off")

  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  // The step has its own focus to set, after its address; until then the heading of the page before has it.
  await expect(heading(page)).toHaveText(about)
  await expect(heading(page)).toBeFocused()
  await link.press("Enter")
  await expect(page).toHaveURL(/\/careers$/)
  await expect(heading(page)).toBeFocused()
  expect(await ring()).toBe("solid")
})

test("what is ordered, and what it comes to, is never under a notice", async ({ page }) => {
  await openAlive(page, "/order/400-trastevere")
  await showNotices(page)
  expect(await isAboveNotices(page.locator(".basket-bar"))).toBe(true)
})

test("a table at a venue of the list is chosen from the top of the page, with the focus", async ({
  page,
}) => {
  await openAlive(page, "/book")
  const venue = page.locator('[id="400-trastevere"]')
  await venue.getByRole("link", { name: /^Book a table/ }).press("Enter")
  await expect(page).toHaveURL(/\/book\?venue=400-trastevere$/)
  await expect(page.getByRole("combobox", { name: /where/i })).toHaveValue("400-trastevere")
  await expect(venue.locator(":focus")).toHaveCount(0)
})

test("what has the focus is never under a notice", async ({ page }) => {
  await openAlive(page, "/book")
  await showNotices(page)

  const covered: string[] = []
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press("Tab")
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      const region = document.querySelector(".notices")
      if (!focused || !region || focused === document.body) return ""
      const { top, bottom, left, right } = focused.getBoundingClientRect()
      const notices = region.getBoundingClientRect()
      const isCovered =
        top < innerHeight && bottom > notices.top && left < notices.right && right > notices.left
      return isCovered ? (focused.textContent ?? focused.tagName) : ""
    })
    if (hidden) covered.push(hidden)
  }
  expect(covered).toEqual([])
})

test("venues are nearest first to a town that is typed, by either of its names and with a slip", async ({
  page,
}) => {
  await openAlive(page, "/locations")
  const nearest = page.locator(".locations-view__nearest li").first()
  for (const [typed, town, venue] of [
    ["Naples", "Naples", "Madia Spaccanapoli"],
    ["Napoli", "Naples", "Madia Spaccanapoli"],
    ["Lisbn", "Lisbon", "400 Alfama"],
  ] as const) {
    await page.getByLabel("Near a town").fill(typed)
    await expect(nearest).toContainText(venue)
    await expect(nearest).toContainText(`from ${town}`)
    await expect(page.getByRole("link", { name: "Towns by GeoNames" })).toBeVisible()
  }
  await expect(page).toHaveURL(/near=Lisbn/)

  await page.getByLabel("Near a town").fill("Atlantis under the sea")
  await expect(page.getByText("We know no town called “Atlantis under the sea”")).toBeVisible()
})

test("a dish is found by keyboard, its name mistyped; nothing of the search is loaded before", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await openAlive(page, "/search")
  const box = page.getByRole("searchbox", { name: "What are you looking for?" })
  await tabTo(page, box)
  expect(asked).not.toContain("/search.json")

  await page.keyboard.type("margehrita")
  const results = page.getByRole("main").getByRole("listitem")
  await expect(results.first()).toContainText("Margherita")
  expect(asked.filter((path) => path === "/search.json")).toHaveLength(1)
  await expect(page).toHaveURL(/\/search\?q=margehrita$/)

  // Past the button.
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(results.first().getByRole("link")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/menus\/[a-z0-9-]+#/)
  await page.goBack()
  await expect(box).toHaveValue("margehrita")
  await expect(results.first()).toContainText("Margherita")
})
