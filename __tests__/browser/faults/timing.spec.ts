import { expect, test, type Page } from "@playwright/test"
import { headingOf, ONWARD, START } from "./support/addresses"
import { pageScriptOf, prepareSite } from "./support/fault-routes"
import { hold, isPageDataOf } from "./support/held"
import { requestsUnderWay } from "./support/under-way"
import { expectInteractive, look, navigateTo, openPage } from "./support/visit"

const PAGE_DATA = /^\/page-data(\/.+)\/page-data\.json$/

/** Pages whose data was asked for, in order, each time it was. */
function watchPrefetches(page: Page, own = START): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const path = PAGE_DATA.exec(new URL(request.url()).pathname)?.[1]
    if (path !== undefined && path !== own && path !== "/404.html") asked.push(path)
  })
  return asked
}

/** Time stands still but where a test moves it; what the network does takes its own. */
async function openWithClock(
  page: Page,
  open: () => Promise<unknown> = () => page.goto(START),
): Promise<void> {
  await page.clock.install({ time: new Date("2027-03-01T12:00:00Z") })
  await page.clock.pauseAt(new Date("2027-03-01T12:00:01Z"))
  await open()
  const heading = await headingOf(START)
  await expect
    .poll(
      async () => {
        // Gatsby renders after a timer of no time.
        await page.clock.runFor(1)
        return look(page)
      },
      { intervals: [50] },
    )
    .toMatchObject({ heading, state: "interactive" })
}

/** A moment of the browser's leisure, by the clock: what is left for then follows requests that came to their end. */
const IDLE_MS = 60

/** Lets time pass, and what it set off come to its end; that takes two moments of leisure more. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  const underWay = requestsUnderWay(page)
  for (const step of [milliseconds, IDLE_MS, IDLE_MS]) {
    await page.clock.runFor(step)
    let quiet = 0
    for (let wait = 0; wait < 40 && quiet < 3; wait += 1) {
      await page.waitForTimeout(50)
      quiet = underWay.size === 0 ? quiet + 1 : 0
    }
  }
  underWay.stop()
}

/** Listens where plugins of any Gatsby site do. @returns what to ask for all that was heard */
async function listenForDelays(page: Page): Promise<() => Promise<unknown[]>> {
  const heard = await page.evaluateHandle(() => {
    const payloads: unknown[] = []
    const { ___emitter } = window as unknown as {
      ___emitter: { on: (event: string, listener: (payload: unknown) => void) => void }
    }
    ___emitter.on("onDelayedLoadPageResources", (payload) => payloads.push(payload))
    return payloads
  })
  return () => heard.jsonValue()
}

const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

test.describe("prefetching, by the clock", () => {
  test("begins 3 s after the load, in batches of 4 with 3 s between, no page twice", async ({
    page,
  }) => {
    const asked = watchPrefetches(page)
    await openWithClock(page)
    await pass(page, 2700)
    expect(asked).toEqual([])

    for (let batch = 1; batch <= 4; batch += 1) {
      await pass(page, 300)
      expect(asked.length, `batch ${batch}`).toBe(4 * batch)
      await pass(page, 2700)
      expect(asked.length, `batch ${batch}, before its pause is over`).toBe(4 * batch)
    }
    for (let batch = 1; batch <= 8; batch += 1) await pass(page, 3000)
    expect(asked.length).toBeGreaterThan(16)
    expect(asked).toEqual([...new Set(asked)])
  })

  test("takes the links nearest to what is seen first", async ({ page }) => {
    const asked = watchPrefetches(page)
    await openWithClock(page)
    await link(page, "/terms-and-conditions").scrollIntoViewIfNeeded()
    const distances = await page.evaluate(() => {
      const nearest: Record<string, number> = {}
      // What stands in a closed menu is not seen, and comes last.
      const links = [...document.links].filter((element) => !element.closest("details:not([open])"))
      for (const { pathname, origin, ...anchor } of links.map((element) => ({
        pathname: element.pathname,
        origin: element.origin,
        box: element.getBoundingClientRect(),
      }))) {
        if (origin !== location.origin || anchor.box.height === 0) continue
        const distance = Math.max(0, anchor.box.top - innerHeight, -anchor.box.bottom)
        nearest[pathname] = Math.min(distance, nearest[pathname] ?? Infinity)
      }
      return nearest
    })
    for (let batch = 1; batch <= 12; batch += 1) await pass(page, 3100)

    const order = asked.map((path) => distances[path === "/index" ? "/" : path] ?? Infinity)
    expect(order.length).toBeGreaterThan(12)
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  test("fetches everything a page needs: its data, script, slices and static queries", async ({
    page,
  }) => {
    const paths: string[] = []
    page.on("request", (request) => paths.push(new URL(request.url()).pathname))
    const address = "/locations/400-trastevere"
    await prepareSite(page, { resource: "static query", address })
    await openWithClock(page)
    await link(page, address).scrollIntoViewIfNeeded()
    for (let batch = 1; batch <= 5; batch += 1) await pass(page, 3100)

    expect(paths).toEqual(
      expect.arrayContaining([
        `/page-data${address}/page-data.json`,
        "/slice-data/header-frame--400.json",
        "/page-data/sq/d/1234567890.json",
        await pageScriptOf(address),
      ]),
    )
  })

  test("goes on after a failure, and the failed page is loaded anew when it is asked for", async ({
    page,
  }) => {
    const asked = watchPrefetches(page)
    await page.route(/\/page-data\/.+\/page-data\.json/, (route) =>
      new URL(route.request().url()).pathname === `/page-data${START}/page-data.json` ||
      asked.length > 4
        ? route.fallback()
        : route.abort("connectionreset"),
    )
    await openWithClock(page)
    await link(page, ONWARD).scrollIntoViewIfNeeded()
    await pass(page, 3100)
    const failed = asked.slice(0, 4)
    expect(failed).toHaveLength(4)
    // Retries, where there are any, and the pause.
    for (let step = 1; step <= 3; step += 1) await pass(page, 3000)
    expect(new Set(asked).size).toBeGreaterThanOrEqual(8)

    const path = failed.find((one) => one !== "/index") ?? ""
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click")
    for (let step = 1; step <= 4; step += 1) await pass(page, 500)
    await expect.poll(() => look(page)).toMatchObject({ address: path, state: "interactive" })
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  })

  for (const [who, override] of [
    ["with data saver", { connection: { saveData: true, effectiveType: "4g" } }],
    ["on 2g", { connection: { saveData: false, effectiveType: "2g" } }],
    ["on slow 2g", { connection: { saveData: false, effectiveType: "slow-2g" } }],
    ["for a bot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ] as const) {
    test(`there is none ${who}`, async ({ page }) => {
      const asked = watchPrefetches(page)
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) {
          Object.defineProperty(navigator, name, { get: () => value })
        }
      }, override)
      await openWithClock(page)
      for (let batch = 1; batch <= 3; batch += 1) await pass(page, 3100)
      expect(asked).toEqual([])
    })
  }

  test("a link that the pointer rests on is loaded, and one that is touched at once", async ({
    page,
  }) => {
    const asked = watchPrefetches(page)
    await openWithClock(page)
    await link(page, ONWARD).hover()
    await page.clock.runFor(100)
    await expect.poll(() => asked).toContain(ONWARD)
    await link(page, "/careers").dispatchEvent("touchstart", { bubbles: true })
    await expect.poll(() => asked).toContain("/careers")
    // Next to no time has passed, so nothing was prefetched by the queue.
    expect(asked).toEqual([ONWARD, "/careers"])
  })
})

test.describe("a navigation that takes longer than 1 s", () => {
  const TARGET = "/careers"
  const progress = (page: Page) => page.locator(".progress")

  for (const moment of ["link", "navigate()", "back", "forward"] as const) {
    test(`is shown and announced on ${moment}, until the page is there`, async ({ page }) => {
      // The page that is gone to stands in the history, and the document has not loaded it.
      if (moment === "back" || moment === "forward") {
        const [first, second] = moment === "back" ? [TARGET, START] : [START, TARGET]
        await openPage(page, first)
        await link(page, second).dispatchEvent("click")
        await expectInteractive(page, second)
        if (moment === "forward") {
          await page.evaluate(() => history.back())
          await expectInteractive(page, START)
        }
      }
      const isInHistory = moment === "back" || moment === "forward"
      await openWithClock(page, isInHistory ? () => page.reload() : undefined)
      const release = await hold(page, isPageDataOf(TARGET))
      const asked = watchPrefetches(page)
      const emitted = await listenForDelays(page)

      if (moment === "link") await link(page, TARGET).dispatchEvent("click")
      else if (moment === "navigate()") await navigateTo(page, TARGET)
      else if (moment === "back") await page.evaluate(() => history.back())
      else await page.evaluate(() => history.forward())

      // A step through the history begins when the browser gets to it.
      await expect
        .poll(
          async () => {
            await page.clock.runFor(1)
            return asked
          },
          { intervals: [20] },
        )
        .toContain(TARGET)
      await page.clock.runFor(900)
      await expect(progress(page)).toHaveCount(0)
      await page.clock.runFor(150)
      await expect(page.getByRole("progressbar")).toBeVisible()
      await expect(progress(page)).toHaveCount(1)
      await expect(page.locator('.notices[role="status"]')).toContainText(/loading/i)
      expect(await emitted(), "other plugins hear it as from Gatsby").toEqual([
        { pathname: TARGET },
      ])

      release()
      await expect
        .poll(async () => {
          await page.clock.runFor(50)
          return look(page)
        })
        .toMatchObject({ address: TARGET, heading: await headingOf(TARGET) })
      await expect(progress(page)).toHaveCount(0)
      await expect(page.locator(".notices")).not.toContainText(/loading/i)
    })
  }
})

test.describe("with the real clock", () => {
  /** What a busy machine may add; too early is what the contract rules out. */
  const BUSY = 8000

  test("prefetching begins 3 s after the load, and its second batch 3 s after the first", async ({
    page,
  }) => {
    const times: number[] = []
    let loaded = Infinity
    page.on("load", () => (loaded = Date.now()))
    page.on("request", (request) => {
      const path = PAGE_DATA.exec(new URL(request.url()).pathname)?.[1]
      if (path !== undefined && path !== START) times.push(Date.now())
    })
    await page.goto(START)
    await expect.poll(() => times.length, { timeout: 25_000 }).toBeGreaterThanOrEqual(8)

    const [first = 0, , , last = 0, next = 0] = times
    expect(first - loaded).toBeGreaterThanOrEqual(2900)
    expect(first - loaded).toBeLessThan(3000 + BUSY)
    expect(next - last).toBeGreaterThanOrEqual(2900)
    expect(next - last).toBeLessThan(3000 + BUSY)
  })

  test("a slow navigation is shown after 1 s", async ({ page }) => {
    await openPage(page, START)
    const release = await hold(page, isPageDataOf("/careers"))
    await link(page, "/careers").dispatchEvent("click")
    const from = Date.now()
    await page.locator(".progress").waitFor({ state: "attached", timeout: 12_000 })
    expect(Date.now() - from).toBeGreaterThanOrEqual(900)
    expect(Date.now() - from).toBeLessThan(1000 + BUSY)
    release()
    await expectInteractive(page, "/careers")
    await expect(page.locator(".progress")).toHaveCount(0)
  })
})
