import { type FailureKind } from "../../lib/build-failure"

const FIRST = 5_000
export const LONGEST = 5 * 60_000
/** Asking whether the CMS answers again costs next to nothing. */
const LONGEST_FOR_CMS = 30_000

/**
 * How long to wait before the next attempt, in milliseconds.
 * @param failures how often it has failed in a row, from 1
 */
export function backoff(failures: number, kind: FailureKind): number {
  const longest = kind === "cms" ? LONGEST_FOR_CMS : LONGEST
  return Math.min(FIRST * 2 ** Math.min(failures - 1, 20), longest)
}
