import { expect, test, type Page } from "@playwright/test"
import { openAlive } from "./support/alive"
import { scriptsOf } from "./support/site-scripts"

/** Something the tag manager was told: when, by the page's own clock in ms, and by which document. */
interface Told {
  event: string
  at: number
  document: string
  path?: string
  title?: string
  brand?: string
  webVitalsMeasurement?: { name: string; id: string; value: number; delta: number }
}

/** Gives every page a tag manager's list, as a container's snippet does; what it is told outlives the page. */
async function withTagManager(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { pathname } = location
    window.dataLayer = []
    window.dataLayer.push = (...events) => {
      const told = JSON.parse(sessionStorage.getItem("told") ?? "[]") as unknown[]
      for (const event of events) told.push({ ...event, at: performance.now(), document: pathname })
      sessionStorage.setItem("told", JSON.stringify(told))
      return told.length
    }
  })
}

const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("told") ?? "[]") as Told[])

const pageViews = async (page: Page) =>
  (await told(page)).filter(({ event }) => event === "viewPage")

const vitals = async (page: Page, document: string) =>
  (await told(page)).flatMap(({ webVitalsMeasurement, ...one }) =>
    webVitalsMeasurement && one.document === document
      ? [{ ...webVitalsMeasurement, at: one.at }]
      : [],
  )

const vitalNames = async (page: Page, document: string): Promise<string[]> =>
  [...new Set((await vitals(page, document)).map(({ name }) => name))].sort()

/** As a link does it; until it is shown, as the router puts what is asked for before that in its place. */
async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    const gatsby = window as unknown as { ___navigate: (to: string) => void }
    gatsby.___navigate(address)
  }, to)
  await expect.poll(() => new URL(page.url()).href.endsWith(to)).toBe(true)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const trastevere = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /Trastevere/ })
    .first()

test("the tag manager hears of each page once, of no filter and of no fragment", async ({
  page,
}) => {
  await withTagManager(page)
  const expected: Pick<Told, "path" | "title" | "brand">[] = []
  const arrivedAt = async (path: string, brand?: string): Promise<void> => {
    await expect.poll(() => pageViews(page)).toHaveLength(expected.length + 1)
    expected.push({ path, title: await page.title(), brand })
  }
  await page.goto("/locations?brand=400#content")
  await arrivedAt("/locations")
  await trastevere(page).click()
  await arrivedAt("/locations/400-trastevere", "400")
  await page.goBack()
  await arrivedAt("/locations")

  await navigate(page, "/locations?open=now")
  await navigate(page, "/locations?open=now#content")
  await page.goBack()
  await expect(page).toHaveURL(/open=now$/)
  // Longer than an event waits for its page's title.
  await page.waitForTimeout(1500)

  await navigate(page, "/nowhere")
  await arrivedAt("/nowhere")
  await page.reload()
  await arrivedAt("/nowhere")
  const views = await pageViews(page)
  expect(views.map(({ path, title, brand }) => ({ path, title, brand }))).toEqual(expected)
  expect(new Set(expected.map(({ title }) => title)).size).toBe(3)
})

test("by a clock that stands still, it hears of a page 50 ms after it is shown", async ({
  page,
}) => {
  await withTagManager(page)
  await page.clock.install({ time: new Date("2030-05-01T10:00:00Z") })
  await openAlive(page, "/locations")
  await expect.poll(() => pageViews(page)).toHaveLength(1)
  await page.clock.pauseAt(new Date("2030-05-01T10:01:00Z"))

  await trastevere(page).click()
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(heading(page)).toContainText("Trastevere", { timeout: 20 })
  }).toPass({ intervals: [10] })
  await page.clock.runFor(49)
  expect(await pageViews(page)).toHaveLength(1)
  await page.clock.runFor(1)
  await expect.poll(() => pageViews(page)).toHaveLength(2)
})

test("by a real clock, it hears of a page 50 ms after it is shown", async ({ page }) => {
  await withTagManager(page)
  await openAlive(page, "/locations")
  await page.evaluate(() => {
    const before = document.querySelector("h1")
    new MutationObserver((_, observer) => {
      if (document.querySelector("h1") === before) return
      Object.assign(window, { shownAt: performance.now() })
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await trastevere(page).click()
  await expect.poll(() => pageViews(page)).toHaveLength(2)

  const shownAt = await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt)
  const [, { at = 0 } = {}] = await pageViews(page)
  // Some slack below for what lies between the page and the hook, and above for a machine that is busy.
  expect(at - shownAt).toBeGreaterThan(45)
  expect(at - shownAt).toBeLessThan(1000)
})

test("web vitals are told when they have stood still for 3 s, and a later change is", async ({
  page,
}) => {
  await withTagManager(page)
  await page.goto("/locations")
  await expect
    .poll(() => vitalNames(page, "/locations"), { timeout: 15_000 })
    .toEqual(["CLS", "FCP", "LCP", "TTFB"])
  await page.getByRole("button", { name: "Open now" }).click()
  await expect.poll(() => vitalNames(page, "/locations"), { timeout: 15_000 }).toContain("INP")

  const all = await vitals(page, "/locations")
  for (const { name, at, value } of all) {
    expect(at, name).toBeGreaterThan(3000)
    expect(Number.isInteger(value), name).toBe(true)
  }
  for (const { id, value } of all) {
    const same = all.filter((other) => other.id === id)
    expect(same.reduce((sum, { delta }) => sum + delta, 0)).toBe(same.at(-1)?.value ?? value)
  }
})

/** The browser tells how long a click took after it has painted what came of it (Event Timing, "first-input"). */
const untilClickIsTimed = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((timed) => {
        const observer = new PerformanceObserver(() => setTimeout(timed))
        observer.observe({ type: "first-input", buffered: true })
      }),
  )

test("a visitor who leaves before 3 s is measured all the same", async ({ page }) => {
  await withTagManager(page)
  await openAlive(page, "/locations")
  await page.getByRole("button", { name: "Open now" }).click()
  await untilClickIsTimed(page)
  await page.goto("/about")

  expect(await vitalNames(page, "/locations")).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"])
})

test.describe("where web vitals cannot be loaded", () => {
  for (const [fault, status] of [
    ["the script is missing", 404],
    ["the network fails", undefined],
  ] as const) {
    test(`because ${fault}, the page goes on as it was`, async ({ page }) => {
      await withTagManager(page)
      const errors: string[] = []
      let asked = 0
      page.on("pageerror", ({ message }) => errors.push(message))
      const [script = ""] = await scriptsOf("web-vitals")
      await page.route(script, (route) => {
        asked += 1
        return status ? route.fulfill({ status }) : route.abort()
      })
      await openAlive(page, "/locations")
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await trastevere(page).click()
      await expect.poll(() => pageViews(page)).toHaveLength(2)

      expect(asked).toBe(1)
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
      expect(errors).toEqual([])
    })
  }
})

test("without a tag manager nothing is measured", async ({ page }) => {
  const vitals = await scriptsOf("web-vitals")
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await openAlive(page, "/locations")
  await trastevere(page).click()
  await expect(heading(page)).toContainText("Trastevere")

  expect(asked.filter((path) => vitals.includes(path))).toEqual([])
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false)
})
