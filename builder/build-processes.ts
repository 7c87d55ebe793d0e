import { randomUUID } from "node:crypto"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isAlive, markOf, parseHolder } from "../lib/locks"
import { Failure } from "../lib/failure"
import type { Running } from "../lib/processes"

const POLL = 50
/** How long a build that is not wanted any more may take to end by itself, in milliseconds. */
const END_LIMIT = 15_000
/** Ends the name of the folder of one that is to end. */
const ENDING = ".ending"

/** A folder for each Gatsby process that works in the project, with its process id. */
const foldersOf = (root: string) => join(root, ".builds")

/** Starts a Gatsby process and notes it, so that the next build knows of it, also where this process is killed. */
export async function startNoted(root: string, start: (folder: string) => Running) {
  const folder = join(foldersOf(root), randomUUID())
  await mkdir(folder, { recursive: true })
  const process = start(folder)
  await writeFile(join(folder, "pid"), markOf(process.pid))
  const remove = () => rm(folder, { recursive: true, force: true })
  void process.exited.then(remove)
  return { process, folder, remove }
}

/**
 * Waits until no Gatsby process works in this project any more: two would mix their files. One that stands by ends when
 * its folder is gone (gatsby/standby.ts), one whose parent was killed by itself (orphan-guard.mjs). To be called
 * by who holds the project's lock.
 * @throws Failure where one does not end, and cannot be told from an innocent process with its number
 */
export async function endOtherBuilds(root: string) {
  for (const name of await readdir(foldersOf(root)).catch(() => [])) {
    const folder = join(foldersOf(root), name)
    // Its own folder is gone, and who it is stays known until it has ended: this process may be killed meanwhile.
    const ending = name.endsWith(ENDING) ? folder : folder + ENDING
    if (ending !== folder && !(await moved(folder, ending))) continue
    await untilEnded(ending)
    await rm(ending, { recursive: true, force: true })
  }
}

/** @returns not where it is gone, because its process has just ended */
const moved = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false
      throw error
    },
  )

async function untilEnded(folder: string) {
  const holder = parseHolder(await readFile(join(folder, "pid"), "utf8").catch(() => ""))
  const until = Date.now() + END_LIMIT
  let isKilled = false
  while (isAlive(holder)) {
    if (Date.now() > until && !isKilled) {
      if (holder.start === undefined) throw doesNotEnd(holder.pid, folder)
      isKilled = true
      kill(holder.pid)
    }
    await new Promise((resume) => setTimeout(resume, POLL))
  }
}

/** With its workers: each build is a group of its own (lib/processes.ts). */
function kill(pid: number) {
  try {
    process.kill(-pid, "SIGKILL")
  } catch (error) {
    // It has just ended.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
  }
}

const doesNotEnd = (pid: number, folder: string) =>
  new Failure(
    `A build that is not wanted any more, process ${pid}, does not end. Stop it with kill ${pid}, then try again. ` +
      `Where process ${pid} is no build of this project, remove ${folder}.`,
  )
