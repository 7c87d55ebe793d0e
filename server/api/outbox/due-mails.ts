import type { FastifyBaseLogger } from "fastify"
import { MailNotSent } from "../mail/post-office"
import { wordsOf } from "./rounds"

/** Mails looked at in one round. */
const MOST = 20

interface DueMail {
  id: number
  name: string
  attempts: number
}

interface DueMailsOptions<Due extends DueMail> {
  store: {
    dueMails: (now: number, most: number) => Due[]
    mailSent: (due: Due, now: number) => void
    /** @param nextAt null: given up */
    mailNotSent: (id: number, problem: string, nextAt: number | null) => void
  }
  /** @returns whether it was sent; false: nothing is to be noted of it */
  send: (due: Due) => Promise<boolean>
  isStopping: () => boolean
  backoff: (attempts: number) => number | null
  /** What the log calls one, such as “a mail”, and what it says of it: no guest. */
  called: string
  about: (due: Due) => object
  log: Pick<FastifyBaseLogger, "warn" | "error">
}

/**
 * Sends what is due, and notes what became of each. It ends early where the mail server does not answer: whoever does not
 * answer one answers the others as little.
 * @returns how much was due; 0 where it is of no use to go on at once
 */
export async function sendDueMails<Due extends DueMail>({
  store,
  send,
  isStopping,
  backoff,
  called,
  about,
  log,
}: DueMailsOptions<Due>): Promise<number> {
  const dueMails = store.dueMails(Date.now(), MOST)
  for (const due of dueMails) {
    if (isStopping()) return 0
    try {
      if (await send(due)) store.mailSent(due, Date.now())
    } catch (error) {
      const is = error instanceof MailNotSent ? error.is : "failed"
      const next = is === "refused" ? null : backoff(due.attempts + 1)
      const problem = wordsOf(error)
      store.mailNotSent(due.id, problem, next === null ? null : Date.now() + next)
      const told = { ...about(due), name: due.name, problem }
      if (next === null) log.error(told, `${called} was given up`)
      else log.warn(told, `${called} waits`)
      if (is === "unreachable") return 0
    }
  }
  return dueMails.length
}
