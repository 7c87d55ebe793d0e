import { BookingStore } from "../../server/api/booking/booking-store"
import { createBookingTables } from "../../server/api/booking/tables"
import type { Order } from "../../server/api/ordering/order"
import { OrderStore } from "../../server/api/ordering/order-store"
import { createOrderTables } from "../../server/api/ordering/order-tables"
import { eraseMails } from "../../server/api/mail/mail-folder"
import { openDatabase } from "../../server/api/store/open-database"
import type { Whose } from "../../shared/submissions/whose"
import type { Undelivered } from "../../server/api/store/undelivered"
import { SubmissionStore, type Listed } from "../../server/api/store/submission-store"

/** What the forms' server keeps of guests, while it runs or not. */
export function openKeptHere({
  submissionsDir,
  mailDir,
}: {
  submissionsDir: string
  /** Where mails are put in place of a mail server; it need not be there. */
  mailDir: string
}) {
  const db = openDatabase(submissionsDir)
  createBookingTables(db)
  createOrderTables(db)
  const submissions = new SubmissionStore(db)
  const bookings = new BookingStore(db)
  const orders = new OrderStore(db)
  const records = [bookings, orders] as const

  return {
    /** What waits, and what was given up. No names and no words of guests: a terminal is read by others too. */
    list(): string {
      const { submissions: sent, mails } = submissions.counts()
      return [
        `Waiting: ${sent.waiting} for the CMS, ${mails.waiting} mails. Not confirmed: ${sent.held}. Given up: ${sent.dead}, ${mails.dead} mails.`,
        ...submissions.list({}).map(line),
        recordsLine("Bookings", bookings.counts()),
        ...bookings.undelivered().map((record) => undeliveredLine(record, "booking")),
        recordsLine("Orders", orders.counts()),
        ...orders.undelivered().map((record) => undeliveredLine(record, "order")),
        ...orders.owed().map(({ reference, changedAt, payment }) => {
          const what = payment === "open" ? "payment not confirmed" : "money to be given back"
          return told(reference, "order", changedAt, what)
        }),
      ].join("\n")
    },

    /** What was given up is tried again. @returns how many */
    retry: (now: number, reference?: string): number =>
      records.reduce(
        (sum, store) => sum + store.retry(now, reference),
        submissions.retry(now, reference),
      ),

    /** What the CMS has had since is brought to it once more, each once, and no mail is sent again. @returns how many */
    again: (since: number, now: number): number =>
      records.reduce(
        (sum, store) => sum + store.copyAgain(since, now),
        submissions.deliverAgain(since, now),
      ),

    /** Deletes one that was given up, or an order whose money is owed. @returns whether there was one */
    drop: (reference: string): boolean => submissions.drop(reference) || orders.drop(reference),

    /**
     * A reference that a guest reads out may be from before their address was put right: as they are known by now, and by what
     * the CMS may still know them where it has not had the news.
     */
    knownBy({ by, value }: Whose): { whose: Whose; formerly: readonly Whose[] } {
      const now = by === "reference" ? bookings.nowCalled(orders.nowCalled(value)) : value
      const whose = { by, value: now }
      const formerly = [...bookings.of(whose), ...orders.of(whose)].flatMap((of) => of.formerly)
      return { whose, formerly: formerly.map((name) => ({ by: "reference", value: name })) }
    },

    /** All that is kept of a guest, but for mails in a folder: what they say is told here. */
    of: (whose: Whose) => ({
      waitingOrKept: submissions.list({ whose }).map((entry) => ({
        ...entry,
        files: submissions.filesOf(entry.submission.id).map(({ name }) => name),
      })),
      bookings: bookings.of(whose),
      orders: orders.of(whose),
    }),

    /** All of it or nothing: orders whose money is on its way are not left to nobody. */
    async erase(whose: Whose): Promise<Erased> {
      const refused = (inTheWay: readonly Order[]): Erased => ({
        is: "refused",
        why: inTheWay.map(whyKept),
      })
      const before = orders.inTheWay(whose)
      if (before.length > 0) return refused(before)
      const about = [
        // Of what is forgotten here, too.
        ...(whose.by === "reference" ? [whose.value] : []),
        ...[...bookings.of(whose), ...orders.of(whose)].flatMap(({ reference, formerly }) => [
          ...[reference, ...formerly],
        ]),
        ...submissions.list({ whose }).map(({ submission: { id } }) => id),
      ]
      // Mails first: where that fails, what they are found by is still there for another attempt.
      const email = whose.by === "email" ? whose.value : undefined
      const mails = await eraseMails(mailDir, about, email)
      const { erased, inTheWay } = orders.erase(whose)
      // It was ordered meanwhile.
      if (inTheWay.length > 0) return refused(inTheWay)
      return {
        is: "erased",
        here: erased + submissions.erase(whose) + bookings.erase(whose),
        mails,
      }
    },

    close: (): void => submissions.close(),
  }
}

/** `here`: how much; `why`: a sentence for each order that is in the way, with what to do about it. */
export type Erased =
  { is: "erased"; here: number; mails: number } | { is: "refused"; why: readonly string[] }

function whyKept({ reference, venue, day, time, state, payment }: Order): string {
  if (payment === "paid") {
    return `${reference} is paid and still to be collected (${venue}, ${day}, ${time}): cancel it in Kitchen, which gives the money back, or press Collected there once it is.`
  }
  if (state === "unpaid") {
    return `${reference} is being paid: that is over after a quarter of an hour.`
  }
  return payment === "open"
    ? `${reference} is cancelled, and whether it was paid is not known yet: that is asked of the payment provider, as long as its key is set.`
    : `${reference} is cancelled, and its money still to be given back: that is tried until the payment provider has taken it on.`
}

function recordsLine(
  called: string,
  { waiting, mails, deadMails }: { waiting: number; mails: number; deadMails: number },
): string {
  return `${called}: ${waiting} wait for the CMS, ${mails} mails. Given up: ${deadMails} mails.`
}

const told = (reference: string, kind: string, at: number, what: string): string =>
  `${reference}  ${kind}  ${new Date(at).toISOString().slice(0, 16)}  ${what}`

function undeliveredLine({ reference, changedAt, copy, mails }: Undelivered, kind: string): string {
  const after = copy?.problem ? ` after ${copy.attempts} attempts: ${copy.problem}` : ""
  const what = [
    ...(copy ? [`waits for the CMS${after}`] : []),
    ...mails.map(({ name, isGivenUp, problem }) =>
      mailInWords(name, isGivenUp ? "given up" : "waiting", problem),
    ),
  ]
  return told(reference, kind, changedAt, what.join("; "))
}

const mailInWords = (name: string, state: string, problem: string | null): string =>
  `mail “${name}” ${state}${problem ? `: ${problem}` : ""}`

function line({ submission, state, attempts, problem, mails }: Listed): string {
  const { reference, kind, receivedAt } = submission
  const what = [`${state}${attempts > 0 ? ` after ${attempts} attempts: ${problem ?? ""}` : ""}`]
  for (const mail of mails) {
    if (mail.state !== "done") what.push(mailInWords(mail.name, mail.state, mail.problem))
  }
  return told(reference, kind, receivedAt, what.join("; "))
}
