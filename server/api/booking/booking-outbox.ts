import type { FastifyBaseLogger } from "fastify"
import { titleOfChoice, type BookingFacts } from "../../../shared/booking/booking-facts"
import { UnsafeMail, type PostOffice } from "../mail/post-office"
import { waitAfter } from "../outbox/backoff"
import type { SignedLinks } from "../intake/signed-link"
import { bookingMail } from "./booking-mails"
import type { BookingStore, DueMail, DueMirror } from "./booking-store"
import type { Mirror } from "./mirror"

const ROUND = 20
/** Between looks, in milliseconds: reminders come due by themselves. */
const LOOK = 2_000
const AFTER_FAULT = 5_000
/** A copy is tried for ever, in milliseconds. */
const LONGEST_WAIT = 60_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface BookingOutboxOptions {
  store: BookingStore
  mirror: Mirror
  /** Without one mails wait. */
  postOffice: PostOffice | undefined
  readFacts: () => Promise<BookingFacts>
  siteUrl: string
  links: SignedLinks
  /** How long what is over is kept here, in days: the CMS has it. */
  keptDays: number
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">
  backoff?: (attempts: number) => number | null
}

/** Copies bookings into the CMS and sends their mails, as long as the process runs. Each is tried until it is done. */
export class BookingOutbox {
  readonly #options: BookingOutboxOptions
  #running: Promise<void>[] = []
  #isStopping = false
  #wake: (() => void)[] = []
  #forgotAt = 0

  constructor(options: BookingOutboxOptions) {
    this.#options = options
  }

  start(): void {
    // Apart: a mail server that hangs keeps nothing from the CMS.
    this.#running = [this.loop(() => this.mirrorRound()), this.loop(() => this.mailRound())]
  }

  /** There is something new. */
  wake(): void {
    const waiting = this.#wake
    this.#wake = []
    for (const go of waiting) go()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.wake()
    await Promise.all(this.#running)
  }

  private async loop(round: () => Promise<number>): Promise<void> {
    while (!this.#isStopping) {
      const done = await round().catch((error: unknown) => {
        this.#options.log.error({ err: error }, "the bookings' outbox could not work")
        return -1
      })
      if (done > 0) continue
      await this.rest(done < 0 ? AFTER_FAULT : LOOK)
    }
  }

  private rest(longest: number): Promise<void> {
    if (this.#isStopping) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longest)
      this.#wake.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  private async mirrorRound(): Promise<number> {
    const { store } = this.#options
    this.forget()
    const due = store.dueMirrors(Date.now(), ROUND)
    const facts = due.length > 0 ? await this.#options.readFacts() : undefined
    for (const one of due) {
      if (this.#isStopping || !facts) return 0
      await this.copy(one, facts)
    }
    return due.length
  }

  private async copy({ booking, attempts }: DueMirror, facts: BookingFacts): Promise<void> {
    const { store, mirror, log, backoff = waitAfter } = this.#options
    try {
      await mirror.put({ ...booking, choice: titleOfChoice(facts, booking.choice) })
      store.mirrored(booking)
    } catch (error) {
      const wait = Math.min(backoff(Math.min(attempts + 1, 20)) ?? LONGEST_WAIT, LONGEST_WAIT)
      store.notMirrored(booking, wordsOf(error), Date.now() + wait)
      log.warn(
        { reference: booking.reference, problem: wordsOf(error) },
        "a booking waits for the CMS",
      )
    }
  }

  private async mailRound(): Promise<number> {
    const { store, postOffice } = this.#options
    if (!postOffice) return 0
    const due = store.dueMails(Date.now(), ROUND)
    for (const mail of due) {
      if (this.#isStopping) return 0
      await this.send(mail, postOffice)
    }
    return due.length
  }

  private async send(
    { id, name, booking, attempts }: DueMail,
    postOffice: PostOffice,
  ): Promise<void> {
    const { store, readFacts, siteUrl, links, log, backoff = waitAfter } = this.#options
    const { reference, revision } = booking
    try {
      const facts = await readFacts()
      const venue = facts.venues.find(({ slug }) => slug === booking.venue)
      if (!venue) throw new Error(`The site has no venue ${booking.venue} that takes bookings.`)
      const mail = bookingMail(name, booking, { facts, venue, siteUrl, links })
      const { groupName: group, email } = facts
      await postOffice.send(mail, { group, email, id: `${reference}.${revision}.${name}` })
      store.mailSent(id)
    } catch (error) {
      const next = error instanceof UnsafeMail ? null : backoff(attempts + 1)
      store.mailNotSent(id, wordsOf(error), next === null ? null : Date.now() + next)
      if (next === null) log.error({ reference, name, err: error }, "a booking's mail was given up")
      else log.warn({ reference, name, problem: wordsOf(error) }, "a booking's mail waits")
    }
  }

  private forget(): void {
    const now = Date.now()
    if (now - this.#forgotAt < HOUR) return
    this.#forgotAt = now
    const { store, keptDays, log } = this.#options
    const forgotten = store.forgetBefore(now - keptDays * DAY)
    if (forgotten > 0) log.info({ forgotten }, "bookings past their day were deleted")
  }
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
