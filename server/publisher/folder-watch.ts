import { mkdirSync, watch, type FSWatcher } from "node:fs"

/** Where nothing tells of changes, the folder is looked at this often, in milliseconds. */
const POLL = 400

/**
 * Waits for changes in a folder: at once where the system tells of them, else a little later.
 * @param onError told once where it does not
 */
export function watchFolder(folder: string, onError: (error: unknown) => void) {
  mkdirSync(folder, { recursive: true })
  let wake = () => {}
  let hasChanged = false
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(folder, () => {
      hasChanged = true
      wake()
    })
    watcher.on("error", onError)
  } catch (error) {
    // Too many watchers on this machine, or a network's file system.
    onError(error)
  }

  return {
    /** Settles at a change since the last call, after so many milliseconds, or when the signal comes. */
    async waitForChange(longest: number, signal: AbortSignal): Promise<void> {
      if (!hasChanged && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer)
            signal.removeEventListener("abort", end)
            resolve()
          }
          const timer = setTimeout(end, Math.min(longest, POLL))
          signal.addEventListener("abort", end)
          wake = end
        })
      }
      hasChanged = false
    },
    close: () => watcher?.close(),
  }
}
