import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startApi } from "./api"
import { cmsDataDir, seedCms, startCms } from "./cms"
import { copyProject } from "./copy-project"
import { localSiteUrl } from "../../lib/env-file"
import { testSiteEnvironment } from "../../lib/environments"
import { findFreePorts } from "../../lib/ports"
import { cmsDirOf, releasesDirOf } from "../../lib/project"
import { startPublisher } from "./publisher"
import { buildSite } from "../../builder/site-build"
import { startSiteServer } from "./site-server"
import type { Processes } from "../../lib/processes"
import type { Progress } from "../../lib/progress"

/** A production build of the site from a freshly seeded CMS, served on a free port from a temporary folder. */
export function createTestSite({
  root,
  keep,
  publishing = false,
  processes,
  progress,
}: {
  root: string
  /** Whether the folder stays for a look. */
  keep: boolean
  /** Whether what is published in its CMS is built and served, as it is at `npm start`. */
  publishing?: boolean
  processes: Processes
  progress: Progress
}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "forno-test-")))
  const project = join(folder, "project")
  const cmsDir = cmsDirOf(project)
  if (keep) progress.say(`Kept for a look: ${folder}`)

  return {
    /** Starts everything. @returns the variables that the browser tests read */
    async start() {
      const [sitePort = 0, cmsPort = 0, apiPort = 0] = await findFreePorts(3)
      const env = testSiteEnvironment({ folder, sitePort, cmsPort, apiPort, publishing })
      const releasesDir = releasesDirOf(project, env)
      copyProject(root, project)
      await progress.step("Seeding a CMS for the tests", (detail) =>
        seedCms({ cmsDir, env, processes }, detail),
      )
      await progress.step("Starting it", () =>
        startCms({ cmsDir, env, admin: "off", processes, logFile: join(folder, "cms.log") }),
      )
      await buildSite({ root: project, releasesDir, env, processes, progress })
      await progress.step("Serving the release", () =>
        startSiteServer({ root: project, releasesDir, env, processes }),
      )
      const mail = { ...env, MAIL_DIR: join(folder, "mail") }
      await startApi({ root: project, releasesDir, env: mail, processes })
      if (publishing) await startPublisher({ root: project, releasesDir, env, processes })
      return {
        ...env,
        SITE_ORIGIN: localSiteUrl(sitePort),
        SITE_DIR: project,
        CMS_ORIGIN: `http://localhost:${cmsPort}`,
        TEST_MAIL_DIR: join(folder, "mail"),
        TEST_CMS_DATA_DIR: cmsDataDir(cmsDir, env),
      }
    },

    remove() {
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}
