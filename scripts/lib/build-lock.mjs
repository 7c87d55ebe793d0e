import { mkdir, readlink, rm, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Failure } from "./failure.mjs"

/** Two builds would mix their files: in the project's `.cache` and `public`, or in one releases folder. */
export const buildLocks = (/** @type {string} */ root, /** @type {string} */ releasesDir) => [
  projectLock(root),
  join(releasesDir, "building"),
]

/** @param {string} root */
export const projectLock = (root) => join(root, ".building")

/**
 * Does the work while no other process holds any of the locks.
 * @template T
 * @param {readonly string[]} paths of the locks
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Failure} where a process that still runs holds one of them
 */
export async function withLocks(paths, work) {
  const [path, ...rest] = paths
  if (path === undefined) return work()
  await take(path)
  try {
    return await withLocks(rest, work)
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * A lock is a symbolic link to the holder's process id: made in one step with what it says, it is never half-written.
 * @param {string} path
 */
async function take(path) {
  await mkdir(dirname(path), { recursive: true })
  // Twice at most: what a process that is gone left behind is removed, and another may be faster then.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await symlink(String(process.pid), path)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error
    }
    const holder = Number(await readlink(path).catch(() => "0"))
    if (isRunning(holder)) throw new Failure(heldMessage(path, holder))
    await rm(path, { force: true })
  }
  throw new Failure(`Another build has just begun here. Wait until it has ended, then try again.`)
}

/**
 * @param {string} path
 * @param {number} holder
 */
const heldMessage = (path, holder) =>
  `Another build is under way: process ${holder}. Wait until it has ended, or stop it with kill ${holder}, ` +
  `then try again. Where process ${holder} is no build of this project, remove ${path}.`

/** @param {number} pid */
function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another account's.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM"
  }
}
