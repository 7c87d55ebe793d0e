import type { Whose } from "../../../shared/submissions/whose"
import type { GuestTold } from "../../../shared/guest-told"
import type { Changing, Records } from "../store/records"
import { listUndelivered, type Undelivered } from "../store/undelivered"
import type { DueRecordMail, RecordStore } from "./record-outbox"

/** What the outbox and the commands ask of a store, whatever its records are. */
export abstract class DeliveredStore<
  Of extends Changing,
  Name extends string,
  Book,
> implements RecordStore<Of, Name> {
  /** @param book all that the store is made of, with its records */
  constructor(
    protected readonly book: Book,
    private readonly all: Records<Of, Name>,
  ) {}

  /** What is done with the book, as a method of the store. */
  protected by<Rest extends unknown[], Result>(act: (book: Book, ...rest: Rest) => Result) {
    return (...rest: Rest): Result => act(this.book, ...rest)
  }

  /** The same, in one transaction. */
  protected atOnce<Rest extends unknown[], Result>(act: (book: Book, ...rest: Rest) => Result) {
    return (...rest: Rest): Result => this.all.atOnce(() => act(this.book, ...rest))
  }

  /** Mails that could not be sent in time are not to be sent any more. */
  protected abstract endOverdueMails(now: number): void

  abstract forgetBefore(time: number): number

  find(reference: string): Of | undefined {
    return this.all.find(reference)
  }

  /** What it is called now that somebody knows by a reference of before. */
  nowCalled(reference: string): string {
    return this.find(reference)?.replacedBy ?? reference
  }

  dueMails(now: number, most: number): DueRecordMail<Of, Name>[] {
    this.endOverdueMails(now)
    return this.withRecords(this.all.mails.due(now, most))
  }

  beginMail(id: number): boolean {
    return this.all.mails.begin(id)
  }

  mailStayed(id: number): void {
    this.all.mails.stayed(id)
  }

  mailSent({ id }: { id: number }): void {
    this.withToldCopied(id, () => {
      this.all.mails.sent(id)
      this.noteSent(id)
    })
  }

  /** What else is known once a mail was sent, in the same transaction. */
  protected noteSent(_id: number): void {
    // Nothing, for most.
  }

  mailNotSent(id: number, problem: string, nextAt: number | null): void {
    this.withToldCopied(id, () => this.all.mails.notSent(id, problem, nextAt))
  }

  /** Whether the guest knows how it stands. */
  told(reference: string): GuestTold {
    return this.all.mails.told(reference, this.all.tables.forItsDay)
  }

  /** The copy says whether the guest knows. @param id of the mail that changes that, perhaps */
  private withToldCopied(id: number, change: () => void): void {
    this.all.atOnce(() => {
      const reference = this.all.mails.referenceOf(id) ?? ""
      const before = this.told(reference)
      change()
      if (this.told(reference) !== before) this.all.copies.again(reference)
    })
  }

  /** Those whose last change the CMS does not have. */
  dueCopies(now: number, most: number): { record: Of; attempts: number }[] {
    return this.withRecords(this.all.copies.due(now, most))
  }

  private withRecords<Due extends { reference: string }>(
    due: readonly Due[],
  ): (Omit<Due, "reference"> & { record: Of })[] {
    return due.flatMap(({ reference, ...rest }) => {
      const record = this.find(reference)
      return record ? [{ ...rest, record }] : []
    })
  }

  copied(record: Of, told = this.told(record.reference)): boolean {
    return this.all.atOnce(() => {
      const { reference } = record
      // It was told meanwhile: the next copy says so.
      if (this.told(reference) !== told) return this.find(reference) !== undefined
      return this.all.copies.copied(record)
    })
  }

  notCopied(reference: string, problem: string, nextAt: number): void {
    this.all.copies.notCopied(reference, problem, nextAt)
  }

  /** What is on its way, and what was given up. */
  counts(): { waiting: number; mails: number; deadMails: number } {
    const { copies, mails, tables } = this.all
    return { waiting: copies.waiting(), ...mails.counts(tables.forItsDay) }
  }

  undelivered(): Undelivered[] {
    const { records, mails, forItsDay } = this.all.tables
    return listUndelivered(this.all.db, { records, mails, except: forItsDay })
  }

  /** Mails that were given up are tried again. @returns how many */
  retry(now: number, reference?: string): number {
    return this.all.mails.retry(now, reference)
  }

  /** What has changed since, in milliseconds since 1970, is copied into the CMS once more. @returns how many */
  copyAgain(since: number, now: number): number {
    return this.all.copies.allAgain(since, now)
  }

  /** All of a guest, oldest first. */
  of(whose: Whose): Of[] {
    return this.all.of(whose)
  }
}
