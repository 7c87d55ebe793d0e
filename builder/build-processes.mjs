import { randomUUID } from "node:crypto"
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isAlive, markOf, parseHolder } from "../lib/locks.mjs"
import { Failure } from "../lib/failure.mjs"

const POLL = 50
/** How long a build that is not wanted any more may take to end by itself, in milliseconds. */
const END_LIMIT = 15_000
/** Ends the name of the folder of one that is to end. */
const ENDING = ".ending"

/** A folder for each Gatsby process that works in the project, with its process id. */
const foldersOf = (/** @type {string} */ root) => join(root, ".builds")

/**
 * Starts a Gatsby process and notes it, so that the next build knows of it, also where this process is killed.
 * @param {string} root
 * @param {(folder: string) => import("../lib/processes.mjs").Running} start
 */
export async function startNoted(root, start) {
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
 * @param {string} root
 * @throws {Failure} where one does not end, and cannot be told from an innocent process with its number
 */
export async function endOtherBuilds(root) {
  for (const name of await readdir(foldersOf(root)).catch(() => [])) {
    const folder = join(foldersOf(root), name)
    // Its own folder is gone, and who it is stays known until it has ended: this process may be killed meanwhile.
    const ending = name.endsWith(ENDING) ? folder : folder + ENDING
    if (ending !== folder && !(await moved(folder, ending))) continue
    await untilEnded(ending)
    await rm(ending, { recursive: true, force: true })
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {Promise<boolean>} not where it is gone, because its process has just ended
 */
const moved = (from, to) =>
  rename(from, to).then(
    () => true,
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "ENOENT") return false
      throw error
    },
  )

/** @param {string} folder */
async function untilEnded(folder) {
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

/**
 * With its workers: each build is a group of its own (processes.mjs).
 * @param {number} pid
 */
function kill(pid) {
  try {
    process.kill(-pid, "SIGKILL")
  } catch (error) {
    // It has just ended.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error
  }
}

/**
 * @param {number} pid
 * @param {string} folder
 */
const doesNotEnd = (pid, folder) =>
  new Failure(
    `A build that is not wanted any more, process ${pid}, does not end. Stop it with kill ${pid}, then try again. ` +
      `Where process ${pid} is no build of this project, remove ${folder}.`,
  )
