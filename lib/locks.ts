import { link, mkdir, readlink, rename, rm, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Failure } from "./failure"
import { isAlive, markOf, parseMark } from "./process-mark"
import { partialOf, removePartials } from "./replace-file"

/** A lock is held by a process that still runs. */
export class Busy extends Failure {
  /** @param holder its process id */
  constructor(
    message: string,
    readonly holder?: number,
  ) {
    super(message)
  }
}

/** Two builds would mix their files: in the project's `.cache` and `public`, or in one releases folder. */
export const buildLocks = (root: string, releasesDir: string) => [
  projectLock(root),
  join(releasesDir, "building"),
]

export const projectLock = (root: string) => join(root, ".building")

/** Held while `npm start` or `npm run dev` runs: two would have one database, and one folder of releases. */
export const startLock = (root: string) => join(root, ".running")

/** How often a lock is tried again while somebody waits for it, in milliseconds. */
const LOOK = 20

/**
 * Does the work while no other process holds any of the locks.
 * @param paths of the locks
 * @throws Busy where a process that still runs holds one of them
 */
export async function withLocks<T>(paths: readonly string[], work: () => Promise<T>): Promise<T> {
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
 * @param patience how long to wait at most, in milliseconds
 * @throws Busy where it is held all that time
 */
export async function withLockAfterWait<T>(
  path: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const release = await lockAfterWait(path, patience)
  try {
    return await work()
  } finally {
    await release()
  }
}

/**
 * Takes a lock once no other process holds it.
 * @param patience how long to wait at most, in milliseconds
 * @returns what gives it back
 * @throws Busy where it is held all that time
 */
export async function lockAfterWait(path: string, patience: number): Promise<() => Promise<void>> {
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
 * The same for a lock that is held for as long as a process runs: that of one that is ending is waited for.
 * @param name of who holds it, `publisher`
 * @param told what is amiss where another one does, by its process id
 * @throws Failure
 */
export function lockAlone(
  path: string,
  patience: number,
  name: string,
  told: (holder: number | "unknown") => string,
): Promise<() => Promise<void>> {
  return lockAfterWait(path, patience).catch((error: unknown) => {
    if (!(error instanceof Busy)) throw error
    const { holder = "unknown" } = error
    const mend = `Where process ${holder} is no ${name}, remove ${path}.`
    throw new Failure(`${told(holder)} ${mend}`)
  })
}

/** Process id of who holds a lock, or nothing where nobody does: it is free, or its holder is gone. */
export async function holderOf(path: string): Promise<number | undefined> {
  const holder = parseMark(await readlink(path).catch(() => ""))
  return isAlive(holder) ? holder.pid : undefined
}

/**
 * A lock is a symbolic link to the holder's process id: made in one step with what it says, it is never half-written.
 */
async function take(path: string) {
  await mkdir(dirname(path), { recursive: true })
  // Twice at most: what a process that is gone left behind is removed, and another may be faster then.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await symlink(markOf(process.pid), path)
      return await removePartials(dirname(path))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    }
    const mark = await readlink(path).catch(() => "")
    const holder = parseMark(mark)
    if (isAlive(holder)) throw new Busy(heldMessage(path, holder.pid), holder.pid)
    await removeAbandoned(path, mark)
  }
  throw new Busy(`Another build has just begun here. Wait until it has ended, then try again.`)
}

/**
 * Moved aside first: what was moved can be looked at at leisure, and is put back where another process was faster and
 * the lock is its own by now.
 * @param mark of the process that is gone
 */
async function removeAbandoned(path: string, mark: string) {
  const aside = partialOf(path)
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readlink(aside)) !== mark) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

const heldMessage = (path: string, holder: number) =>
  `Another build is under way: process ${holder}. Wait until it has ended, or stop it with kill ${holder}, ` +
  `then try again. Where process ${holder} is no build of this project, remove ${path}.`
