import type { FastifyBaseLogger } from "fastify"
import { messageOf } from "../../../shared/message-of"

/** Between looks where nothing is new, in milliseconds: some of it comes due by itself, or by another process. */
const LOOK = 2_000
/** Before it is tried again after a fault of our own, such as a full disk. */
const AFTER_FAULT = 5_000

const HOUR = 3_600_000

/** Does it when it is first called, and once an hour however often it is. */
export function hourly(work: (now: number) => void): () => void {
  let doneAt = 0
  return () => {
    const now = Date.now()
    if (now - doneAt < HOUR) return
    doneAt = now
    work(now)
  }
}

/** What a failure says, as it is kept beside what has failed. */
export const wordsOf = (error: unknown): string => messageOf(error).slice(0, 500)

/** Works through what is due: resolves with how much it was, 0 for nothing, or where it is of no use to go on at once. */
export type Round = () => Promise<number>

/** Rounds of work that go on as long as the process runs, beside one another: what hangs in one holds up no other. */
export class Rounds {
  readonly #name: string
  readonly #log: Pick<FastifyBaseLogger, "error">
  #running: Promise<void>[] = []
  #isStopping = false
  readonly #resting = new Set<() => void>()

  /** @param name of whose work it is, as the log tells its failures */
  constructor(name: string, log: Pick<FastifyBaseLogger, "error">) {
    this.#name = name
    this.#log = log
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  start(rounds: readonly Round[]): void {
    this.#running = rounds.map((round) => this.loop(round))
  }

  /** There is something new. */
  wake(): void {
    for (const go of this.#resting) go()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.wake()
    await Promise.all(this.#running)
  }

  private async loop(round: Round): Promise<void> {
    while (!this.#isStopping) {
      const done = await round().catch((error: unknown) => {
        this.#log.error({ err: error }, `${this.#name} could not work`)
        return -1
      })
      if (done > 0) continue
      await this.rest(done < 0 ? AFTER_FAULT : LOOK)
    }
  }

  private rest(longest: number): Promise<void> {
    if (this.#isStopping) return Promise.resolve()
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        this.#resting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, longest)
      this.#resting.add(go)
    })
  }
}
