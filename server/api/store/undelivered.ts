import { IS_OPEN } from "./mail-queue"
import type { Db } from "./open-database"

/** A record that the CMS does not have as it is now, or about which a mail waits or was given up. */
export interface Undelivered {
  reference: string
  /** Instant, in milliseconds since 1970. */
  changedAt: number
  /** Null where the CMS has it. */
  copy: { attempts: number; problem: string | null } | null
  mails: readonly { name: string; isGivenUp: boolean; problem: string | null }[]
}

interface Row {
  reference: string
  changedAt: number
  isBehind: number
  attempts: number
  problem: string | null
}

const MOST = 200

/**
 * What is on its way or was given up, changed last first.
 *
 * @param records the table of what changes and is copied, which has a `changed_at`
 * @param mails the table of the mails about them
 * @param except a mail that waits for its day
 */
export function listUndelivered(
  db: Db,
  { records, mails, except = "" }: { records: string; mails: string; except?: string },
): Undelivered[] {
  const isUndone = `(state = 'dead' or (${IS_OPEN} and name <> ?))`
  const rows = db
    .prepare(
      `select reference, changed_at as changedAt, mirrored < revision as isBehind, attempts, problem from ${records}
       where mirrored < revision or reference in (select reference from ${mails} where ${isUndone})
       order by changed_at desc limit ${MOST}`,
    )
    .all(except) as Row[]
  const mailsOf = db.prepare(
    `select name, state = 'dead' as isGivenUp, problem from ${mails} where reference = ? and ${isUndone} order by id`,
  )
  return rows.map(({ reference, changedAt, isBehind, attempts, problem }) => ({
    ...{ reference, changedAt },
    copy: isBehind ? { attempts, problem } : null,
    mails: (
      mailsOf.all(reference, except) as {
        name: string
        isGivenUp: number
        problem: string | null
      }[]
    ).map((mail) => ({ ...mail, isGivenUp: mail.isGivenUp === 1 })),
  }))
}
