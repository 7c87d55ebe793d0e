import type { FastifyBaseLogger } from "fastify"
import type { BookingFacts, VenueFacts } from "../../../shared/booking/booking-facts"
import { Rounds } from "../outbox/rounds"
import { changedSince } from "../store/closing"
import type { BookingStore } from "./booking-store"

interface ReleaseFollowerOptions {
  store: Pick<
    BookingStore,
    "keepClock" | "promoteAll" | "tellOfClosing" | "tellOfEvent" | "writtenElsewhere"
  >
  readFacts: () => Promise<BookingFacts>
  /** There is something to copy and to send. */
  onChange: () => void
  log: Pick<FastifyBaseLogger, "error">
}

/**
 * Does what a release changes for who has booked. Keeps their times, and those that staff have blocked, where the venue's clocks
 * are others. Tells guests that their event is off, on again, or has moved; and the house who comes while it is closed. Gives
 * tables to who waits where a release brings more of them, more seats, longer hours, and where another process has written, which
 * may have erased a booking. All else that sets a table free goes through the store, which sees to it there.
 */
export class ReleaseFollower {
  readonly #options: ReleaseFollowerOptions
  readonly #rounds: Rounds
  /** The same object as long as the release is. At first nothing: the last one may have come while no process ran. */
  #seen: BookingFacts | undefined
  #written: number | undefined
  #hasChanged = false

  constructor(options: ReleaseFollowerOptions) {
    this.#options = options
    this.#rounds = new Rounds("what follows a release", options.log)
  }

  start(): void {
    this.#rounds.start([() => this.look()])
  }

  /** A booking has changed: what was to be told of its event may be another one's now, or is not on its way any more. */
  wake(): void {
    this.#hasChanged = true
    this.#rounds.wake()
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  private async look(): Promise<number> {
    const { store, readFacts, onChange } = this.#options
    const facts = await readFacts()
    const written = store.writtenElsewhere()
    const isNew = facts !== this.#seen || written !== this.#written
    if (!isNew && !this.#hasChanged) return 0
    const now = Date.now()
    const { venues, events } = facts
    // First: what follows looks at when guests come.
    const kept = isNew ? venues.reduce((sum, venue) => sum + store.keepClock(venue, now), 0) : 0
    const told = events.reduce((sum, event) => {
      const venue = venues.find(({ slug }) => slug === event.venue)
      return sum + (venue ? store.tellOfEvent(event, venue, now) : 0)
    }, 0)
    const since = changedSince(now, isNew)
    const changed = (venue: VenueFacts): number =>
      store.tellOfClosing(venue, now, since) + (isNew ? store.promoteAll(venue, now) : 0)
    const ofVenues = venues.reduce((sum, venue) => sum + changed(venue), 0)
    // Who has been given a table is told of their event once more, with what they have now.
    this.#hasChanged = ofVenues + kept > 0
    this.#seen = facts
    this.#written = written
    if (ofVenues + told + kept > 0) onChange()
    return 0
  }
}
