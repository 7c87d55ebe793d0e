import { COLLECTIONS_WITH_PAGES, CONTENT_TYPES } from "../../shared/content-types"
import { TIMES } from "../../shared/booking/addresses"
import { PAGE_TEMPLATES } from "../../shared/paths"
import { expect, test } from "@playwright/test"
import type { Page, Request, Response } from "@playwright/test"
import { expectedPages } from "./support/expected-pages"
import type { ExpectedPage } from "./support/expected-pages"
import { openAlive } from "./support/alive"
import { WITH_MOTION } from "./support/motion"

const TEMPLATES = [
  ...PAGE_TEMPLATES,
  ...COLLECTIONS_WITH_PAGES.map((collection) => CONTENT_TYPES[collection].type),
  "news list, second page",
]

// As a visitor has it: a page that cannot register its worker says so in the console.
test.use({ ...WITH_MOTION, serviceWorkers: "allow" })

let pages: readonly ExpectedPage[]

test.beforeAll(async () => {
  pages = await expectedPages()
})

for (const template of TEMPLATES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled })

      const also = javaScriptEnabled
        ? ", and is no wider than the smallest telephone, whatever an editor calls things"
        : ""
      test(`the ${template} page shows what the CMS holds${also}`, async ({ page }) => {
        const expected = pages.find((candidate) => candidate.template === template)
        if (!expected) throw new Error(`No expectation for ${template}`)
        const problems = collectProblems(page, expected)

        const response = await (javaScriptEnabled ? openAlive : openStatic)(page, expected.path)

        expect(response?.status()).toBe(expected.status)
        expect(response?.request().redirectedFrom(), "no redirect").toBeNull()
        // By its name, not its text: a brand's heading is its mark.
        await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(expected.heading)
        await expect(page.getByRole("banner")).toBeVisible()
        await expect(page.getByRole("contentinfo")).toBeVisible()
        await expect(page.getByRole("link", { name: /^book/i }).first()).toBeVisible()
        const main = normalise((await page.getByRole("main").textContent()) ?? "")
        for (const text of expected.texts) expect(main).toContain(normalise(text))
        expect(problems).toEqual([])
        if (javaScriptEnabled) expect(await widthWithLongWords(page)).toBeLessThanOrEqual(320)
      })
    })
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

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
  }) => {
    await page.setViewportSize({ width, height })
    await openAlive(page, "/whatson")
    const next = page.getByRole("main").getByRole("article").first()
    await expect(next.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 })
    await expect(next.locator("time").first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("combobox", { name: "Venue" })).toBeInViewport({ ratio: 1 })
  })
}

const openStatic = (page: Page, path: string): Promise<Response | null> =>
  page.goto(path, { waitUntil: "networkidle" })

/** In pixels, on the smallest telephone, where no word that an editor may have written fits on a line. */
async function widthWithLongWords(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 })
  return page.evaluate(() => {
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
}

const normalise = (text: string): string => text.replace(/\s+/g, " ").trim()

/**
 * Everything a developer would see in red: console errors, exceptions, failed or refused requests. A page that does
 * not exist is refused itself, and so is its page-data.
 */
function collectProblems(page: Page, { path, status }: ExpectedPage): readonly string[] {
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
