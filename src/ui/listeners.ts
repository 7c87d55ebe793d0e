/** What tells of what other tabs do, also while this page waited for somebody to come back to it. */
const FROM_ELSEWHERE = ["storage", "pageshow"] as const

/** Who follows what is kept on the device: told by who keeps something here, and of what may have been kept elsewhere. */
export function createListeners() {
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  return {
    tell,
    /** @returns what ends it */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) for (const event of FROM_ELSEWHERE) addEventListener(event, tell)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        for (const event of FROM_ELSEWHERE) removeEventListener(event, tell)
      }
    },
  }
}
