const SECOND = 1000
const HOUR = 3600 * SECOND
/** So many attempts are a week: a CMS that stops on a Friday evening has lost nothing on Monday. */
const MOST_ATTEMPTS = 70

/**
 * How long to wait after so many attempts, in milliseconds: 1 s, doubled to 3 hours, and a little by chance, so that what
 * failed together is not tried together. Null: no more.
 */
export function waitAfter(attempts: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  const wait = Math.min(SECOND * 2 ** (attempts - 1), 3 * HOUR)
  return Math.round(wait * (0.9 + Math.random() * 0.2))
}
