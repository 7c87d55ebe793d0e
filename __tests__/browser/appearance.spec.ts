import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { FULL_BROWSER } from "./support/launch-options"
import { openAlive } from "./support/alive"

test.use({ launchOptions: FULL_BROWSER })

/**
 * The first screen of pages whose content has no date. Compared with a tolerance that another version of the browser
 * does not exceed, and a moved column, a lost typeface or a lost mark does. After a change that is meant:
 * `npm test -- --only=browser -- appearance --update-snapshots`, and look at what changed.
 */
const PAGES = {
  home: "/",
  flame: "/400",
  ember: "/cenere",
  warmth: "/madia",
  about: "/about",
  legal: "/privacy-policy",
  "server-error": "/500",
} as const

/** What the clock decides: whether we are open. It keeps its room. */
const WITHOUT_STATE = ".header-state, .opening-state { visibility: hidden }"

for (const [name, path] of Object.entries(PAGES)) {
  test(`the first screen of the ${name} page looks as it did`, async ({ page }) => {
    await openAlive(page, path)
    await page.addStyleTag({ content: WITHOUT_STATE })
    await page.evaluate(async () => {
      await document.fonts.ready
      // The others are lazy, and would never arrive.
      const shown = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < window.innerHeight,
      )
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    })

    await expect(page).toHaveScreenshot(`${name}.png`, {
      animations: "disabled",
      scale: "css",
      maxDiffPixelRatio: 0.005,
      threshold: 0.25,
    })
  })
}

test("a brand's page that comes slowly stands in its look from its first words", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a slow line is the same on every screen")
  const html = await (await page.request.get("/cenere")).text()
  const [body, main] = [html.indexOf('<div id="___gatsby"'), html.indexOf("<main")]
  let goOn: () => void = () => undefined
  const rest = new Promise<void>((resolve) => (goOn = resolve))
  const slow = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end()
    response.setHeader("content-type", "text/html; charset=utf-8")
    response.write(html.slice(0, body))
    // What is there by then has been drawn.
    void sleep(500)
      .then(() => response.write(html.slice(body, main)))
      .then(() => rest)
      .then(() => response.end(html.slice(main)))
  })
  await new Promise<void>((resolve) => slow.listen(0, "localhost", resolve))
  // Scripts that failed would have the page loaded again.
  await page.route("**/*.js", () => undefined)
  const look = (): Promise<string[]> =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ["--ground", "--font-display"].map((name) => style.getPropertyValue(name))
    })
  try {
    const { port } = slow.address() as AddressInfo
    await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" })
    await expect(page.getByRole("banner")).toBeVisible()
    const atFirst = await look()
    goOn()
    await page.waitForLoadState("domcontentloaded")
    expect(atFirst).toEqual(await look())
  } finally {
    goOn()
    slow.close()
  }
})
