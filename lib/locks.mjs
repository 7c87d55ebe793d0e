import { readFileSync } from "node:fs"
import { link, mkdir, readlink, rename, rm, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "./failure.mjs"

/** A lock is held by a process that still runs. */
export class Busy extends Failure {
  /**
   * @param {string} message
   * @param {number} [holder] its process id
   */
  constructor(message, holder) {
    super(message)
    this.holder = holder
  }
}

/** Two builds would mix their files: in the project's `.cache` and `public`, or in one releases folder. */
export const buildLocks = (/** @type {string} */ root, /** @type {string} */ releasesDir) => [
  projectLock(root),
  join(releasesDir, "building"),
]

/** @param {string} root */
export const projectLock = (root) => join(root, ".building")

/** How often a lock is tried again while somebody waits for it, in milliseconds. */
const LOOK = 20

/**
 * Does the work while no other process holds any of the locks.
 * @template T
 * @param {readonly string[]} paths of the locks
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Busy} where a process that still runs holds one of them
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
 * Does the work once no other process holds the lock; for locks that are held for moments.
 * @template T
 * @param {string} path
 * @param {number} patience how long to wait at most, in milliseconds
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Busy} where it is held all that time
 */
export async function withLockAfterWait(path, patience, work) {
  const release = await lockAfterWait(path, patience)
  try {
    return await work()
  } finally {
    await release()
  }
}

/**
 * Takes a lock once no other process holds it.
 * @param {string} path
 * @param {number} patience how long to wait at most, in milliseconds
 * @returns {Promise<() => Promise<void>>} what gives it back
 * @throws {Busy} where it is held all that time
 */
export async function lockAfterWait(path, patience) {
  const until = Date.now() + patience
  for (;;) {
    try {
      await take(path)
      return () => rm(path, { force: true })
    } catch (error) {
      if (!(error instanceof Busy) || Date.now() > until) throw error
      await sleep(LOOK)
    }
  }
}

/**
 * Process id of who holds a lock, or nothing where nobody does: it is free, or its holder is gone.
 * @param {string} path
 * @returns {Promise<number | undefined>}
 */
export async function holderOf(path) {
  const holder = parseHolder(await readlink(path).catch(() => ""))
  return isAlive(holder) ? holder.pid : undefined
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
      return await symlink(markOf(process.pid), path)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error
    }
    const mark = await readlink(path).catch(() => "")
    const holder = parseHolder(mark)
    if (isAlive(holder)) throw new Busy(heldMessage(path, holder.pid), holder.pid)
    await removeAbandoned(path, mark)
  }
  throw new Busy(`Another build has just begun here. Wait until it has ended, then try again.`)
}

/**
 * Moved aside first: what was moved can be looked at at leisure, and is put back where another process was faster and
 * the lock is its own by now.
 * @param {string} path
 * @param {string} mark of the process that is gone
 */
async function removeAbandoned(path, mark) {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readlink(aside)) !== mark) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

/**
 * @param {string} path
 * @param {number} holder
 */
const heldMessage = (path, holder) =>
  `Another build is under way: process ${holder}. Wait until it has ended, or stop it with kill ${holder}, ` +
  `then try again. Where process ${holder} is no build of this project, remove ${path}.`

/** @typedef {{ pid: number, start: string | undefined }} Holder */

/**
 * A process, told from a later one with the same number where there is a /proc.
 * @param {number} pid
 */
export function markOf(pid) {
  const start = startOf(pid)
  return start === undefined ? String(pid) : `${pid}@${start}`
}

/**
 * @param {string} mark as `markOf` writes it
 * @returns {Holder}
 */
export function parseHolder(mark) {
  const [pid, start] = mark.split("@")
  return { pid: Number(pid || "0"), start }
}

/**
 * After a restart of the machine or of a container another process has the number of one that held a lock before;
 * when it began tells them apart.
 * @param {Holder} holder
 */
export function isAlive({ pid, start }) {
  if (!isRunning(pid)) return false
  return start === undefined || startOf(pid) === start
}

/**
 * When a process began, as the kernel counts it, and in which run of the machine; nothing where there is no /proc.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOf(pid) {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8)
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name, in parentheses, may hold anything: fields are counted from its end. proc(5), field 22.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return `${boot}-${fields[19] ?? ""}`
  } catch {
    return undefined
  }
}

/** @param {number} pid */
export function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another account's.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM"
  }
}
