/** Too many wait already. */
export class TooBusy extends Error {}

/**
 * A few at a time, in the order they came: the process has one thread and one memory, so that more at once are done no
 * sooner and take more of both.
 */
export class Turns {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
  ) {}

  /** @throws TooBusy */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mayWait) throw new TooBusy()
      // Whoever ends leaves the place as it is, taken.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/** Of all keys together; people have what is left. */
export const TURNS_OF_KEYS = new Turns(2, 100)
