import { expect, test, type Page } from "@playwright/test"

/** Told by the browser itself; kept by the test, for a page forgets when it is left. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction("tellViolation", (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void }
      const what = event.blockedURI || event.sample
      tellViolation(`${location.pathname}: ${event.effectiveDirective} refused ${what}`)
    })
  })
  return violations
}

const PAGES = ["/", "/400", "/locations", "/locations/400-trastevere", "/whatson", "/no-such-page"]

test("every page does all it does within its security policy", async ({ page, isMobile }) => {
  test.skip(isMobile, "The policy is the same at every width.")
  // Each page is waited for until it is at rest.
  test.slow()
  const violations = await collectViolations(page)
  for (const path of PAGES) {
    const answer = await page.goto(path)
    const policy = answer?.headers()["content-security-policy"] ?? ""
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(/script-src [^;]*/.exec(policy)?.[0], path).not.toContain("unsafe-inline")
    // What a page prefetches and starts once it has been shown.
    await page.waitForLoadState("networkidle")
  }
  await page.goto("/")
  await page.getByRole("main").getByRole("link").first().click()
  await page.waitForLoadState("networkidle")
  expect(violations).toEqual([])
})

test("a script that somebody put into a page does not run", async ({ page, isMobile }) => {
  test.skip(isMobile, "The policy is the same at every width.")
  const violations = await collectViolations(page)
  await page.route("/400", async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      "</body>",
      "<script>window.bad = 1</script></body>",
    )
    await route.fulfill({ response, body })
  })
  await page.goto("/400")
  expect(await page.evaluate(() => "bad" in window)).toBe(false)
  await expect.poll(() => violations).toEqual([expect.stringContaining("script-src")])
})
