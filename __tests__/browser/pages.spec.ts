import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../../shared/content-types"
import { TIMES } from "../../shared/booking/addresses"
import { PAGE_PATHS, PAGE_TEMPLATES, routeTo } from "../../shared/paths"
import { expect, test } from "@playwright/test"
import type { Page, Request, Response } from "@playwright/test"
import { expectedPages } from "./support/expected-pages"
import type { ExpectedPage } from "./support/expected-pages"
import { openAlive } from "./support/alive"
import { TAGS, violations } from "./support/axe"
import { countLayoutShifts, layoutShifts } from "./support/layout-shifts"
import { WITH_MOTION } from "./support/motion"
import { SHARP, sharesOn } from "./support/picture-shares"
import { smallTargets } from "./support/targets"
import { waitUntilKept } from "./support/worker"

const TEMPLATES = [
  ...PAGE_TEMPLATES,
  ...COLLECTIONS_WITH_PAGES.map((collection) => CONTENT_TYPES[collection].type),
  "news list, second page",
]

const PATHS = [
  ...Object.values(PAGE_PATHS).filter((path) => path !== routeTo("notFound")),
  "/400",
  "/cenere",
  "/madia",
  "/locations/400-trastevere",
  "/news/2",
  "/news/a-tram-ticket-framed",
  "/menus/400-pizza",
  "/whatson/thursday-on-vinyl",
  "/careers/pizzaiolo-alfama",
  "/stockists/panettone",
  "/degustation/brace",
  "/news/about/bread",
  "/order/400-soho",
  "/your-card",
  "/no-such-page",
]

/** Composed on a desktop as on a phone, only wider, or as another of these pages: seen once, and made wide there. */
const AS_ON_A_PHONE = [
  "/cenere",
  "/madia",
  "/menus",
  "/news/2",
  "/news/about/bread",
  "/careers/pizzaiolo-alfama",
  "/your-card",
  "/privacy-policy",
  "/terms-and-conditions",
  "/500",
  "/offline",
]

/** Where a telephone has photographs at once. */
const WITH_PHOTOGRAPHS = ["/", "/400", "/locations/400-trastevere", "/book", "/whatson", "/news"]

test.use(WITH_MOTION)

let pages: readonly ExpectedPage[]

test.beforeAll(async () => {
  pages = await expectedPages()
})

test("every kind of page is looked at", () => {
  expect(pages.filter(({ path }) => !PATHS.includes(path))).toEqual([])
  expect(new Set(pages.map(({ template }) => template))).toEqual(new Set(TEMPLATES))
})

// One visit says all of this: it is the visits that take time.
for (const path of PATHS) {
  test(`${path} shows what the CMS holds, stands still while it loads, has no accessibility violation that a machine can find, and can be read and pressed at every width, whatever an editor calls things`, async ({
    page,
    isMobile,
  }) => {
    const isSeenOnce = AS_ON_A_PHONE.includes(path)
    test.skip(!isMobile && isSeenOnce, "Seen on the phone")
    const expected = pages.find((candidate) => candidate.path === path)
    const problems = collectProblems(page, path, expected?.status)
    await countLayoutShifts(page)
    const response = await openAlive(page, path)

    await test.step("stands still while it loads", async () => {
      const shifts = await layoutShifts(page)
      expect
        .soft(
          shifts.reduce((sum, { value }) => sum + value, 0),
          `nothing moves while the page loads: ${JSON.stringify(shifts, undefined, 2)}`,
        )
        .toBeLessThanOrEqual(0.02)
    })
    await test.step("shows what the CMS holds", async () => {
      if (expected) await expectContent(page, response, expected)
      expect.soft(problems, "nothing fails or is refused").toEqual([])
    })
    if (isMobile && WITH_PHOTOGRAPHS.includes(path)) {
      await test.step("gets pictures as sharp as their frames, however these crop them", async () => {
        await expect.poll(() => sharesOn(page), "a picture is there").not.toEqual([])
        expect.soft((await sharesOn(page)).filter(({ share }) => share < SHARP)).toEqual([])
      })
    }
    await page.emulateMedia({ reducedMotion: "reduce" })
    await test.step("has no accessibility violation that a machine can find", async () => {
      expect.soft(await violations(page, { tags: TAGS })).toEqual([])
    })
    await test.step("can be read and pressed", () => expectToFit(page, "the screen"))
    // What it is at a width does not depend on the width that it was loaded at.
    if (!isMobile) return
    if (isSeenOnce) {
      await test.step("can be read and pressed at 1440 px", async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await expectToFit(page, "1440 px")
      })
    }
    await test.step("can be read and pressed at 320 px, whatever an editor calls things", async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expectToFit(page, "320 px")
      if (!expected) return
      expect
        .soft(await widthWithLongWords(page), "words that no line can hold widen nothing")
        .toBeLessThanOrEqual(320)
    })
  })
}

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" })

  // A page that cannot register its worker says so in the console.
  test("a page fails in nothing and is refused nothing", async ({ page }) => {
    const problems = collectProblems(page, "/")
    await openAlive(page, "/")
    await waitUntilKept(page, "/")
    expect(problems).toEqual([])
  })
})

test.describe("without JavaScript", () => {
  test.skip(({ isMobile }) => !isMobile, "What is in the page is the same at every width")
  test.use({ javaScriptEnabled: false })

  for (const template of TEMPLATES) {
    test(`the ${template} page shows what the CMS holds`, async ({ page }) => {
      const expected = pages.find((candidate) => candidate.template === template)
      if (!expected) throw new Error(`No expectation for ${template}`)
      const problems = collectProblems(page, expected.path, expected.status)
      await expectContent(page, await openStatic(page, expected.path), expected)
      expect(problems).toEqual([])
    })
  }

  test("each date of an event has one way to a table, which keeps the date", async ({ page }) => {
    await openStatic(page, "/whatson/thursday-on-vinyl")
    const ways = page
      .getByRole("region", { name: "The next dates" })
      .getByRole("link", { name: /^Book a table/ })
    const addresses = await ways.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    )
    expect(addresses.length).toBeGreaterThan(3)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => !address?.startsWith(TIMES))).toEqual([])
  })
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`what is on next is read without scrolling at ${width} px, name and day, as is what narrows the list`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "It sets its own width")
    await page.setViewportSize({ width, height })
    await openAlive(page, "/whatson")
    const next = page.getByRole("main").getByRole("article").first()
    await expect(next.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 })
    await expect(next.locator("time").first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("combobox", { name: "Venue" })).toBeInViewport({ ratio: 1 })
  })
}

async function expectContent(
  page: Page,
  response: Response | null,
  { status, heading, texts }: ExpectedPage,
): Promise<void> {
  expect(response?.status()).toBe(status)
  expect(response?.request().redirectedFrom(), "no redirect").toBeNull()
  // By its name, not its text: a brand's heading is its mark.
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading)
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  await expect(page.getByRole("link", { name: /^book/i }).first()).toBeVisible()
  const main = normalise((await page.getByRole("main").textContent()) ?? "")
  for (const text of texts) expect(main).toContain(normalise(text))
}

const openStatic = (page: Page, path: string): Promise<Response | null> =>
  page.goto(path, { waitUntil: "networkidle" })

/** @param width that the page has now, in words */
async function expectToFit(page: Page, width: string): Promise<void> {
  expect
    .soft(await horizontalOverflow(page), `nothing is wider than ${width}`)
    .toBeLessThanOrEqual(0)
  expect.soft(await smallTargets(page), `everything can be pressed at ${width}`).toEqual([])
}

const horizontalOverflow = (page: Page): Promise<number> =>
  page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)

/** In pixels, where no word that an editor may have written fits on a line. */
const widthWithLongWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // What the site says itself is known to fit.
    const own =
      "script, style, select, button, .button, legend, time, data, .food-labels, .hours-table, " +
      ".menu-view__changed, .degustation-terms__amount"
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || text.parentElement?.closest(own)) continue
      text.data = text.data.replace(/\p{L}{4,}/u, (word) => word.padEnd(63, word))
    }
    return document.documentElement.scrollWidth
  })

const normalise = (text: string): string => text.replace(/\s+/g, " ").trim()

/**
 * Everything a developer would see in red: console errors, exceptions, failed or refused requests. A page that does
 * not exist is refused itself, and so is its page-data.
 */
function collectProblems(page: Page, path: string, status = 200): readonly string[] {
  const problems: string[] = []
  const refused = status === 200 ? [] : [path, `/page-data${path}/page-data.json`]
  const isRefused = (url: string): boolean => url !== "" && refused.includes(new URL(url).pathname)
  const report = (url: string, problem: string): void => {
    if (!isRefused(url)) problems.push(`${problem} ${url}`)
  }
  page.on("console", (message) => {
    if (message.type() === "error") report(message.location().url, `console: ${message.text()}`)
  })
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`))
  const answered = new Set<Request>()
  page.on("requestfailed", (request) => {
    // Once a worker is there, Chromium counts every HEAD as aborted, its answer too: it has no body to read to an end.
    if (request.method() === "HEAD" && answered.has(request)) return
    report(request.url(), `failed: ${request.failure()?.errorText ?? ""}`)
  })
  page.on("response", (response) => {
    answered.add(response.request())
    if (response.status() >= 400) report(response.url(), String(response.status()))
  })
  return problems
}
