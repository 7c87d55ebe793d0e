import type { FastifyBaseLogger } from "fastify"
import { titleOfChoice, type BookingFacts } from "../../../shared/booking/booking-facts"
import { MailNotSent, type PostOffice } from "../mail/post-office"
import { waitAfter } from "../outbox/backoff"
import type { SignedLinks } from "../intake/signed-link"
import { bookingMail } from "./booking-mails"
import type { BookingStore, DueMail, DueMirror } from "./booking-store"
import type { Mirror } from "./mirror"
import { Rounds } from "../outbox/rounds"

const ROUND = 20
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
  readonly #rounds: Rounds
  #forgotAt = 0

  constructor(options: BookingOutboxOptions) {
    this.#options = options
    this.#rounds = new Rounds("the bookings' outbox", options.log)
  }

  start(): void {
    this.#rounds.start([() => this.mirrorRound(), () => this.mailRound()])
  }

  /** There is something new. */
  wake(): void {
    this.#rounds.wake()
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  private async mirrorRound(): Promise<number> {
    const { store } = this.#options
    this.forget()
    const due = store.dueMirrors(Date.now(), ROUND)
    const facts = due.length > 0 ? await this.#options.readFacts() : undefined
    for (const one of due) {
      if (this.#rounds.isStopping || !facts) return 0
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
      if (this.#rounds.isStopping) return 0
      // Whoever does not answer one answers the others as little.
      if (!(await this.send(mail, postOffice))) return 0
    }
    return due.length
  }

  /** @returns whether the mail server answers */
  private async send(
    { id, name, booking, attempts }: DueMail,
    postOffice: PostOffice,
  ): Promise<boolean> {
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
      return true
    } catch (error) {
      const is = error instanceof MailNotSent ? error.is : "failed"
      const next = is === "refused" ? null : backoff(attempts + 1)
      const problem = wordsOf(error)
      store.mailNotSent(id, problem, next === null ? null : Date.now() + next)
      if (next === null) log.error({ reference, name, problem }, "a booking's mail was given up")
      else log.warn({ reference, name, problem }, "a booking's mail waits")
      return is !== "unreachable"
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
