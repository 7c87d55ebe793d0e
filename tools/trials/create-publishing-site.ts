import { join } from "node:path"
import { cmsDataDir, seedCms } from "../lib/cms"
import { copyProject } from "../lib/copy-project"
import { testSiteEnvironment } from "../../lib/environments"
import { findFreePorts } from "../../lib/ports"
import type { Processes } from "../../lib/processes"
import type { Progress } from "../../lib/progress"
import { cmsDirOf } from "../../lib/project"
import { buildSite } from "../../builder/site-build"
import { PublishingSite } from "./publishing-site"

/**
 * A copy of the project with a seeded CMS that runs and its first release, all in one folder.
 * @param prepare changes the CMS's data before it starts
 */
export async function createPublishingSite(
  root: string,
  folder: string,
  { processes, progress }: { processes: Processes; progress: Progress },
  prepare?: (cmsDataDir: string) => void,
): Promise<PublishingSite> {
  const project = join(folder, "project")
  const [sitePort = 0, cmsPort = 0, apiPort = 0] = await findFreePorts(3)
  const env = testSiteEnvironment({ folder, sitePort, cmsPort, apiPort, publishing: true })
  copyProject(root, project)
  const cmsDir = cmsDirOf(project)
  await progress.step("Seeding a CMS", async (detail) =>
    detail(await seedCms({ cmsDir, env, processes })),
  )
  prepare?.(cmsDataDir(cmsDir, env))
  const site = new PublishingSite(project, env, processes)
  await site.start("cms")
  const { releasesDir } = site
  await buildSite({ root: project, releasesDir, env, processes, progress })
  return site
}
