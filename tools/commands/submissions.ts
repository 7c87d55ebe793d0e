import { parseArgs } from "node:util"
import { runCommand, type CommandContext } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { submissionsDirOf } from "../../server/api/settings"
import { BookingStore } from "../../server/api/booking/booking-store"
import { createBookingTables } from "../../server/api/booking/tables"
import { OrderStore } from "../../server/api/ordering/order-store"
import { createOrderTables } from "../../server/api/ordering/order-tables"
import { openDatabase } from "../../server/api/store/open-database"
import { SubmissionStore, type Listed } from "../../server/api/store/submission-store"
import { guestInCms } from "../lib/guest-in-cms"

const USAGE = `npm run submissions                      what waits, and what was given up
npm run submissions -- retry [reference] tries what was given up again
npm run submissions -- drop <reference>  deletes one that was given up
npm run submissions -- export <e-mail>   all that is kept of an address, here and in the CMS, as JSON
npm run submissions -- erase <e-mail>    deletes all of it`

/** `npm run submissions`: what guests sent, while it is on its way; and what is kept of one of them. */
export default () => runCommand(run)

async function run({ processes }: CommandContext) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [what = "list", which] = positionals
  const env = readVariables(root)
  const db = openDatabase(submissionsDirOf(root, env))
  createBookingTables(db)
  createOrderTables(db)
  const store = new SubmissionStore(db)
  const bookings = new BookingStore(db)
  const orders = new OrderStore(db)
  const cms = { cmsDir: cmsDirOf(root), env: { ...process.env, ...env }, processes }
  try {
    switch (what) {
      case "list":
        console.log(
          [listed(store), counted("Bookings", bookings), counted("Orders", orders)].join("\n"),
        )
        return
      case "retry": {
        const again = [store, bookings, orders]
          .map((kept) => kept.retry(Date.now(), which))
          .reduce((sum, count) => sum + count)
        console.log(
          `${again} are tried again${again > 0 ? ", as soon as the forms' server runs" : ""}.`,
        )
        return
      }
      case "drop": {
        if (which === undefined) throw new Failure(USAGE)
        if (!store.drop(which)) throw new Failure(`${which} is none of those that were given up.`)
        console.log(`${which} is deleted.`)
        return
      }
      case "export": {
        const email = addressOf(which)
        const here = store.list({ identity: email }).map((entry) => ({
          ...entry,
          files: store.filesOf(entry.submission.id).map(({ name }) => name),
        }))
        const inCms = await guestInCms("export", email, cms)
        const own = { bookings: bookings.ofEmail(email), orders: orders.ofEmail(email) }
        console.log(JSON.stringify({ email, waitingOrKept: here, ...own, inCms }, null, 2))
        return
      }
      case "erase": {
        const email = addressOf(which)
        const here = store.erase(email) + bookings.erase(email) + orders.erase(email)
        const inCms = await guestInCms("erase", email, cms)
        console.log(`Erased: ${here} here, ${JSON.stringify(inCms)} in the CMS.`)
        const owed = orders.ofEmail(email).length
        if (owed > 0) {
          console.log(
            `${owed} orders are kept until their payment is settled. Erase once more then.`,
          )
        }
        return
      }
      default:
        throw new Failure(USAGE)
    }
  } finally {
    store.close()
  }
}

function addressOf(which: string | undefined): string {
  if (which === undefined || !which.includes("@")) throw new Failure(USAGE)
  return which.trim().toLowerCase()
}

function listed(store: SubmissionStore): string {
  const { submissions, mails } = store.counts()
  const lines = store.list({}).map(line)
  return [
    `Waiting: ${submissions.waiting} for the CMS, ${mails.waiting} mails. Not confirmed: ${submissions.held}. Given up: ${submissions.dead}, ${mails.dead} mails.`,
    ...lines,
  ].join("\n")
}

function counted(what: string, store: BookingStore | OrderStore): string {
  const { waiting, mails, deadMails } = store.counts()
  return `${what}: ${waiting} wait for the CMS, ${mails} mails. Given up: ${deadMails} mails.`
}

/** No names and no words of guests: a terminal is read by others too. */
function line({ submission, state, attempts, problem, mails }: Listed): string {
  const { reference, kind, receivedAt } = submission
  const told = [`${state}${attempts > 0 ? ` after ${attempts} attempts: ${problem ?? ""}` : ""}`]
  for (const mail of mails) {
    if (mail.state !== "done") {
      told.push(`mail “${mail.name}” ${mail.state}${mail.problem ? `: ${mail.problem}` : ""}`)
    }
  }
  return `${reference}  ${kind}  ${new Date(receivedAt).toISOString().slice(0, 16)}  ${told.join("; ")}`
}
