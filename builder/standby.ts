import { existsSync } from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { goFile, readyFile, STANDBY_FOLDER } from "../lib/build-protocol"
import { projectLock, withLocks } from "../lib/locks"
import { endOtherBuilds, startNoted } from "./build-processes"
import { buildStamp } from "./build-stamp"
import { buildLogOf, gatsbyCommand } from "./gatsby-build"
import type { BuilderOptions } from "./build-request"
import type { Running } from "../lib/processes"

const POLL = 50

/** A build that was started before there was anything to build, and waits (gatsby/standby.ts). */
export interface Standby {
  process: Running
  /** Whether it waits now; not where it has ended instead. */
  ready: () => Promise<boolean>
  /** Whether the project is what it was when it was started. */
  isFit: () => boolean
  /** Tells it to build, and which edition of the content; empty where the CMS knows none. */
  go: (edition: string, onLine: (line: string) => void) => Promise<void>
  discard: () => Promise<void>
}

/**
 * Starts one.
 * @throws Failure where a build is under way in this project
 */
export async function startStandby({
  root,
  releasesDir,
  env,
  processes,
}: Pick<BuilderOptions, "root" | "releasesDir" | "env" | "processes">): Promise<Standby> {
  const stamp = buildStamp(root, env)
  const logFile = join(releasesDir, "standby.log")
  const command = gatsbyCommand(root, env)
  let ended = false
  let listener: (line: string) => void = () => {}

  const {
    process: gatsby,
    folder,
    remove,
  } = await withLocks([projectLock(root)], async () => {
    await endOtherBuilds(root)
    return startNoted(root, (folder) =>
      processes.start("The build that stands by", process.execPath, command.args, {
        cwd: root,
        logFile,
        env: { ...command.env, [STANDBY_FOLDER]: folder },
        onLine: (line) => listener(line),
      }),
    )
  })
  void gatsby.exited.then(() => (ended = true))

  return {
    process: gatsby,
    ready: async () => {
      while (!ended && !existsSync(readyFile(folder))) {
        await new Promise((resume) => setTimeout(resume, POLL))
      }
      return !ended
    },
    isFit: () => !ended && existsSync(folder) && buildStamp(root, env) === stamp,
    go: async (edition, onLine) => {
      listener = onLine
      await rename(logFile, buildLogOf(releasesDir)).catch(() => {
        // Windows renames no file that is being written.
      })
      // In one step: the file itself is the word.
      await writeFile(join(folder, "going"), edition)
      await rename(join(folder, "going"), goFile(folder))
    },
    discard: async () => {
      await remove()
      await gatsby.stop()
    },
  }
}
