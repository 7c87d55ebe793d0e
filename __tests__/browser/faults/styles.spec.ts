import { expect, test, type Route } from "@playwright/test"
import { ONWARD, START } from "./support/addresses"
import { CAPTIVE_PORTAL } from "./support/fault-routes"
import { countDocuments, expectInteractive, follow, openPage } from "./support/visit"

/** A page of a template with a style sheet of its own. */
const STYLED = "/400"
const TIME_LIMIT = 10_000

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void> | undefined])[] = [
  ["is gone", (route) => route.fulfill({ status: 404, body: "" })],
  [
    "has a login page in its place",
    (route) => route.fulfill({ contentType: "text/html", body: CAPTIVE_PORTAL }),
  ],
  ["comes with nothing in it", (route) => route.fulfill({ contentType: "text/css", body: "" })],
  ["never comes", () => undefined],
]

for (const [what, fault] of FAULTS) {
  test(`a page whose template's style sheet ${what} comes as a document, which has its styles in itself`, async ({
    page,
  }) => {
    await openPage(page, START)
    let asked = 0
    await page.route("**/*.css", (route) => {
      asked += 1
      return fault(route)
    })
    const count = countDocuments(page)
    await follow(page, STYLED)
    await expect.poll(() => count.documents, { timeout: 2 * TIME_LIMIT }).toBe(1)
    await expectInteractive(page, STYLED)
    expect(asked).toBeGreaterThan(0)
    // And so does the next one, as long as that lasts: never a loop.
    await follow(page, START)
    await expect.poll(() => count.documents, { timeout: 2 * TIME_LIMIT }).toBe(2)
    await expectInteractive(page, START)
  })
}

test("where the site's own style sheet failed at first, the next page comes as a document", async ({
  page,
}) => {
  await page.route(/\/styles\.[^/]+\.css$/, (route) => route.fulfill({ status: 503, body: "" }))
  await openPage(page, START)
  const count = countDocuments(page)
  await follow(page, ONWARD)
  await expectInteractive(page, ONWARD)
  expect(count.documents).toBe(1)
})

test("a style sheet that is still on its way, of a page that is loaded ahead, costs no document", async ({
  page,
}) => {
  await openPage(page, ONWARD)
  await follow(page, START)
  await expectInteractive(page, START)
  let asked = 0
  await page.route("**/*.css", () => {
    asked += 1
  })
  await page.locator(`a[href="${STYLED}"]`).first().dispatchEvent("touchstart")
  await expect.poll(() => asked).toBeGreaterThan(0)
  const count = countDocuments(page)
  await follow(page, ONWARD)
  await expectInteractive(page, ONWARD)
  expect(count.documents).toBe(0)
})
