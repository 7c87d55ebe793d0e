import { expect, test, type Page } from "@playwright/test"
import { requiredEnv } from "./support/cms"
import { startGate, type Gate } from "./support/gate"
import { scriptsOf } from "./support/site-scripts"
import {
  emptyPictures,
  isSameDocument,
  keptPages,
  markDocument,
  stopWorkers,
  updateWorker,
  waitUntilKept,
} from "./support/worker"
import { openAlive, untilAlive } from "./support/alive"

const VENUE = "/locations/400-trastevere"
const VENUE_NAME = "400 Trastevere"
/** The first restaurant on the front page of its house; of what nobody has visited, only a dozen pages are kept. */
const NEXT = "/locations/400-alfama"
const NEXT_NAME = "400 Alfama"
const OFFLINE_TITLE = "The line has gone cold"
const APP_DATA = "/page-data/app-data.json"
/** Shorter than it takes until the part that looks after the worker is loaded. */
const SHORT_VISIT_MS = 1500
const OFFLINE_NOTICE = "You are offline. Pages you have seen still work."

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" })
  test.setTimeout(60_000)

  let gate: Gate

  test.beforeEach(async () => {
    gate = await startGate(requiredEnv("SITE_ORIGIN"))
  })
  test.afterEach(() => gate.end())

  const heading = (page: Page) => page.getByRole("heading", { level: 1 })

  const timesAsked = (path: string) => gate.asked.filter((one) => one === path).length

  /** Nothing has been asked for in a while: Chromium lets a new worker take over once the old one is at rest. */
  async function untilIdle(): Promise<void> {
    let before = -1
    await expect
      .poll(
        () => {
          const isQuiet = gate.asked.length === before
          before = gate.asked.length
          return isQuiet
        },
        { intervals: [4000], timeout: 60_000 },
      )
      .toBe(true)
  }

  /** A first visit, at the end of which the page is kept. */
  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(gate.origin + path)
    await waitUntilKept(page, path)
  }

  test("a page visited once works with no network, its pictures too", async ({ page }) => {
    await visit(page, VENUE)
    gate.close()

    await page.reload()

    await expect(heading(page)).toHaveText(VENUE_NAME)
    await expect(page.getByText("Margherita").first()).toBeVisible()
    await expect.poll(() => emptyPictures(page)).toEqual([])
    // It has come to life: a link to a page that is kept changes the page, not the document.
    await expect.poll(() => page.evaluate(() => "___loader" in window)).toBe(true)
    await expect(page.getByText(OFFLINE_NOTICE)).toBeVisible({ timeout: 15_000 })
  })

  test("a visit of a second and a half is enough, by a document and by a link, though the browser stops the worker", async ({
    page,
  }) => {
    await visit(page, "/400")
    await page.goto(gate.origin + VENUE)
    await page.waitForTimeout(SHORT_VISIT_MS)
    await stopWorkers(page)
    await openAlive(page, `${gate.origin}/about`)
    await page.getByRole("contentinfo").locator('a[href="/careers"]').first().click()
    await expect(page).toHaveURL(/\/careers$/)
    await page.waitForTimeout(SHORT_VISIT_MS)
    await stopWorkers(page)
    gate.close()

    for (const path of [VENUE, "/careers"]) {
      await page.goto(gate.origin + path)
      await expect(heading(page), path).not.toHaveText(OFFLINE_TITLE)
      await expect.poll(() => page.evaluate(() => "___loader" in window), path).toBe(true)
    }
  })

  test("the first page of all, loaded before there was a worker, is kept as soon as there is one", async ({
    page,
  }) => {
    await page.goto(gate.origin + VENUE)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await waitUntilKept(page, VENUE)
    gate.close()

    await page.reload()

    await expect(heading(page)).toHaveText(VENUE_NAME)
  })

  test("a page that was prefetched opens with no network, by its link and by its address", async ({
    page,
  }) => {
    await visit(page, "/400")
    await waitUntilKept(page, NEXT)
    gate.close()
    await markDocument(page)

    await page.locator(`main a[href="${NEXT}"]`).first().click()

    await expect(heading(page)).toHaveText(NEXT_NAME)
    expect(await isSameDocument(page)).toBe(true)

    await page.goto(`${gate.origin}${NEXT}?from=a-poster#menu`)
    await expect(heading(page)).toHaveText(NEXT_NAME)
    await expect(page.getByText("Margherita").first()).toBeVisible()
    expect(page.url()).toBe(`${gate.origin}${NEXT}?from=a-poster#menu`)
  })

  for (const [what, answer] of [
    ["a login page that came in the place of a script", { type: "text/html", body: "<h1>Wi-Fi" }],
    ["half a script", { type: "text/javascript", body: "(()=>{" }],
  ] as const) {
    test(`${what} is gone with the reload after the network has come right`, async ({ page }) => {
      const [script = ""] = (await scriptsOf("component---src-templates-stockists-tsx")).slice(-1)
      gate.answer(script, answer)
      await visit(page, "/privacy-policy")
      await page.goto(`${gate.origin}/stockists`)
      await expect(page.locator(".notice--try-again")).toBeVisible({ timeout: 20_000 })
      gate.answer(script, undefined)

      await page.getByRole("button", { name: "Try again" }).click()

      await untilAlive(page)
      await expect(page.locator(".notice--try-again")).toBeHidden()
      await page.goto(`${gate.origin}/stockists`)
      await untilAlive(page)
    })
  }

  test("a page never seen gives way to the offline page, which lists what is there and goes on when the network is back", async ({
    page,
  }, testInfo) => {
    await visit(page, VENUE)
    gate.close()

    await page.goto(`${gate.origin}/careers?ref=1`)

    await expect(heading(page)).toHaveText(OFFLINE_TITLE)
    expect(page.url()).toBe(`${gate.origin}/careers?ref=1`)
    const kept = page.getByRole("region", { name: "What still works" })
    await expect(kept.getByRole("link", { name: VENUE_NAME })).toHaveAttribute("href", VENUE)
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      "/careers?ref=1",
    )
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    await expect.poll(() => emptyPictures(page)).toEqual([])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // Kept, to look at.
      await page.screenshot({ path: testInfo.outputPath(`offline-${width}.png`), fullPage: true })
    }

    gate.open()
    await expect(heading(page)).not.toHaveText(OFFLINE_TITLE, { timeout: 15_000 })
    expect(page.url()).toBe(`${gate.origin}/careers?ref=1`)
  })

  test("the offline page stays where the visitor has begun to read it", async ({ page }) => {
    await visit(page, VENUE)
    gate.close()
    await page.clock.install()
    await page.goto(`${gate.origin}/careers`)
    await page.keyboard.press("Tab")
    await markDocument(page)
    const asked = timesAsked(APP_DATA)

    gate.open()
    await page.clock.runFor(15_000)
    await page.evaluate(() => fetch("/robots.txt"))

    expect(timesAsked(APP_DATA), "the site is not even asked for").toBe(asked)
    expect(await isSameDocument(page)).toBe(true)
    await page.getByRole("link", { name: VENUE_NAME }).last().click()
    await expect(heading(page)).toHaveText(VENUE_NAME)
  })

  test("the offline page tries an address that keeps failing once, and no more by itself", async ({
    page,
  }) => {
    await visit(page, VENUE)
    gate.close()
    await page.clock.install()
    await page.goto(`${gate.origin}/careers`)
    await markDocument(page)
    gate.open()
    gate.cut(/^\/careers$/)
    await page.clock.runFor(6000)
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
    await expect(heading(page)).toHaveText(OFFLINE_TITLE)
    await markDocument(page)

    for (const _again of [1, 2]) {
      const asked = timesAsked(APP_DATA)
      await page.clock.runFor(6000)
      await expect.poll(() => timesAsked(APP_DATA)).toBeGreaterThan(asked)
    }

    expect(await isSameDocument(page)).toBe(true)
  })

  test("being offline is said, and no longer when the network is back", async ({
    page,
    context,
  }) => {
    await visit(page, "/about")
    const notice = page.getByText(OFFLINE_NOTICE)

    await context.setOffline(true)
    await expect(notice).toBeVisible()

    await context.setOffline(false)
    await expect(notice).toBeHidden({ timeout: 15_000 })
  })

  test("a network that hangs is waited for three seconds, then what is kept is shown", async ({
    page,
  }) => {
    await visit(page, VENUE)
    await visit(page, "/about")
    gate.hold(/./)

    const before = Date.now()
    await page.goto(gate.origin + VENUE)
    await expect(heading(page)).toHaveText(VENUE_NAME)
    const wait = Date.now() - before

    expect(wait).toBeGreaterThan(2500)
    expect(wait).toBeLessThan(15_000)
  })

  test("what is kept and is shown for a network that hangs says at once that there is something newer", async ({
    page,
  }) => {
    await visit(page, VENUE)
    await visit(page, "/about")
    const data = `/page-data${VENUE}/page-data.json`
    const served = await (await fetch(gate.origin + data)).text()
    const body = served.replaceAll(VENUE_NAME, `${VENUE_NAME} anew`)
    gate.answer(data, { type: "application/json", body })
    gate.hold(new RegExp(`^${VENUE}$`))

    await page.goto(gate.origin + VENUE)
    await expect(heading(page)).toHaveText(VENUE_NAME)
    await page.getByRole("button", { name: "Show the new version" }).click({ timeout: 20_000 })
    await expect(heading(page)).toHaveText(`${VENUE_NAME} anew`)
  })

  test("data that hangs falls back to what is kept, on a page that came from the network", async ({
    page,
  }) => {
    await visit(page, "/about")
    await visit(page, "/400")
    await waitUntilKept(page, NEXT)
    // In this document nothing has been loaded yet but the page itself.
    await openAlive(page, gate.origin + "/400")
    await untilAlive(page)
    gate.hold(/^\/(page|slice)-data\//)
    await markDocument(page)

    await page.locator(`main a[href="${NEXT}"]`).first().click()

    await expect(heading(page)).toHaveText(NEXT_NAME, { timeout: 15_000 })
    expect(await isSameDocument(page)).toBe(true)
  })

  test("what the server answers is shown, its errors too", async ({ page }) => {
    await visit(page, "/about")
    gate.answer("/about", { status: 503, type: "text/html", body: "<h1>Closed for an hour</h1>" })

    const answer = await page.goto(gate.origin + "/about")

    expect(answer?.status()).toBe(503)
    await expect(heading(page)).toHaveText("Closed for an hour")
  })

  test("a fresh version is announced, and shown when the visitor says so", async ({ page }) => {
    test.setTimeout(150_000)
    await visit(page, "/about")
    await untilIdle()
    const worker = await (await fetch(`${gate.origin}/sw.js`)).text()
    gate.answer("/sw.js", { type: "text/javascript", body: `${worker}\n// Built again.` })
    const notice = page.locator('[data-notice="update"]')
    await markDocument(page)

    // Another worker, and nothing else: nothing has changed for the visitor.
    const told = page.waitForResponse(
      (response) => response.url().endsWith(APP_DATA) && response.request().method() === "GET",
    )
    await updateWorker(page)
    await (await told).finished()
    await expect(notice).toBeHidden()

    await untilIdle()
    gate.answer("/sw.js", { type: "text/javascript", body: `${worker}\n// Built anew.` })
    gate.answer(APP_DATA, {
      type: "application/json",
      body: '{"webpackCompilationHash":"another"}',
    })
    await updateWorker(page)
    await expect(notice).toContainText("A fresh version of this site is here.")
    expect(await isSameDocument(page), "nothing is reloaded unasked").toBe(true)

    await notice.getByRole("button", { name: "Show it" }).click()
    // While it is on its way there is no document to ask.
    await expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass()
  })

  test("keeps nothing twice for its query, nothing of other sites, no page that is not there", async ({
    page,
  }) => {
    await visit(page, "/about")
    await page.goto(`${gate.origin}/about?utm_source=letter`)
    await page.goto(`${gate.origin}/no-such-page`)
    // By the visitor, and by the worker that wants to keep it.
    await expect
      .poll(() => timesAsked("/no-such-page"), { timeout: 15_000 })
      .toBeGreaterThanOrEqual(2)

    const kept = await keptPages(page)
    expect(kept.filter((path) => path === "/about")).toHaveLength(1)
    expect(kept).not.toContain("/no-such-page")
    const addresses = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("kept-"))
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => url)
    })
    expect(addresses.filter((url) => url.includes("?"))).toEqual([])
    expect(addresses.filter((url) => !url.startsWith(gate.origin))).toEqual([])
  })
})
