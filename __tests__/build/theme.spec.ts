import { spawnSync } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { localSiteUrl } from "../../lib/env-file"
import { findFreePort } from "../../lib/ports"
import { createProcesses } from "../../lib/processes"
import { startSiteServer } from "../../tools/lib/site-server"
import { requiredEnv } from "../browser/support/cms"
import * as marea from "../fixtures/fourth-brand/content"
import { type CmsVisitor, signIn } from "./cms-api"
import { build, requireFromCms, type RunningCms, startCmsOnCopy } from "./support"
import { violations } from "../browser/support/axe"
import { openAlive, reloadAlive } from "../browser/support/alive"

const FIXTURE = path.join(requiredEnv("SITE_DIR"), "__tests__/fixtures/fourth-brand")
const MINUTES = 60_000

/**
 * A fourth brand that shares nothing with the house: daylight, a sans serif, a sail. What an owner adds for it is a
 * theme file, a mark, a line in two lists, and content; no component, view or style sheet may have to change.
 */
test.describe("a fourth brand, by tokens and content alone", () => {
  test.describe.configure({ mode: "serial", timeout: MINUTES })

  /** The copy of the project that the site was built in: its bundles are warm. */
  const project = requiredEnv("SITE_DIR")
  const themeDir = path.join(project, "src/theme")
  const processes = createProcesses()
  let cms: RunningCms | undefined
  let folder = ""
  let isThemeKept = false
  let origin: string

  test.beforeAll(async () => {
    test.setTimeout(10 * MINUTES)
    folder = await mkdtemp(path.join(tmpdir(), "forno-brand-"))
    await cp(themeDir, path.join(folder, "theme"), { recursive: true })
    isThemeKept = true
    await cp(path.join(FIXTURE, "theme"), themeDir, { recursive: true })

    cms = await startCmsOnCopy()
    await writeMarea(await signIn(cms.origin))

    const sitePort = await findFreePort()
    const releasesDir = path.join(folder, "releases")
    origin = localSiteUrl(sitePort)
    const env = {
      CMS_GRAPHQL_URL: cms.graphqlUrl,
      SITE_PORT: String(sitePort),
      SITE_URL: origin,
      RELEASES_DIR: releasesDir,
      // The one build of the tests with a container; Google's answer is no part of the product.
      GTM_ID: "GTM-MAREA1",
    }
    const { exitCode, output } = await build(env)
    expect(exitCode, output).toBe(0)
    await startSiteServer({
      root: project,
      releasesDir,
      env: { ...process.env, ...env },
      processes,
    })
  })

  test.afterAll(async () => {
    // First of all: the next specs build in the same folder.
    if (isThemeKept) {
      await rm(themeDir, { recursive: true, force: true })
      await cp(path.join(folder, "theme"), themeDir, { recursive: true })
    }
    await processes.stopAll()
    await cms?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  test.beforeEach(({ page }) =>
    page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    ),
  )

  test("its theme file has the types that the theme asks for", () => {
    test.setTimeout(5 * MINUTES)
    const tsc = path.join(project, "node_modules/typescript/bin/tsc")
    const { status, stdout } = spawnSync(process.execPath, [tsc, "--noEmit"], {
      cwd: project,
      encoding: "utf8",
    })
    expect(stdout).toBe("")
    expect(status).toBe(0)
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

/** Writes the brand into the CMS as an editor would: pictures, brand, menu, venue. */
async function writeMarea(editor: CmsVisitor): Promise<void> {
  const [hero = 0, harbour = 0] = await Promise.all(
    marea.pictures.map(({ name, alt }) => uploadDrawing(editor, name, alt)),
  )
  const { id: brand } = await editor.prepare("POST", "brands", marea.brand({ hero, harbour }))
  const { id: menu } = await editor.prepare("POST", "menus", marea.menu({ brand }))
  await editor.prepare("POST", "locations", marea.venue({ brand, menu, harbour }))
}

type Sharp = (file: string) => { webp(): { toBuffer(): Promise<Buffer> } }

async function uploadDrawing(editor: CmsVisitor, name: string, alt: string): Promise<number> {
  const drawing = path.join(FIXTURE, "pictures", `${name}.svg`)
  const bytes = await requireFromCms<Sharp>("sharp")(drawing).webp().toBuffer()
  const file = new File([new Uint8Array(bytes)], `${name}.webp`, { type: "image/webp" })
  const { status, body } = await editor.upload(file, { alt })
  if (!body.doc) throw new Error(`${name} was refused with ${status}: ${JSON.stringify(body)}`)
  return body.doc.id
}
