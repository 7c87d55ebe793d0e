import type { Payload } from "payload"
import { complain, messageOf, step } from "../server/log"
import { pauseAfter } from "./deliver"
import { DELIVERIES, onQueued } from "./outbox"

/** In milliseconds: how soon something due is seen that nothing has announced, such as a scheduled publish. */
const LOOK_EVERY = 1000
/** After something was queued, its transaction is not committed yet; looks at these times find it, in milliseconds. */
const LOOKS_AFTER_QUEUEING = [20, 60, 150, 400] as const
/** Finished jobs that stay to be looked at. */
const HISTORY = 100

/** Runs what is due in Payload's queue, in this process, one pass after the other. */
export class JobRunner {
  #timer: NodeJS.Timeout | undefined
  #pass: Promise<void> | undefined
  #again = false
  #stopped = false
  /** What a pass that broke off has left behind is to be taken up. */
  #brokeOff = false
  /** Something has finished since the history was last cut. */
  #finished = false
  /** Failed deliveries in a row. While there are any, one at a time tries the door for all. */
  #failures = 0
  #pausedUntil = 0

  constructor(private readonly payload: Payload) {}

  /** Takes up again what the last process was doing when it ended. */
  async start(): Promise<void> {
    await this.#takeUpAgain()
    await this.#releaseWaiting()
    onQueued(() => {
      // A publish opens the door again at once: the oldest that may be tried goes first.
      this.#pausedUntil = 0
      for (const delay of LOOKS_AFTER_QUEUEING) setTimeout(() => this.#look(), delay).unref()
    })
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY).unref()
    this.#look()
  }

  /** Resolves when what is running has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#pass
  }

  #look(): void {
    if (this.#stopped) return
    if (this.#pass) {
      this.#again = true
      return
    }
    this.#again = false
    this.#pass = this.#run()
      .catch((error: unknown) => this.#broken(error))
      .finally(() => {
        this.#pass = undefined
        if (this.#again) this.#look()
      })
  }

  async #run(): Promise<void> {
    const { jobs } = this.payload
    if (this.#brokeOff) await this.#takeUpAgain()
    // Failures are told by the scheduled task's own log entry, which administrators see.
    await jobs
      .run({ queue: "default", sequential: true, silent: { info: true } })
      // Deliveries do not wait for what cannot be done.
      .catch((error: unknown) => this.#broken(error))
    if (performance.now() < this.#pausedUntil) return
    const { jobStatus } = await jobs.run({ queue: DELIVERIES, limit: 1, silent: true })
    const [outcome] = Object.values(jobStatus ?? {})
    if (!outcome) return this.#prune()
    if (outcome.status === "success") {
      await this.#succeeded()
      this.#again = true
    } else {
      // A delivery is tried for ever: this one was accepted, and that could not be written down.
      if (outcome.status === "error-reached-max-retries") this.#brokeOff = true
      this.#failed()
    }
  }

  #broken(error: unknown): void {
    this.#brokeOff = true
    complain(`Jobs could not be run: ${messageOf(error)}`)
  }

  /** Nothing else runs jobs: what counts as running does not, and no delivery is given up. */
  async #takeUpAgain(): Promise<void> {
    const { db } = this.payload
    await db.updateJobs({
      data: { processing: false },
      req: {},
      returning: false,
      where: { processing: { equals: true } },
    })
    await db.updateJobs({
      data: { hasError: false },
      req: {},
      returning: false,
      where: {
        and: [
          { taskSlug: { equals: "deliverPublishEvent" } },
          { hasError: { equals: true } },
          { completedAt: { exists: false } },
        ],
      },
    })
    this.#brokeOff = false
  }

  #failed(): void {
    if (this.#failures === 0)
      complain("A publish request could not be delivered; it is tried again.")
    this.#failures += 1
    this.#pausedUntil = performance.now() + pauseAfter(this.#failures)
  }

  async #succeeded(): Promise<void> {
    this.#finished = true
    if (this.#failures > 0) {
      step("Publish requests are delivered again")
      this.#failures = 0
      this.#pausedUntil = 0
      await this.#releaseWaiting()
    }
  }

  /** The door is open: nobody waits for the end of a pause. */
  async #releaseWaiting(): Promise<void> {
    await this.payload.db.updateJobs({
      data: { waitUntil: null },
      req: {},
      returning: false,
      where: {
        and: [
          { queue: { equals: DELIVERIES } },
          { completedAt: { exists: false } },
          { waitUntil: { exists: true } },
        ],
      },
    })
  }

  async #prune(): Promise<void> {
    if (!this.#finished) return
    this.#finished = false
    const { docs } = await this.payload.find({
      collection: "payload-jobs",
      depth: 0,
      limit: 1,
      page: HISTORY + 1,
      sort: "-completedAt",
      where: { completedAt: { exists: true } },
    })
    const [oldest] = docs
    if (!oldest?.completedAt) return
    await this.payload.db.deleteMany({
      collection: "payload-jobs",
      where: { completedAt: { less_than_equal: oldest.completedAt } },
    })
  }
}
