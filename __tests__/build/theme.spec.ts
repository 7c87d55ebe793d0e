import { writeFile } from "node:fs/promises"
import path from "node:path"
import { expect, type Page } from "@playwright/test"
import { violations } from "../browser/support/axe"
import { openAlive, reloadAlive } from "../browser/support/alive"
import { test } from "./second-build"
import { run } from "./support"

const MINUTES = 60_000

/**
 * A fourth brand that shares nothing with the house: daylight, a sans serif, a sail. What an owner adds for it is a
 * theme file, a mark, a line in two lists, and content; no component, view or style sheet may have to change. The marks of
 * the second build are for who looks at an upgrade; they take no place.
 */
test.describe("a fourth brand, by tokens and content alone", () => {
  test.describe.configure({ mode: "serial", timeout: MINUTES })

  let origin: string
  let project: string

  test.beforeAll(({ secondBuild }) => {
    ;({ origin, project } = secondBuild)
  })

  test.beforeEach(({ page }) =>
    page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    ),
  )

  test("its theme file has the types that the theme asks for", async () => {
    const config = test.info().outputPath("tsconfig.json")
    // Alone: who reads the theme knows brands by any name.
    const ofTheme = {
      extends: path.join(project, "tsconfig.json"),
      compilerOptions: { incremental: false, types: [] },
      include: [path.join(project, "src/theme")],
    }
    await writeFile(config, JSON.stringify(ofTheme))
    const tsc = path.join(project, "node_modules/@typescript/native/bin/tsc")
    const { exitCode, output } = await run(process.execPath, [tsc, "-p", config], project)
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: "" })
  })

  for (const [name, address] of [
    ["brand", "/marea"],
    ["venue", "/locations/marea-camogli"],
  ] as const) {
    test(`its ${name} page stands on its own ground, in its own type, under its own mark`, async ({
      page,
    }, testInfo) => {
      await openAlive(page, origin + address)

      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(238, 244, 243)")
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light")
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#eef4f3")
      const families = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      )
      // A typeface's stand-in is one of the system's, and is seen or not as the typeface comes late or soon.
      const names = families.map((family) => family.replaceAll('"', "").replace(/ Fallback$/, ""))
      expect([...new Set(names)]).toEqual(["Outfit"])
      await expect(
        page.getByRole("banner").getByRole("img", { name: "Marea" }).first().locator("use"),
      ).toHaveAttribute("href", "#mark-marea")
      await expect(page.locator("symbol#mark-marea path")).not.toHaveCount(0)

      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // Kept, to look at.
        await page.screenshot({ path: testInfo.outputPath(`${name}-${width}.png`), fullPage: true })
      }
    })

    test(`its ${name} page can be read by everyone`, async ({ page }) => {
      await openAlive(page, origin + address)
      expect(await violations(page)).toEqual([])
    })
  }

  const asksForTags = (page: Page): string[] => {
    const asked: string[] = []
    page.on("request", (request) => {
      if (/googletagmanager|google-analytics/.test(request.url())) asked.push(request.url())
    })
    return asked
  }
  const question = (page: Page) => page.getByRole("region", { name: "May we count?" })

  test("its owner's tag manager is loaded once a guest agrees, and told of the page once", async ({
    page,
  }) => {
    const asked = asksForTags(page)
    await openAlive(page, `${origin}/about`)
    await page
      .getByRole("navigation", { name: "Brands" })
      .getByRole("link", { name: "Marea" })
      .click()
    await expect(page).toHaveTitle(/Marea/)
    await expect(question(page)).toBeVisible()
    expect(asked).toEqual([])

    const container = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-MAREA1$/)
    await question(page).getByRole("button", { name: "Accept all" }).click()
    await container
    await expect(question(page)).toBeHidden()
    // Of the pages before, on which nothing had been agreed to, it never hears.
    await expect
      .poll(() =>
        page.evaluate(() => window.dataLayer?.filter(({ event }) => event === "viewPage")),
      )
      .toEqual([expect.objectContaining({ path: "/marea", brand: "marea" })])
    // In Google's consent mode: denied before all else, granted before the container starts.
    const commands = await page.evaluate(() =>
      window.dataLayer?.map((entry) => ("event" in entry ? entry.event : Object.values(entry)[1])),
    )
    expect(commands?.slice(0, 3)).toEqual(["default", "update", "gtm.js"])

    await reloadAlive(page)
    await expect(question(page)).toBeHidden()
    expect(asked).toHaveLength(2)
  })

  test("who says no is asked by no tag host, and can think again at the page's foot", async ({
    page,
  }) => {
    const asked = asksForTags(page)
    await openAlive(page, `${origin}/marea`)
    expect(await violations(page)).toEqual([])
    await question(page).getByRole("button", { name: "Reject all" }).click()
    await reloadAlive(page)
    await expect(question(page)).toBeHidden()
    expect(asked).toEqual([])

    await page.getByRole("button", { name: "Privacy choices" }).click()
    await expect(question(page).getByRole("heading")).toBeFocused()
    await question(page)
      .getByRole("checkbox", { name: /^Statistics/ })
      .check()
    await page.keyboard.press("Tab")
    await question(page).getByRole("button", { name: "Save my choice" }).press("Enter")
    await expect.poll(() => asked.length).toBe(1)
    const last = await page.evaluate(() =>
      window.dataLayer
        ?.map((entry) => Object.values(entry))
        .filter(([name]) => name === "consent")
        .at(-1),
    )
    expect(last).toEqual([
      "consent",
      "update",
      {
        analytics_storage: "granted",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
      },
    ])
  })

  test("the other brands' pages keep their own look", async ({ page }) => {
    await page.goto(`${origin}/400`)
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 15, 13)")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Gloock/)
  })
})
