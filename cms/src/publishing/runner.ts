import type { Payload } from "payload"
import { complain, messageOf, step } from "../server/log"
import { pauseAfter } from "./deliver"
import { DELIVERIES, onQueued } from "./outbox"

/** In milliseconds: how soon something due is seen that nothing has announced, such as a scheduled publish. */
const LOOK_EVERY = 1000
/** After something was queued, its transaction is not committed yet; looks at these times find it, in milliseconds. */
const LOOKS_AFTER_QUEUEING = [20, 60, 150, 400] as const
const AT_ONCE = 5
/** Finished jobs that stay to be looked at. */
const HISTORY = 100

/** Runs what is due in Payload's queue, in this process, one pass after the other. */
export class JobRunner {
  #timer: NodeJS.Timeout | undefined
  #pass: Promise<void> | undefined
  #again = false
  #stopped = false
  /** Failed passes in a row. While there are any, one delivery tries the door for all. */
  #failures = 0
  #pausedUntil = 0

  constructor(private readonly payload: Payload) {}

  /** Takes up again what the last process was doing when it ended. */
  async start(): Promise<void> {
    const { db } = this.payload
    await db.updateJobs({
      data: { processing: false },
      req: {},
      returning: false,
      where: { processing: { equals: true } },
    })
    await this.#releaseWaiting()
    onQueued(() => {
      // What was just published is tried at once, whatever happened to what came before it.
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
      .catch((error: unknown) => complain(`Jobs could not be run: ${messageOf(error)}`))
      .finally(() => {
        this.#pass = undefined
        if (this.#again) this.#look()
      })
  }

  async #run(): Promise<void> {
    const { jobs } = this.payload
    // Failures are told by the scheduled task's own log entry, which administrators see.
    await jobs.run({ queue: "default", sequential: true, silent: { info: true } })
    if (Date.now() < this.#pausedUntil) return
    const limit = this.#failures > 0 ? 1 : AT_ONCE
    const { jobStatus } = await jobs.run({
      queue: DELIVERIES,
      limit,
      sequential: true,
      silent: true,
    })
    const outcomes = Object.values(jobStatus ?? {}).map(({ status }) => status)
    if (outcomes.length === 0) return
    if (outcomes.every((status) => status === "success")) {
      await this.#succeeded()
      this.#again = true
    } else {
      this.#failed()
    }
  }

  #failed(): void {
    if (this.#failures === 0)
      complain("A publish request could not be delivered; it is tried again.")
    this.#failures += 1
    this.#pausedUntil = Date.now() + pauseAfter(this.#failures)
  }

  async #succeeded(): Promise<void> {
    if (this.#failures > 0) {
      step("Publish requests are delivered again")
      this.#failures = 0
      this.#pausedUntil = 0
      await this.#releaseWaiting()
    }
    await this.#prune()
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
