import { randomUUID } from "node:crypto"
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Failure } from "./failure.mjs"

const POLL = 50
/** How long a build that is not wanted any more may take to end, in milliseconds. */
const END_LIMIT = 15_000

/** A folder for each Gatsby process that works in the project, with its process id. */
const foldersOf = (/** @type {string} */ root) => join(root, ".builds")

/**
 * Starts a Gatsby process and notes it, so that the next build knows of it, also where this process is killed.
 * @param {string} root
 * @param {(folder: string) => import("./processes.mjs").Running} start
 */
export async function startNoted(root, start) {
  const folder = join(foldersOf(root), randomUUID())
  await mkdir(folder, { recursive: true })
  const process = start(folder)
  await writeFile(join(folder, "pid"), String(process.pid))
  const remove = () => rm(folder, { recursive: true, force: true })
  void process.exited.then(remove)
  return { process, folder, remove }
}

/**
 * Waits until no Gatsby process works in this project any more: two would mix their files. One that stands by ends when
 * its folder is gone (src/site-build/standby.ts), one whose parent was killed by itself (orphan-guard.mjs). To be called
 * by who holds the project's lock.
 * @param {string} root
 * @throws {Failure} where one does not end
 */
export async function endOtherBuilds(root) {
  for (const name of await readdir(foldersOf(root)).catch(() => [])) {
    const folder = join(foldersOf(root), name)
    const pid = Number(await readFile(join(folder, "pid"), "utf8").catch(() => "0"))
    await rm(folder, { recursive: true, force: true })
    const from = Date.now()
    while (isRunning(pid)) {
      if (Date.now() - from > END_LIMIT) {
        throw new Failure(
          `A build that is not wanted any more, process ${pid}, does not end. Stop it with kill ${pid}, then try again.`,
        )
      }
      await new Promise((resume) => setTimeout(resume, POLL))
    }
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
