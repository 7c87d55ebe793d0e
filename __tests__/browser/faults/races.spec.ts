import { expect, test, type Page } from "@playwright/test"
import { headingOf, ONWARD, START } from "./support/addresses"
import { hold, isPageDataOf } from "./support/held"
import {
  countDocuments,
  expectInteractive,
  follow,
  look,
  navigateTo,
  NOTICE,
  openPage,
} from "./support/visit"
import { WITH_MOTION } from "../support/motion"

test.use(WITH_MOTION)

const SLOW = "/careers"
const FORM = "/stockists"

/** Long enough for a page that arrives late, or a reload, to show itself. */
const LATE_MS = 1500

test("a visitor who chose another link meanwhile is not taken to the first one's page", async ({
  page,
}) => {
  await openPage(page, START)
  const release = await hold(page, isPageDataOf(SLOW))
  const count = countDocuments(page)

  await follow(page, SLOW)
  await follow(page, ONWARD)
  await expectInteractive(page, ONWARD)
  release()
  await page.waitForTimeout(LATE_MS)

  await expectInteractive(page, ONWARD)
  expect(count.documents).toBe(0)
})

test("back to a page not loaded yet, while a link is still being followed, stays there", async ({
  page,
}) => {
  await openPage(page, ONWARD)
  await follow(page, START)
  await expectInteractive(page, START)
  await page.reload()
  await expectInteractive(page, START)
  const release = await hold(page, isPageDataOf(SLOW))
  const count = countDocuments(page)

  await follow(page, SLOW)
  await page.evaluate(() => history.back())
  await expectInteractive(page, ONWARD)
  release()
  await page.waitForTimeout(LATE_MS)

  await expectInteractive(page, ONWARD)
  expect(count.documents).toBe(0)
})

test("forward again before the page behind has come ends the waiting, and the bar that told of it", async ({
  page,
}) => {
  await openPage(page, SLOW)
  await follow(page, START)
  await expectInteractive(page, START)
  await page.reload()
  await expectInteractive(page, START)
  await hold(page, isPageDataOf(SLOW))

  await page.evaluate(() => history.back())
  await expect(page.getByRole("progressbar")).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(page.getByRole("progressbar")).toBeHidden()

  await page.evaluate(() => history.back())
  await page.evaluate(() => history.forward())
  await page.waitForTimeout(LATE_MS)
  await expect(page.getByRole("progressbar")).toBeHidden()
  await expectInteractive(page, START)
})

test.describe("when another release is live than the page is of", () => {
  /** From now on the server names a build that no document is of. */
  const announceRelease = (page: Page, release = "0123456789abcdef0123"): Promise<unknown> =>
    page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: release } }),
    )

  test("the page reloads once, and no page after it costs a document", async ({ page }) => {
    await announceRelease(page)
    const count = countDocuments(page)
    await page.goto(FORM)
    await expect.poll(() => count.documents).toBe(2)
    await page.waitForTimeout(LATE_MS)
    await expectInteractive(page, FORM)
    expect(count.documents).toBe(2)

    for (const next of [START, ONWARD]) {
      await follow(page, next)
      await expectInteractive(page, next)
      await page.waitForTimeout(LATE_MS)
      expect(count.documents).toBe(2)
    }
  })

  test("a host that names another one each time it is asked has no page reload for ever", async ({
    page,
  }) => {
    let asked = 0
    await page.route("**/page-data/app-data.json", (route) => {
      asked += 1
      return route.fulfill({ json: { webpackCompilationHash: `0123456789abcdef${asked}` } })
    })
    test.slow()
    const count = countDocuments(page)
    await page.goto(FORM)
    await expect
      .poll(
        async () => {
          const before = count.documents
          await page.waitForTimeout(LATE_MS)
          return count.documents - before
        },
        { timeout: 120_000 },
      )
      .toBe(0)
    await expectInteractive(page, FORM)
    expect(count.documents).toBeLessThan(25)
  })

  test("the next page comes as a document, those after it, back and forward do not, until the release is yet another", async ({
    page,
  }) => {
    await openPage(page, START)
    await announceRelease(page)
    const count = countDocuments(page)

    await navigateTo(page, `${ONWARD}?from=letter#hours`)
    await expectInteractive(page, `${ONWARD}?from=letter#hours`)
    expect(count.documents).toBe(1)
    for (const next of [FORM, SLOW]) {
      await follow(page, next)
      await expectInteractive(page, next)
    }
    await page.evaluate(() => history.back())
    await expectInteractive(page, FORM)
    await page.evaluate(() => history.forward())
    await expectInteractive(page, SLOW)
    await page.waitForTimeout(LATE_MS)
    expect(count.documents).toBe(1)

    await announceRelease(page, "fedcba9876543210fedc")
    for (const next of [START, ONWARD]) {
      await follow(page, next)
      await expectInteractive(page, next)
      await page.waitForTimeout(LATE_MS)
      expect(count.documents).toBe(2)
    }
  })

  test("a page that was loaded when the pointer came over its link is a document all the same", async ({
    page,
  }) => {
    await openPage(page, START)
    await announceRelease(page)
    const count = countDocuments(page)
    const link = page.locator(`footer a[href="${ONWARD}"]`).first()

    const data = page.waitForResponse((response) =>
      response.url().endsWith(`${ONWARD}/page-data.json`),
    )
    await link.hover()
    await data
    await page.waitForTimeout(LATE_MS)
    await link.click()

    await expectInteractive(page, ONWARD)
    expect(count.documents).toBe(1)
  })

  test("what a visitor typed meanwhile is not taken away by the reload", async ({ page }) => {
    await announceRelease(page)
    const release = await hold(page, (path) => path === "/page-data/app-data.json")
    const count = countDocuments(page)
    await page.goto(FORM, { waitUntil: "domcontentloaded" })
    // In the built page: the reload would come before React has started.
    const field = page.getByRole("main").locator("input").first()
    await field.evaluate((input: HTMLInputElement) => {
      input.value = "Napoli"
      input.dispatchEvent(new InputEvent("input", { bubbles: true }))
    })
    release()
    await page.waitForTimeout(2 * LATE_MS)

    await expect(field).toHaveValue("Napoli")
    expect(count.documents).toBe(1)
    // The new release comes when the visitor goes on, and then it is the one that is live.
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await follow(page, ONWARD)
    await expectInteractive(page, ONWARD)
    expect(count.documents).toBe(2)
  })

  test("without a session storage there is no loop, and the page works", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      }),
    )
    await announceRelease(page)
    const count = countDocuments(page)
    await page.goto(START)
    await page.waitForTimeout(2 * LATE_MS)
    await expectInteractive(page, START)
    expect(count.documents).toBe(1)

    await follow(page, ONWARD)
    await expectInteractive(page, ONWARD)
    await page.waitForTimeout(LATE_MS)
    expect(await look(page)).toMatchObject({ heading: await headingOf(ONWARD) })
    expect(count.documents).toBe(2)

    await follow(page, FORM)
    await expectInteractive(page, FORM)
    await page.waitForTimeout(LATE_MS)
    expect(count.documents).toBe(2)
  })
})

test("scripts that come late take back what was said about them", async ({ page }) => {
  const release = await hold(page, (path) => /^\/app-[0-9a-f]+\.js$/.test(path))
  await page.clock.install()
  await page.goto(START, { waitUntil: "commit" })
  await expect(page.locator("main h1")).toBeVisible()
  await page.clock.fastForward(10_000)
  // Counted from what arrived last.
  await page.clock.fastForward(10_000)
  await expect(page.locator(NOTICE)).toBeVisible()
  release()
  await page.clock.resume()

  await expectInteractive(page, START)
  await expect(page.locator(NOTICE)).toHaveCount(0)
})

test("a step back before the scripts have come leads to the page before", async ({ page }) => {
  await openPage(page, START)
  await follow(page, ONWARD)
  await expectInteractive(page, ONWARD)
  const release = await hold(page, (path) => /^\/app-[0-9a-f]+\.js$/.test(path))
  await page.reload({ waitUntil: "commit" })
  await expect(page.locator("main h1")).toHaveText(await headingOf(ONWARD))

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL((url) => url.pathname === START)
  release()

  await expectInteractive(page, START)
})

test("after a first load that failed, back and forward still lead to pages", async ({ page }) => {
  await openPage(page, START)
  await follow(page, ONWARD)
  await expectInteractive(page, ONWARD)
  await page.route("**/page-data/**/page-data.json", (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.locator(NOTICE)).toBeVisible()

  await page.evaluate(() => history.back())

  await expect(page).toHaveURL((url) => url.pathname === START)
  await expect(page.locator("main h1")).toHaveText(await headingOf(START))
})

test("a page that crashes once more after its reload is shown as it was built", async ({
  page,
}) => {
  await openPage(page, START)
  await page.route(
    ({ pathname }) => isPageDataOf(SLOW)(pathname),
    async (route) => {
      const answer = await route.fetch()
      const { result, ...rest } = (await answer.json()) as { result: { data: unknown } }
      await route.fulfill({ json: { ...rest, result: { ...result, data: { cms: null } } } })
    },
  )
  const count = countDocuments(page)

  await follow(page, SLOW)
  await expect(page.locator(NOTICE)).toBeVisible()

  await expect(page.locator("main h1")).toHaveText(await headingOf(SLOW))
  expect(count.documents).toBe(1)
})
