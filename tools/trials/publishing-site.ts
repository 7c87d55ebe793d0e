import { readFileSync } from "node:fs"
import { join } from "node:path"
import { startApi } from "../lib/api"
import { startCms } from "../lib/cms"
import { localSiteUrl } from "../../lib/env-file"
import type { Processes, Running } from "../../lib/processes"
import { cmsDirOf, releasesDirOf } from "../../lib/project"
import { startPublisher } from "../lib/publisher"
import { startSiteServer } from "../lib/site-server"

export const PARTS = ["cms", "origin", "publisher", "api"] as const
export type Part = (typeof PARTS)[number]

/** A whole installation of its own, whose processes can be killed and started again one by one. */
export class PublishingSite {
  readonly env: Record<string, string | undefined>
  readonly origin: string
  readonly cmsOrigin: string
  readonly releasesDir: string
  /** A copy of the project. */
  readonly project: string
  readonly #processes: Processes
  readonly #running = new Map<Part, Running>()

  /**
   * @param project a copy of the project
   * @param env what its processes get, ports and addresses included
   * @param processes stops what still runs in the end
   */
  constructor(project: string, env: Record<string, string | undefined>, processes: Processes) {
    this.project = project
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
      root: this.project,
      releasesDir: this.releasesDir,
      env: this.env,
      processes: this.#processes,
    }
    switch (part) {
      case "cms":
        return startCms({
          cmsDir: cmsDirOf(this.project),
          env: this.env,
          admin: "off",
          processes: this.#processes,
          logFile: join(this.releasesDir, "last-cms.log"),
        })
      case "origin":
        return startSiteServer(site)
      case "publisher":
        return startPublisher(site)
      case "api":
        return startApi(site)
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

  /**
   * `kill -9` of whatever the publisher has started: the engine, or a build of the code.
   * @returns how many there were
   */
  killBuilds(): number {
    return childrenOf(this.pidOf("publisher")).filter(killGroup).length
  }

  isRunning(part: Part): boolean {
    return this.#running.has(part)
  }

  pidOf(part: Part): number {
    return this.#running.get(part)?.pid ?? 0
  }

  /**
   * Memory of the publisher and of what it has started, in bytes. Of what several processes share each has its part, so
   * that the two can be added up.
   */
  publishingMemory(): { publisher: number; children: number } {
    const pid = this.pidOf("publisher")
    const children = childrenOf(pid).reduce((sum, child) => sum + shareOf(child), 0)
    return { publisher: shareOf(pid), children }
  }
}

/** Resident memory of a process in bytes, from Linux's procfs. */
export const memoryOf = (pid: number): number =>
  bytesIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB$/m)

/** Its resident memory with its part of what it shares (“proportional set size”). */
const shareOf = (pid: number): number => bytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+) kB$/m)

const bytesIn = (file: string, line: RegExp): number =>
  Number(line.exec(readFileSync(file, "utf8"))?.[1] ?? 0) * 1024

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
  return list.split(" ").map(Number).filter(Boolean)
}

/** @returns whether there was one to kill: it may be gone already, or lead no group */
function killGroup(pid: number): boolean {
  try {
    return process.kill(-pid, "SIGKILL")
  } catch {
    return false
  }
}
