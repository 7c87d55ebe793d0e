import { join } from "node:path"
import { cmsDataDir, seedCms } from "../lib/cms"
import { copyProject } from "../lib/copy-project"
import { testSiteEnvironment } from "../../lib/environments"
import { findFreePorts } from "../../lib/ports"
import type { Processes } from "../../lib/processes"
import type { Progress } from "../../lib/progress"
import { cmsDirOf } from "../../lib/project"
import { askForBuild } from "../../publishing/asked-builds"
import { builtByPublisher } from "../lib/ask-publisher"
import { PARTS, PublishingSite } from "./publishing-site"

interface Context {
  processes: Processes
  progress: Progress
}

/** A copy of the project with a seeded CMS, all of which runs, and its first release, made as `npm start` makes it; all in one folder. */
export async function createPublishingSite(
  root: string,
  folder: string,
  { processes, progress }: Context,
  prepare?: (cmsDataDir: string) => void,
): Promise<PublishingSite> {
  const site = await createUnbuiltSite(root, folder, { processes, progress }, prepare)
  const asked = await askForBuild(site.releasesDir, { mayLosePages: false, isStart: true })
  await progress.step("Making the first release", async () => {
    await site.start("publisher")
    await builtByPublisher(site.releasesDir, asked)
  })
  for (const part of PARTS) if (!site.isRunning(part)) await site.start(part)
  return site
}

/**
 * The same before anything was built.
 * @param prepare changes the CMS's data before it starts
 */
export async function createUnbuiltSite(
  root: string,
  folder: string,
  { processes, progress }: Context,
  prepare?: (cmsDataDir: string) => void,
): Promise<PublishingSite> {
  const project = join(folder, "project")
  const [sitePort = 0, cmsPort = 0, apiPort = 0] = await findFreePorts(3)
  const env = testSiteEnvironment({ folder, sitePort, cmsPort, apiPort, publishing: true })
  copyProject(root, project)
  const cmsDir = cmsDirOf(project)
  await progress.step("Seeding a CMS", (detail) => seedCms({ cmsDir, env, processes }, detail))
  prepare?.(cmsDataDir(cmsDir, env))
  const site = new PublishingSite(project, env, processes)
  await site.start("cms")
  return site
}
