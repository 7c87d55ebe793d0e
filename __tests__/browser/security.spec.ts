import { mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { contentPathOf, CURRENT, listsOf, readManifest } from "../../release-store/release-folder"
import { buildServer } from "../../server/origin/build-server"
import { requiredEnv } from "./support/cms"
import { startGate } from "./support/gate"
import { waitUntilKept } from "./support/worker"
import { openAlive } from "./support/alive"

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

/** The page does all it does within its policy, and an inline script that is put into it does not run. */
async function expectPolicy(page: Page, violations: string[]): Promise<void> {
  await page.waitForLoadState("networkidle")
  expect(violations).toEqual([])
  const hasRun = await page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "window.bad = 1"
    document.body.append(script)
    return "bad" in window
  })
  expect(hasRun).toBe(false)
  await expect.poll(() => violations).toEqual([expect.stringContaining("script-src")])
  violations.length = 0
}

/** The site from the release being served, one file of which cannot be read. */
async function startWithout(file: string) {
  const served = requiredEnv("RELEASES_DIR")
  const releasesDir = await mkdtemp(path.join(tmpdir(), "forno-security-"))
  const manifest = await realpath(path.join(served, CURRENT))
  const release = await readManifest(served, path.basename(manifest, ".json"))
  await symlink(listsOf(served), listsOf(releasesDir))
  await symlink(manifest, path.join(releasesDir, path.basename(manifest)))
  await symlink(path.basename(manifest), path.join(releasesDir, CURRENT))
  for (const [name, { hash }] of release?.files ?? []) {
    if (name === file) continue
    const target = contentPathOf(releasesDir, hash)
    await mkdir(path.dirname(target), { recursive: true })
    for (const ending of ["", ".br", ".gz"]) {
      await symlink(contentPathOf(served, hash) + ending, target + ending).catch(() => undefined)
    }
  }
  const { app } = await buildServer({ releasesDir })
  await app.listen({ port: 0, host: "localhost" })
  return {
    origin: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    end: async () => {
      app.server.closeAllConnections()
      await app.close()
      await rm(releasesDir, { recursive: true })
    },
  }
}

const PAGES = ["/", "/400", "/locations", "/locations/400-trastevere", "/whatson", "/no-such-page"]

test("every page does all it does within its security policy", async ({ page }) => {
  // Each page is waited for until it is at rest.
  test.slow()
  const violations = await collectViolations(page)
  for (const path of PAGES) {
    // With what a page prefetches and starts once it has been shown.
    const answer = await openAlive(page, path)
    const policy = answer?.headers()["content-security-policy"] ?? ""
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(/script-src [^;]*/.exec(policy)?.[0], path).not.toContain("unsafe-inline")
  }
  await page.goto("/")
  await page.getByRole("main").getByRole("link").first().click()
  await page.waitForLoadState("networkidle")
  expect(violations).toEqual([])
})

test("a script that somebody put into a page does not run", async ({ page }) => {
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

test("the page for a failure does all it does within its security policy", async ({ page }) => {
  const site = await startWithout("about/index.html")
  try {
    const violations = await collectViolations(page)
    const answer = await page.goto(`${site.origin}/about`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ve dropped something")
    await expectPolicy(page, violations)
    await page.close()
  } finally {
    await site.end()
  }
})

test.describe("with no network", () => {
  test.use({ serviceWorkers: "allow" })

  test("a page that was kept, and the offline page, keep their security policy", async ({
    page,
  }) => {
    const gate = await startGate(requiredEnv("SITE_ORIGIN"))
    try {
      const violations = await collectViolations(page)
      await page.goto(`${gate.origin}/about`)
      await waitUntilKept(page, "/about")
      gate.close()
      for (const shown of ["/about", "/never-seen"]) {
        const answer = await page.goto(gate.origin + shown)
        expect(answer?.fromServiceWorker()).toBe(true)
        await expectPolicy(page, violations)
      }
      await expect(page.getByRole("link", { name: "Try again" })).toBeVisible()
    } finally {
      await gate.end()
    }
  })
})
