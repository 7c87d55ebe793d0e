export interface BucketSize {
  /** How many at once. */
  burst: number
  /** How long until there is one more, in milliseconds. */
  every: number
}

/** Buckets remembered at most: whoever was quiet longest is forgotten first. */
const MOST_BUCKETS = 20_000

/** A token bucket for each name, such as an address, in memory: a restart forgets them. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  readonly #size: BucketSize

  constructor(size: BucketSize) {
    this.#size = size
  }

  /** Takes one. @returns 0, or how long to wait for the next, in milliseconds */
  take(name: string, now: number): number {
    const { burst, every } = this.#size
    const before = this.#buckets.get(name) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, before.tokens + Math.max(0, now - before.at) / every)
    const wait = tokens >= 1 ? 0 : Math.ceil((1 - tokens) * every)
    this.#buckets.delete(name)
    this.#buckets.set(name, { tokens: wait === 0 ? tokens - 1 : tokens, at: now })
    if (this.#buckets.size > MOST_BUCKETS) {
      for (const [oldest] of this.#buckets) {
        this.#buckets.delete(oldest)
        break
      }
    }
    return wait
  }

  /** Puts back what `take` has taken: it was not used. */
  giveBack(name: string): void {
    const bucket = this.#buckets.get(name)
    if (bucket) bucket.tokens = Math.min(this.#size.burst, bucket.tokens + 1)
  }

  get size(): number {
    return this.#buckets.size
  }
}

/** Takes one of each, or none. @returns how long to wait instead, in whole seconds; 0: go on */
export function secondsToWaitForAll(
  wanted: readonly (readonly [buckets: TokenBuckets, name: string])[],
  now = Date.now(),
): number {
  for (const [at, [buckets, name]] of wanted.entries()) {
    const seconds = secondsToWait(buckets, name, now)
    if (seconds === 0) continue
    for (const [taken, of] of wanted.slice(0, at)) taken.giveBack(of)
    return seconds
  }
  return 0
}

/** Takes one. @returns how long to wait instead, in whole seconds; 0: go on */
export const secondsToWait = (buckets: TokenBuckets, name: string, now = Date.now()): number =>
  Math.ceil(buckets.take(name, now) / 1000)
