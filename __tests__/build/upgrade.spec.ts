import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, type Page } from "@playwright/test"
import { writeServiceWorker } from "../../gatsby/service-worker"
import { requiredEnv } from "../browser/support/cms"
import { startGate, type Gate } from "../browser/support/gate"
import {
  isSameDocument,
  markDocument,
  updateWorker,
  waitUntilKept,
} from "../browser/support/worker"
import { test } from "./second-build"

const MINUTE = 60_000

/**
 * The code is built twice; a visitor has the first release open and its service worker installed when the second takes
 * its place. A gate leads the same address to the one and then to the other.
 */
test.describe("a new release, for a visitor with the service worker of the old", () => {
  test.describe.configure({ mode: "serial", timeout: 2 * MINUTE })
  test.use({ serviceWorkers: "allow" })

  const releases: Record<"old" | "new", string> = { old: requiredEnv("SITE_ORIGIN"), new: "" }
  let folder: string
  let gate: Gate

  test.beforeAll(async ({ secondBuild }) => {
    folder = await mkdtemp(path.join(tmpdir(), "forno-upgrade-"))
    releases.new = secondBuild.origin
    expect(await hashAt(releases.new)).not.toBe(await hashAt(releases.old))
  })

  test.afterAll(() => rm(folder, { recursive: true, force: true }))

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
    await writeServiceWorker(requiredEnv("SITE_DIR"), folder, { serviceWorker: false })
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
