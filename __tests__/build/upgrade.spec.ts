import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { findFreePort } from "../../lib/ports"
import { createProcesses } from "../../lib/processes"
import { startSiteServer } from "../../tools/lib/site-server"
import { writeServiceWorker } from "../../gatsby/service-worker"
import { requiredEnv } from "../browser/support/cms"
import { startGate, type Gate } from "../browser/support/gate"
import {
  isSameDocument,
  markDocument,
  updateWorker,
  waitUntilKept,
} from "../browser/support/worker"
import { build } from "./support"

const MINUTE = 60_000

/** A page's own chunk and a slice's are other ones in the second release, and each says so. */
const CHANGES = [
  ["src/templates/about.tsx", "<AboutView model={data} />"],
  ["src/slices/footer.tsx", "<FooterView model={data} />"],
] as const

/**
 * The site is built twice; a visitor has the first release open and its service worker installed when the second takes
 * its place. A gate leads the same address to the one and then to the other.
 */
test.describe("a new release, for a visitor with the service worker of the old", () => {
  test.describe.configure({ mode: "serial", timeout: 2 * MINUTE })
  test.use({ serviceWorkers: "allow" })

  const site = requiredEnv("SITE_DIR")
  const processes = createProcesses()
  const sources = new Map<string, string>()
  const releases: Record<"old" | "new", string> = { old: requiredEnv("SITE_ORIGIN"), new: "" }
  let folder: string
  let gate: Gate

  test.beforeAll(async () => {
    test.setTimeout(10 * MINUTE)
    folder = await mkdtemp(path.join(tmpdir(), "forno-upgrade-"))
    for (const [file, element] of CHANGES) {
      const source = await readFile(path.join(site, file), "utf8")
      sources.set(file, source)
      const changed = source.replace(element, `<div data-release="new">${element}</div>`)
      expect(changed, `${file} still has what is changed here`).not.toBe(source)
      await writeFile(path.join(site, file), changed)
    }
    const releasesDir = path.join(folder, "releases")
    const { exitCode, output } = await build({ RELEASES_DIR: releasesDir })
    expect(exitCode, output).toBe(0)
    const port = await findFreePort()
    const env = { ...process.env, SITE_PORT: String(port) }
    await startSiteServer({ root: site, releasesDir, env, processes })
    releases.new = `http://localhost:${port}`
    expect(await hashAt(releases.new)).not.toBe(await hashAt(releases.old))
  })

  test.afterAll(async () => {
    for (const [file, source] of sources) await writeFile(path.join(site, file), source)
    await processes.stopAll()
    await rm(folder, { recursive: true, force: true })
  })

  test.beforeEach(async () => {
    gate = await startGate(releases.old)
  })
  test.afterEach(() => gate.end())

  /** A tab that shows the list of venues, with the page about the house seen before, both of the old release. */
  async function oldTab(page: Page): Promise<void> {
    for (const seen of ["/about", "/locations"]) {
      await page.goto(gate.origin + seen)
      // One that is only now coming to life would find that it is outdated, and load the new release at once.
      await expectWhole(page, "old")
      await waitUntilKept(page, seen)
    }
    await markDocument(page)
  }

  /** Everything of the page shown is of one release, and it has come to life. */
  async function expectWhole(page: Page, which: "old" | "new"): Promise<void> {
    const isNew = which === "new"
    await expect(page.getByRole("contentinfo")).toBeVisible()
    await expect(page.locator('[data-release="new"] footer')).toHaveCount(isNew ? 1 : 0)
    const isAbout = new URL(page.url()).pathname === "/about"
    await expect(page.locator('main [data-release="new"]')).toHaveCount(isNew && isAbout ? 1 : 0)
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.body.querySelector("#___gatsby") ?? {})))
      .toContainEqual(expect.stringMatching(/^__reactContainer/))
    const { hash, scripts } = await page.evaluate(() => ({
      hash: (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash,
      scripts: [...document.scripts].map(({ src }) => src).filter(Boolean),
    }))
    expect(hash).toBe(await hashAt(releases[which]))
    for (const script of scripts) {
      const { pathname } = new URL(script)
      const { status } = await fetch(releases[which] + pathname, { method: "HEAD" })
      expect(status, `${pathname} is of the ${which} release`).toBe(200)
    }
  }

  test("an open tab stays as it is, and its next link leads to the new release", async ({
    page,
  }) => {
    const problems = collectErrors(page)
    await oldTab(page)
    gate.lead(releases.new)
    await updateWorker(page)
    expect(await isSameDocument(page), "nothing is reloaded unasked").toBe(true)
    await expectWhole(page, "old")

    await page.locator('footer a[href="/about"]').click()

    await expect(page).toHaveURL(`${gate.origin}/about`)
    await expectWhole(page, "new")
    expect(problems).toEqual([])
  })

  test("a visitor who loses the network the moment the new worker is there has lost no page", async ({
    page,
  }) => {
    await oldTab(page)
    gate.lead(releases.new)
    // The new worker comes, and nothing more of the new release.
    gate.cut(
      /^\/(?!sw\.js|offline|workbox|idb-keyval|static\/|art\/|icons\/|manifest|[^/]+\.(js|css)$)/,
    )
    await updateWorker(page)
    gate.close()

    await page.goto(`${gate.origin}/about`)

    await expectWhole(page, "old")
    const asked = await page.evaluate(async () => (await fetch("/page-data/app-data.json")).json())
    expect(asked).toEqual({ webpackCompilationHash: await hashAt(releases.old) })
  })

  test("pages seen before are kept anew, and work with no network", async ({ page }) => {
    await oldTab(page)
    gate.lead(releases.new)
    await updateWorker(page)
    const old = await hashAt(releases.old)
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: MINUTE })
      .not.toContainEqual(expect.stringContaining(old))
    gate.close()

    for (const seen of ["/about", "/locations"]) {
      await page.goto(gate.origin + seen)
      await expectWhole(page, "new")
    }
  })

  test("the kill switch removes the worker and all it kept, and leaves open pages alone", async ({
    page,
  }) => {
    await oldTab(page)
    await writeServiceWorker(site, folder, { serviceWorker: false })
    const body = await readFile(path.join(folder, "sw.js"), "utf8")
    gate.answer("/sw.js", { type: "text/javascript", body })

    // Chromium lets the new worker take over once the old one, which still keeps pages, is at rest.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const registrations = await navigator.serviceWorker.getRegistrations()
            // One that is asked for while another is being installed may be missed.
            for (const one of registrations) void one.update().catch(() => undefined)
            return [await caches.keys(), registrations.length]
          }),
        { timeout: 1.5 * MINUTE, intervals: [1000, 5000] },
      )
      .toEqual([[], 0])
    expect(await isSameDocument(page)).toBe(true)
  })
})

async function hashAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/page-data/app-data.json`)
  return ((await answer.json()) as { webpackCompilationHash: string }).webpackCompilationHash
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  return errors
}
