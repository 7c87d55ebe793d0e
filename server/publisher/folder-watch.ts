import { mkdirSync, watch } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

/** Where nothing tells of changes, the folder is looked at this often, in milliseconds. */
const POLL = 400

/**
 * Waits for changes in a folder: at once where the system tells of them, else a little later.
 * @param isOwn whether a file of this name is no news
 * @param onError told once where it does not
 * @returns settles at a change since the last call, after so many milliseconds, or when the signal comes
 */
export function watchFolder(
  folder: string,
  signal: AbortSignal,
  isOwn: (name: string | null) => boolean,
  onError: (error: unknown) => void,
): (longest: number) => Promise<void> {
  mkdirSync(folder, { recursive: true })
  let waiting = new AbortController()
  const wake = () => waiting.abort()
  signal.addEventListener("abort", wake)
  try {
    const look = (_event: string, name: string | null) => isOwn(name) || wake()
    watch(folder, { signal, persistent: false }, look).on("error", onError)
  } catch (error) {
    // Too many watchers on this machine, or a network's file system.
    onError(error)
  }
  return async (longest) => {
    const time = Math.min(longest, POLL)
    await sleep(time, undefined, { signal: waiting.signal }).catch(() => undefined)
    waiting = new AbortController()
  }
}
