import type { Answer, Failure } from "./request"
import { settings } from "./settings"

/** Before the first retry, on average; doubled for each further one. */
const FIRST_PAUSE_MS = 200

/** Half to one and a half times the pause, so that browsers that failed together do not return together. */
export const pauseBefore = (retry: number): number =>
  FIRST_PAUSE_MS * 2 ** (retry - 1) * (0.5 + Math.random())

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tries until there is an answer that a repetition would not change.
 * @param isFinal which failures are answers
 */
export async function withRetries<Body>(
  attempt: () => Promise<Answer<Body>>,
  isFinal: (failure: Failure) => boolean = () => false,
): Promise<Answer<Body>> {
  let timeouts = 0
  for (let retry = 1; ; retry += 1) {
    const answer = await attempt()
    if (answer.ok || isFinal(answer.failure) || retry > settings().retries) return answer
    // A visitor has then been waiting for twice the time limit.
    if (answer.failure === "timed-out" && ++timeouts > 1) return answer
    await wait(pauseBefore(retry))
  }
}
