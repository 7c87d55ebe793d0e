import { readFileSync } from "node:fs"
import { join } from "node:path"
import { seedCms, startCms } from "../lib/cms.mjs"
import { copyProject } from "../lib/copy-project.mjs"
import { localSiteUrl } from "../lib/env-file.mjs"
import { testSiteEnvironment } from "../lib/environments.mjs"
import { findFreePorts } from "../lib/ports.mjs"
import type { Processes, Running } from "../lib/processes.mjs"
import type { Progress } from "../lib/progress.mjs"
import { cmsDirOf, releasesDirOf } from "../lib/project.mjs"
import { startPublisher } from "../lib/publisher.mjs"
import { buildSite } from "../lib/site-build.mjs"
import { startSiteServer } from "../lib/site-server.mjs"

export const PARTS = ["cms", "origin", "publisher"] as const
export type Part = (typeof PARTS)[number]

/** A whole installation of its own, whose processes can be killed and started again one by one. */
export class PublishingSite {
  readonly env: Record<string, string | undefined>
  readonly origin: string
  readonly cmsOrigin: string
  readonly releasesDir: string
  readonly #project: string
  readonly #processes: Processes
  readonly #running = new Map<Part, Running>()

  /**
   * @param project a copy of the project
   * @param env what its processes get, ports and addresses included
   * @param processes stops what still runs in the end
   */
  constructor(project: string, env: Record<string, string | undefined>, processes: Processes) {
    this.#project = project
    this.env = env
    this.#processes = processes
    this.origin = localSiteUrl(Number(env.SITE_PORT))
    this.cmsOrigin = `http://localhost:${env.CMS_PORT}`
    this.releasesDir = releasesDirOf(project, env)
  }

  /** Starts one part and waits until it answers. */
  async start(part: Part): Promise<void> {
    this.#running.set(part, await this.#launch(part))
  }

  async #launch(part: Part): Promise<Running> {
    const site = {
      root: this.#project,
      releasesDir: this.releasesDir,
      env: this.env,
      processes: this.#processes,
    }
    switch (part) {
      case "cms":
        return startCms({
          cmsDir: cmsDirOf(this.#project),
          env: this.env,
          admin: "off",
          processes: this.#processes,
          logFile: join(this.releasesDir, "last-cms.log"),
        })
      case "origin":
        return startSiteServer(site)
      case "publisher":
        return startPublisher(site)
    }
  }

  /** `kill -9` of the part and its group; resolves when it is gone. */
  async kill(part: Part): Promise<void> {
    const running = this.#running.get(part)
    if (!running) return
    this.#running.delete(part)
    killGroup(running.pid)
    await running.exited
  }

  /** `kill -9` of whatever the publisher has started: the build that runs, and the one that stands by. */
  killBuilds(): number {
    const builds = childrenOf(this.pidOf("publisher"))
    builds.forEach(killGroup)
    return builds.length
  }

  isRunning(part: Part): boolean {
    return this.#running.has(part)
  }

  pidOf(part: Part): number {
    return this.#running.get(part)?.pid ?? 0
  }
}

/** Resident memory of a process in bytes, from Linux's procfs. */
export function memoryOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))
  return Number(line?.[1] ?? 0) * 1024
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
  return list.split(" ").map(Number).filter(Boolean)
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    // Gone already.
  }
}

/** A copy of the project with a seeded CMS that runs and its first release, all in one folder. */
export async function createPublishingSite(
  root: string,
  folder: string,
  { processes, progress }: { processes: Processes; progress: Progress },
): Promise<PublishingSite> {
  const project = join(folder, "project")
  const [sitePort = 0, cmsPort = 0] = await findFreePorts(2)
  const env = testSiteEnvironment({ folder, sitePort, cmsPort, publishing: true })
  copyProject(root, project)
  await progress.step("Seeding a CMS", async (detail) =>
    detail(await seedCms({ cmsDir: cmsDirOf(project), env, processes })),
  )
  const site = new PublishingSite(project, env, processes)
  await site.start("cms")
  const { releasesDir } = site
  await buildSite({ root: project, releasesDir, env, processes, progress })
  return site
}
