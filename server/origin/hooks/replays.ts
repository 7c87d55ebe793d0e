import { isStale, type Delivery } from "./signature"

/**
 * Remembers deliveries for as long as their time would still be accepted. Only those with a valid signature are
 * told to it, so that nobody else can fill it.
 */
export function createReplayGuard(now: () => number = Date.now) {
  const seen = new Map<string, number>()
  let nextSweep = 0

  function sweep(): void {
    if (now() < nextSweep) return
    nextSweep = now() + 60_000
    for (const [key, timestamp] of seen) if (isStale(timestamp, now())) seen.delete(key)
  }

  const keyOf = ({ id, timestamp }: Delivery) => `${timestamp} ${id}`

  return {
    /** Whether this very delivery was seen before; from now on it was. */
    isReplay(delivery: Delivery): boolean {
      sweep()
      const key = keyOf(delivery)
      if (seen.has(key)) return true
      seen.set(key, delivery.timestamp)
      return false
    },
    /** What could not be stored may come again. */
    forget(delivery: Delivery): void {
      seen.delete(keyOf(delivery))
    },
  }
}
