import { existsSync } from "node:fs"
import path from "node:path"
import { test as base } from "@playwright/test"
import { requiredEnv } from "../../browser/support/cms"
import { type CmsVisitor, signIn } from "../../build/cms-api"
import { cmsDirectory, run, type RunningCms, startCmsOnCopy } from "../../build/support"

/** Building the admin, once for all of these tests, on a machine that has much else to do; in milliseconds. */
const LONGEST_BUILD = 600_000

interface AdminFixtures {
  /** Signs the page's browser in. Without a login: as the first admin. */
  signInToAdmin: (login?: { email: string; password: string }) => Promise<void>
}

interface AdminWorkerFixtures {
  /** A CMS with its admin on a copy of the seeded content, for all tests of a worker. */
  cms: RunningCms
  /** The first admin by REST: for what a test only prepares, or looks up. */
  api: CmsVisitor
}

async function buildAdmin(): Promise<void> {
  if (existsSync(path.join(cmsDirectory(), ".next", "BUILD_ID"))) return
  const next = path.join("node_modules", "next", "dist", "bin", "next")
  const { exitCode, output } = await run(process.execPath, [next, "build"], cmsDirectory(), {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  })
  if (exitCode !== 0) throw new Error(`The admin could not be built:\n${output}`)
}

async function waitForAdmin(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000
  const isReady = () =>
    fetch(`${origin}/admin/login`)
      .then(({ ok }) => ok)
      .catch(() => false)
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error("The CMS's admin did not answer within a minute.")
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Tests of the CMS's admin, by clicks. Paths begin at the CMS: `page.goto("/admin/collections/news")`. */
export const test = base.extend<AdminFixtures, AdminWorkerFixtures>({
  cms: [
    async ({ playwright: _playwright }, use) => {
      await buildAdmin()
      const cms = await startCmsOnCopy({ admin: "ready" })
      await waitForAdmin(cms.origin)
      await use(cms)
      await cms.stop()
    },
    { scope: "worker", timeout: LONGEST_BUILD },
  ],
  api: [async ({ cms }, use) => use(await signIn(cms.origin)), { scope: "worker" }],
  baseURL: async ({ cms }, use) => use(cms.origin),
  signInToAdmin: async ({ page, cms }, use) =>
    use(async (login) => {
      const {
        email = requiredEnv("CMS_ADMIN_EMAIL"),
        password = requiredEnv("CMS_ADMIN_PASSWORD"),
      } = login ?? {}
      const answer = await page.request.post(`${cms.origin}/api/users/login`, {
        data: { email, password },
      })
      if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`)
    }),
})

export { expect } from "@playwright/test"
