import type { IncomingMessage } from "node:http"
import { setImmediate, setTimeout } from "node:timers/promises"

/** Too many wait already. */
export class TooBusy extends Error {}

/** How long after somebody's request the next one of the same click may come, in milliseconds. */
const SAME_CLICK = 60
const LOOK_EVERY = 10
/** How long people may keep a turn waiting, in milliseconds: a build goes on however much is clicked. */
const LONGEST_PAUSE = 300
/** In milliseconds: whoever has waited for so long waits for people no more. A build gives up after 30 s. */
const LONGEST_WAIT = 5000

/** Whether it comes with somebody's session; whether that is a true one is not asked here. */
export const isOfPerson = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  /(^|; )payload-token=/.test(headers.cookie ?? "") || /^JWT /i.test(headers.authorization ?? "")

/** Requests of people in front of the admin, each of whom waits for the answer. */
export class People {
  #waiting = 0
  #lastAnswer = 0

  /** @returns to be called once the request is answered */
  arrive(): () => void {
    this.#waiting += 1
    return () => {
      this.#waiting -= 1
      this.#lastAnswer = performance.now()
    }
  }

  /**
   * Resolves when nobody waits, after 0.3 s at most.
   * @param before as `performance.now()` counts, which no clock that is set changes: resolves then in any case
   */
  async quiet(before: number): Promise<void> {
    const until = Math.min(performance.now() + LONGEST_PAUSE, before)
    const isBusy = (): boolean =>
      this.#waiting > 0 || performance.now() < this.#lastAnswer + SAME_CLICK
    // A query runs in one go. Who came meanwhile is counted once the event loop has been around, and only immediates let
    // it go around: a timer set now may be due already, and run in the same round.
    await setImmediate()
    await setImmediate()
    while (isBusy() && performance.now() < until) await setTimeout(LOOK_EVERY)
  }
}

/**
 * One at a time, in the order they came, people first: the process has one thread and one memory, so that more at once
 * are done no sooner and take more of both.
 */
export class Turns {
  #isTaken = false
  readonly #waiting: (() => void)[] = []

  readonly #people: People
  readonly #mayWait: number

  constructor(people: People, mayWait: number) {
    this.#people = people
    this.#mayWait = mayWait
  }

  /** @throws TooBusy */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const asked = performance.now()
    if (this.#isTaken) {
      if (this.#waiting.length >= this.#mayWait) throw new TooBusy()
      // Whoever ends leaves the place as it is, taken.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#isTaken = true
    try {
      await this.#people.quiet(asked + LONGEST_WAIT)
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#isTaken = false
    }
  }
}

export const PEOPLE = new People()
/** Of all keys together. */
export const TURNS_OF_KEYS = new Turns(PEOPLE, 100)
