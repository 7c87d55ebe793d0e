import type { FastifyBaseLogger } from "fastify"
import { titleOfChoice, type BookingFacts } from "../../../shared/booking/booking-facts"
import type { PostOffice } from "../mail/post-office"
import { waitAfter } from "../outbox/backoff"
import type { SignedLinks } from "../intake/signed-link"
import { bookingMail } from "./booking-mails"
import type { BookingStore, DueMail, DueMirror } from "./booking-store"
import type { Mirror } from "./mirror"
import { sendDueMails } from "../outbox/due-mails"
import { hourly, Rounds, wordsOf } from "../outbox/rounds"

const ROUND = 20
/** A copy is tried for ever, in milliseconds. */
const LONGEST_WAIT = 60_000
const DAY = 24 * 3_600_000

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
  readonly #forget: () => void

  constructor(options: BookingOutboxOptions) {
    this.#options = options
    this.#rounds = new Rounds("the bookings' outbox", options.log)
    const { store, keptDays, log } = options
    this.#forget = hourly((now) => {
      const forgotten = store.forgetBefore(now - keptDays * DAY)
      if (forgotten > 0) log.info({ forgotten }, "bookings past their day were deleted")
    })
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
    this.#forget()
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
    const { store, postOffice, log, backoff = waitAfter } = this.#options
    if (!postOffice) return 0
    return sendDueMails({
      store,
      send: (due) => this.send(due, postOffice),
      isStopping: () => this.#rounds.isStopping,
      backoff,
      called: "a booking's mail",
      about: ({ booking: { reference } }) => ({ reference }),
      log,
    })
  }

  private async send({ name, booking }: DueMail, postOffice: PostOffice): Promise<boolean> {
    const { readFacts, siteUrl, links } = this.#options
    const { reference, revision } = booking
    const facts = await readFacts()
    const venue = facts.venues.find(({ slug }) => slug === booking.venue)
    if (!venue) throw new Error(`The site has no venue ${booking.venue} that takes bookings.`)
    const mail = bookingMail(name, booking, { facts, venue, siteUrl, links })
    const { groupName: group, email } = facts
    await postOffice.send(mail, { group, email, id: `${reference}.${revision}.${name}` })
    return true
  }
}
