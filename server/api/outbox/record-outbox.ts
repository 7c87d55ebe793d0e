import type { FastifyBaseLogger } from "fastify"
import type { GuestTold } from "../../../shared/guest-told"
import type { Mail } from "../mail/mail"
import { MailNotSent, type PostOffice } from "../mail/post-office"
import type { Changing } from "../store/records"
import { waitAfter } from "./backoff"
import { sendDueMails } from "./due-mails"
import { hourly, Rounds, wordsOf, type Round } from "./rounds"

const ROUND = 20
/** A copy is tried for ever, in milliseconds. */
const LONGEST_WAIT = 60_000
const DAY = 24 * 3_600_000

export interface DueRecordMail<Of extends Changing, Name extends string> {
  id: number
  name: Name
  attempts: number
  record: Of
}

export interface RecordStore<Of extends Changing, Name extends string> {
  dueCopies: (now: number, most: number) => { record: Of; attempts: number }[]
  /** As it is now; nothing where it was erased, by another process too. */
  find: (reference: string) => Of | undefined
  /** Whether the guest knows how it stands. */
  told: (reference: string) => GuestTold
  /** @param told as the copy says it. @returns false where it was erased meanwhile */
  copied: (record: Of, told: GuestTold) => boolean
  notCopied: (reference: string, problem: string, nextAt: number) => void
  dueMails: (now: number, most: number) => DueRecordMail<Of, Name>[]
  /** It may be there from now on. @returns false where it is not to be sent any more, for it tells of what has changed */
  beginMail: (id: number) => boolean
  /** It is certain that this attempt has not brought it there. */
  mailStayed: (id: number) => void
  mailSent: (mail: Pick<DueRecordMail<Of, Name>, "id">) => void
  mailNotSent: (id: number, problem: string, nextAt: number | null) => void
  /** Removes what was over then, once the CMS has it. @returns how many */
  forgetBefore: (time: number) => number
}

export interface RecordOutboxOptions<Of extends Changing, Name extends string> {
  /** As the log calls one, and several: “a booking”, “bookings”. */
  called: string
  plural: string
  store: RecordStore<Of, Name>
  /** @throws where the CMS does not take it */
  copy: (record: Of, told: GuestTold) => Promise<void>
  /**
   * What a mail says, and of whom it is. @throws where that cannot be said yet
   * @returns with the ids of others that need not be sent beside it, for it tells what they would
   */
  compose: (
    due: DueRecordMail<Of, Name>,
  ) => Promise<{ mail: Mail; group: string; email: string; instead?: readonly number[] }>
  /** Without one mails wait. */
  postOffice: PostOffice | undefined
  /** What else is to be done again and again. */
  more?: readonly Round[]
  /** How long what is over is kept here, in days: the CMS has it. */
  keptDays: number
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">
  backoff?: (attempts: number) => number | null
}

/** Copies records into the CMS and sends their mails, as long as the process runs. Each is tried until it is done. */
export class RecordOutbox<Of extends Changing, Name extends string> {
  readonly #options: RecordOutboxOptions<Of, Name>
  readonly #rounds: Rounds
  readonly #forget: () => void

  constructor(options: RecordOutboxOptions<Of, Name>) {
    this.#options = options
    const { plural, store, keptDays, log } = options
    this.#rounds = new Rounds(`the outbox of ${plural}`, log)
    this.#forget = hourly((now) => {
      const forgotten = store.forgetBefore(now - keptDays * DAY)
      if (forgotten > 0) log.info({ forgotten }, `${plural} past their day were deleted`)
    })
  }

  start(): void {
    const { more = [] } = this.#options
    this.#rounds.start([() => this.copyRound(), () => this.mailRound(), ...more])
  }

  /** There is something new. */
  wake(): void {
    this.#rounds.wake()
  }

  get isStopping(): boolean {
    return this.#rounds.isStopping
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  private async copyRound(): Promise<number> {
    const { store, copy, called, log, backoff = waitAfter } = this.#options
    this.#forget()
    const due = store.dueCopies(Date.now(), ROUND)
    for (const {
      record: { reference },
      attempts,
    } of due) {
      if (this.#rounds.isStopping) return 0
      const record = store.find(reference)
      if (!record) continue
      try {
        const told = store.told(reference)
        await copy(record, told)
        if (!store.copied(record, told)) {
          log.error(
            { reference },
            `${called} was erased here while it was copied: erase it once more`,
          )
        }
      } catch (error) {
        const wait = Math.min(backoff(Math.min(attempts + 1, 20)) ?? LONGEST_WAIT, LONGEST_WAIT)
        store.notCopied(reference, wordsOf(error), Date.now() + wait)
        log.warn({ reference, problem: wordsOf(error) }, `${called} waits for the CMS`)
      }
    }
    return due.length
  }

  private async mailRound(): Promise<number> {
    const { store, postOffice, compose, called, log, backoff = waitAfter } = this.#options
    if (!postOffice) return 0
    /** What becomes of the one becomes of the others that it is sent instead of. */
    const alike = new Map<number, readonly number[]>()
    const idsWith = (id: number): readonly number[] => [id, ...(alike.get(id) ?? [])]
    return sendDueMails<DueRecordMail<Of, Name>>({
      store: {
        dueMails: (now, most) => store.dueMails(now, most),
        mailSent: ({ id }) => {
          for (const one of idsWith(id)) store.mailSent({ id: one })
        },
        mailNotSent: (id, ...why) => {
          for (const one of idsWith(id)) store.mailNotSent(one, ...why)
        },
      },
      send: async (due) => {
        const { reference } = due.record
        const record = store.find(reference)
        const isDone = [...alike.values()].some((others) => others.includes(due.id))
        if (isDone || !record || !store.beginMail(due.id)) return false
        try {
          const { mail, instead = [], ...from } = await compose({ ...due, record })
          alike.set(
            due.id,
            instead.filter((other) => store.beginMail(other)),
          )
          const id = `${reference}.${record.revision}.${due.name}`
          await postOffice.send(mail, { ...from, id })
        } catch (error) {
          const mayHaveArrived = error instanceof MailNotSent && error.mayHaveArrived
          if (!mayHaveArrived) for (const one of idsWith(due.id)) store.mailStayed(one)
          throw error
        }
        return true
      },
      isStopping: () => this.#rounds.isStopping,
      backoff,
      called: `a mail about ${called}`,
      about: ({ record: { reference } }) => ({ reference }),
      log,
    })
  }
}
