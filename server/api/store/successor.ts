import type { Changing, Records } from "./records"

/** So soon, in milliseconds, one form of a page is sent again by who presses its button twice. */
const PRESSED_TWICE = 15_000

interface Replaceable extends Changing {
  venue: string
  state: string
  madeAt: number
  changedAt: number
}

/**
 * Pressed twice: what has taken the place of a record a moment ago, under an address put right. Later, whoever has the
 * link of before need not learn where the new one is.
 */
export function successorOf<Of extends Replaceable, Name extends string>(
  records: Records<Of, Name>,
  { venue, state, madeAt, changedAt }: Of,
  email: string,
  now: number,
): Of | undefined {
  if (state !== "cancelled" || now - changedAt > PRESSED_TWICE) return undefined
  const condition = "email = ? and venue = ? and made_at = ? and state <> 'cancelled'"
  return records.select(condition, email, venue, madeAt)[0]
}
