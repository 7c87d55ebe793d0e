interface Window {
  count: number
  /** In milliseconds since 1970. */
  endsAt: number
}

export interface AttemptLimit {
  most: number
  /** In milliseconds. */
  within: number
}

/** Keys remembered at most: who asks from ever more addresses makes the oldest be forgotten, not the memory full. */
const REMEMBERED = 20_000

/** Counts attempts by key within fixed windows of time, in this process: one process serves the CMS. */
export class Attempts {
  readonly #windows = new Map<string, Window>()
  readonly #limit: AttemptLimit

  constructor(limit: AttemptLimit) {
    this.#limit = limit
  }

  /**
   * Counts one more.
   *
   * @returns how long to wait where there were too many, in milliseconds; otherwise 0
   */
  take(key: string, now = Date.now()): number {
    const window = this.current(key, now)
    if (window.count >= this.#limit.most) return window.endsAt - now
    window.count += 1
    return 0
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  private current(key: string, now: number): Window {
    const known = this.#windows.get(key)
    if (known && known.endsAt > now) return known
    const window = { count: 0, endsAt: now + this.#limit.within }
    // Again at the end: a map keeps its order, and the first is the oldest.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > REMEMBERED && oldest !== undefined) this.#windows.delete(oldest)
    return window
  }
}
