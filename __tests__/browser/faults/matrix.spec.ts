import { expect, test } from "@playwright/test"
import { headingOf, ONWARD } from "./support/addresses"
import { faultCases, untriedPairs } from "./support/cases"
import { expectedOutcome, type Range } from "./support/expected-outcome"
import { titleOf } from "./support/fault-case"
import { expectAlive, expectInteractive, look, NOTICE, targetOf, visit } from "./support/visit"

/** Long enough for a loop to show itself, and for a reload that should not be. */
const STILL_MS = 800

const CASES = faultCases()

test("the matrix tries every pair of resource, fault, moment and persistence that can be", () => {
  expect(untriedPairs(CASES)).toEqual([])
  expect(CASES.length).toBeGreaterThanOrEqual(100)
  expect(CASES.length).toBeLessThanOrEqual(130)
})

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
    await expectAlive(page, ONWARD)
    // Nothing of a failure is kept: the next click asks again.
    if (resource === "page data" && expected.page === "500" && persistence === "once") {
      if (moment !== "first load") return expectAlive(page, address)
      await page.goBack()
      return expectInteractive(page, address)
    }
  })
}

/** The number itself where it is allowed, so that a difference shows both. */
const inside = ({ min, max }: Range, count: number): number | string =>
  count >= min && count <= max ? count : min === max ? min : `${min} to ${max}`
