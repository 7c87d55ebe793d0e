import { BookingStore } from "../../server/api/booking/booking-store"
import { createBookingTables } from "../../server/api/booking/tables"
import { OrderStore } from "../../server/api/ordering/order-store"
import { createOrderTables } from "../../server/api/ordering/order-tables"
import { eraseMails } from "../../server/api/mail/mail-folder"
import { openDatabase } from "../../server/api/store/open-database"
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
        recordsLine("Orders", orders.counts()),
        ...orders
          .owed()
          .map(({ reference, changedAt }) =>
            told(reference, "order", changedAt, "money to be given back"),
          ),
      ].join("\n")
    },

    /** What was given up is tried again. @returns how many */
    retry: (now: number, reference?: string): number =>
      records.reduce(
        (sum, store) => sum + store.retry(now, reference),
        submissions.retry(now, reference),
      ),

    /** Deletes one that was given up. @returns whether there was one */
    drop: (reference: string): boolean => submissions.drop(reference),

    /** All that is kept of an address, but for mails in a folder: what they say is told here. */
    of: (email: string) => ({
      waitingOrKept: submissions.list({ identity: email }).map((entry) => ({
        ...entry,
        files: submissions.filesOf(entry.submission.id).map(({ name }) => name),
      })),
      bookings: bookings.ofEmail(email),
      orders: orders.ofEmail(email),
    }),

    /** @returns how many were deleted, and the orders that stay until their money is where it belongs */
    async erase(email: string): Promise<{ erased: number; mails: number; stay: string[] }> {
      const erased = submissions.erase(email) + bookings.erase(email) + orders.erase(email)
      return {
        erased,
        mails: await eraseMails(mailDir, email),
        stay: orders.ofEmail(email).map(({ reference }) => reference),
      }
    },

    close: (): void => submissions.close(),
  }
}

function recordsLine(
  called: string,
  { waiting, mails, deadMails }: { waiting: number; mails: number; deadMails: number },
): string {
  return `${called}: ${waiting} wait for the CMS, ${mails} mails. Given up: ${deadMails} mails.`
}

const told = (reference: string, kind: string, at: number, what: string): string =>
  `${reference}  ${kind}  ${new Date(at).toISOString().slice(0, 16)}  ${what}`

function line({ submission, state, attempts, problem, mails }: Listed): string {
  const { reference, kind, receivedAt } = submission
  const what = [`${state}${attempts > 0 ? ` after ${attempts} attempts: ${problem ?? ""}` : ""}`]
  for (const mail of mails) {
    if (mail.state !== "done") {
      what.push(`mail “${mail.name}” ${mail.state}${mail.problem ? `: ${mail.problem}` : ""}`)
    }
  }
  return told(reference, kind, receivedAt, what.join("; "))
}
