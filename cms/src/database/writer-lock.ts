/** How long a write waits for its turn, in milliseconds; a picture's versions may be written before it. */
const LONGEST_WAIT = 30_000

/** Whoever holds it lets the next one in; more than once does no harm. */
export type Release = () => void

/** One writer at a time, in the order they came. */
export class WriterLock {
  #held = false
  readonly #waiting: ((release: Release) => void)[] = []

  /** @throws where it takes longer than 30 s: whatever holds the lock may be waiting for this very write */
  acquire(): Promise<Release> {
    if (!this.#held) return Promise.resolve(this.#hold())
    return new Promise((resolve, reject) => {
      const enter = (release: Release): void => {
        clearTimeout(timer)
        resolve(release)
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new Error(`The database was busy for ${LONGEST_WAIT / 1000} s. Try again.`))
      }, LONGEST_WAIT)
      this.#waiting.push(enter)
    })
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  #hold(): Release {
    this.#held = true
    let held = true
    return () => {
      if (!held) return
      held = false
      const next = this.#waiting.shift()
      if (next) next(this.#hold())
      else this.#held = false
    }
  }
}
