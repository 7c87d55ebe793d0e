import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { tail } from "../../lib/processes"
import type { PublishingSite } from "./publishing-site"

/** What `npm start` keeps running, by the program of each. */
const PROGRAMS = {
  cms: "src/server.ts",
  origin: "server/origin/main.ts",
  publisher: "server/publisher/main.ts",
  api: "server/api/main.ts",
} as const
export type StartedPart = keyof typeof PROGRAMS

const LOOK = 50
/** With a build of the site. In milliseconds. */
const PATIENCE = 600_000

/** `npm start` itself, over the folders of a site whose own parts are stopped meanwhile. */
export class StartedSite {
  #output = ""
  readonly #start: ChildProcess

  constructor({ project, env }: PublishingSite) {
    this.#start = spawn(process.execPath, [join(project, "tools", "forno.mjs"), "start"], {
      cwd: project,
      env: { ...env, CMS_ADMIN: "off" },
      stdio: ["ignore", "pipe", "pipe"],
    })
    for (const stream of [this.#start.stdout, this.#start.stderr]) {
      stream?.on("data", (chunk: Buffer) => (this.#output += chunk.toString()))
    }
  }

  /** @throws Error with its last words where it does not get so far */
  async ready(): Promise<void> {
    const until = Date.now() + PATIENCE
    while (!this.#output.includes("Ctrl-C stops everything")) {
      if (this.#start.exitCode !== null || Date.now() > until) {
        throw new Error(`npm start did not get ready:\n${tail(this.#output)}`)
      }
      await sleep(LOOK)
    }
  }

  isRunning(): boolean {
    return this.#start.exitCode === null && this.#start.signalCode === null
  }

  /** `kill -9` of the part's process alone, as the system does when memory runs out; once it is there. */
  async kill(part: StartedPart): Promise<void> {
    for (;;) {
      const pid = this.#childOf(PROGRAMS[part])
      if (pid !== undefined) {
        process.kill(pid, "SIGKILL")
        return
      }
      await sleep(LOOK)
    }
  }

  /** As Ctrl-C does. */
  async stop(): Promise<void> {
    if (!this.isRunning()) return
    const exited = once(this.#start, "exit")
    this.#start.kill("SIGINT")
    await exited
  }

  /** From Linux's procfs. */
  #childOf(program: string): number | undefined {
    const { pid } = this.#start
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    return children
      .split(" ")
      .filter(Boolean)
      .map(Number)
      .find((child) => commandOf(child).includes(program))
  }
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")
  } catch {
    // It has just ended.
    return []
  }
}
