import { expect, test, type Page } from "@playwright/test"
import { headingOf, ONWARD, START } from "./support/addresses"
import { faultCases, untriedPairs } from "./support/cases"
import { expectedOutcome, type Range } from "./support/expected-outcome"
import { titleOf } from "./support/fault-case"
import { isPageDataOf } from "./support/held"
import {
  countDocuments,
  expectAlive,
  expectInteractive,
  follow,
  look,
  navigateTo,
  NOTICE,
  openPage,
  targetOf,
  visit,
} from "./support/visit"

/** Long enough for a loop to show itself, and for a reload that should not be. */
const STILL_MS = 800

const CASES = faultCases()

test("the matrix tries every pair of resource, fault, moment and persistence that can be", () => {
  expect(untriedPairs(CASES)).toEqual([])
  expect(CASES.length).toBeGreaterThanOrEqual(100)
  expect(CASES.length).toBeLessThanOrEqual(130)
})

/** The number itself where it is allowed, so that a difference shows both. */
const inside = ({ min, max }: Range, count: number): number | string =>
  count >= min && count <= max ? count : min === max ? min : `${min} to ${max}`

for (const faultCase of CASES) {
  const { resource, moment, persistence } = faultCase
  const expected = expectedOutcome(faultCase)

  test(titleOf(faultCase), async ({ page }) => {
    test.setTimeout(60_000 + expected.within)
    const { path, address } = targetOf(faultCase)
    const headingPath = { "asked for": path, "404": "/no-such-page", "500": "/500" }[expected.page]
    const sight = { address, heading: await headingOf(headingPath), state: expected.state }

    const { documents, requests, waitOn } = await visit(page, faultCase)

    await expect
      .poll(
        async () => {
          await waitOn()
          return look(page)
        },
        { timeout: expected.within, intervals: [100] },
      )
      .toEqual(sight)
    await page.waitForTimeout(STILL_MS)
    const after = {
      ...(await look(page)),
      documents: documents(),
      requests: requests(),
    }
    expect(after).toEqual({
      ...sight,
      documents: inside(expected.documents, after.documents),
      requests: inside(expected.requests, after.requests),
    })

    if (expected.state === "notice") {
      await expect(page.locator(NOTICE)).toBeVisible()
      const tryAgain = page.locator(NOTICE).getByRole("button", { name: "Try again" })
      await expect(tryAgain).toBeVisible()
      if (persistence === "always") return
      await tryAgain.click()
      return expectInteractive(page, address)
    }
    // The next page would need the style sheet, and comes as a document, which does not.
    if (resource === "style sheet" && moment === "first load") {
      const count = countDocuments(page)
      await follow(page, ONWARD)
      await expectInteractive(page, ONWARD)
      expect(count.documents).toBe(1)
      return
    }
    await expectAlive(page, ONWARD)
    // Nothing of a failure is kept: the next click asks again.
    if (resource === "page data" && expected.page === "500" && persistence === "once") {
      if (moment !== "first load") return expectAlive(page, address)
      await page.goBack()
      return expectInteractive(page, address)
    }
  })
}

test.describe("an address that no page has", () => {
  const NOT_FOUND = "/no-such-page"
  /** What the browser's console says of faults of the site's. */
  const faultsOf = (page: Page): string[] => {
    const faults: string[] = []
    page.on("pageerror", (error) => faults.push(error.message))
    return faults
  }

  for (const path of ["/a%26b", "/about%2F", "/about%3Fx", "/about%2F%2F", "/about%20", "/%ff"]) {
    test(`is the 404 page's, and alive after one document: ${path}`, async ({ page }) => {
      const faults = faultsOf(page)
      const count = countDocuments(page)
      await page.goto(path)
      const heading = await headingOf(NOT_FOUND)
      await expect
        .poll(() => look(page), { intervals: [50] })
        .toMatchObject({ heading, state: "interactive" })
      await expectAlive(page, START)

      expect(count.documents).toBe(1)
      expect(faults).toEqual([])
    })
  }

  for (const path of ["/%E0%A4%A", "/offline-plugin-app-shell-fallback"]) {
    test(`shows the 404 page to who goes there from a page: ${path}`, async ({ page }) => {
      const faults = faultsOf(page)
      await openPage(page, START)
      await navigateTo(page, path)
      const heading = await headingOf(NOT_FOUND)
      await expect
        .poll(() => look(page), { intervals: [50] })
        .toMatchObject({ heading, state: "interactive" })
      await expectAlive(page, START)
      expect(faults).toEqual([])
    })
  }
})

test("an address of a page's file leads to the page", async ({ page }) => {
  await openPage(page, START)
  await navigateTo(page, "/index.html?from=letter#content")

  await expectInteractive(page, "/?from=letter#content")
})

test("an error page takes the place of a page that was served without a fault of its own", async ({
  page,
}) => {
  const faults: string[] = []
  page.on("pageerror", (error) => faults.push(error.message))
  page.on("console", (message) => {
    if (/react|hydrat/i.test(message.text())) faults.push(message.text())
  })
  await page.route(
    ({ pathname }) => isPageDataOf(START)(pathname),
    (route) => route.fulfill({ status: 500 }),
  )
  await page.goto(START)
  const heading = await headingOf("/500")
  await expect
    .poll(() => look(page), { intervals: [50] })
    .toEqual({ address: START, heading, state: "interactive" })
  await expectAlive(page, ONWARD)
  expect(faults).toEqual([])
})
