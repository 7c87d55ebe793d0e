import { BuildFailure, INSIDE, type FailureKind } from "../../lib/build-failure"
import { Busy } from "../../lib/locks"
import { backoff } from "./backoff"
import { type FailedAttempt } from "./decide"

/** Somebody builds by hand: no failure of ours, and no reason to distrust what earlier builds left. */
const isBusy = (error: unknown): boolean => error instanceof Busy

const BUSY = "An administrator is building the site by hand. It is tried again by itself."

/**
 * What is known of a build that failed, and when there is to be another:
 *
 * - content: once the content has changed;
 * - the CMS does not answer: when it may again, sooner rather than later;
 * - not fit to be published: once more at once with nothing that earlier builds left, then when the content has changed;
 * - anything else, a build that was killed among it: soon, then with nothing that earlier builds left, then later and later.
 */
export function failedAttempt(
  error: unknown,
  attempt: Pick<FailedAttempt, "lastSequence" | "liveId" | "cause">,
  before: FailedAttempt | null,
  now: number,
): FailedAttempt {
  const kind: FailureKind = error instanceof BuildFailure ? error.kind : "other"
  const failures = isBusy(error) ? 1 : before?.kind === kind ? before.failures + 1 : 1
  const isAtOnce = kind === "gate" && failures === 1
  const isLater = kind === "cms" || kind === "other"
  const nextAttemptAt = isAtOnce ? now : isLater ? now + backoff(failures, kind) : null
  return {
    ...attempt,
    fingerprint: error instanceof BuildFailure ? error.contentFingerprint : null,
    kind,
    failures,
    nextAttemptAt,
    nextIsCold: isAtOnce || (kind === "other" && failures === 2),
    failure: {
      at: new Date(now).toISOString(),
      reason: error instanceof BuildFailure ? error.reason : isBusy(error) ? BUSY : INSIDE,
      problems: error instanceof BuildFailure ? error.problems : [],
      nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt).toISOString(),
      massLoss: error instanceof BuildFailure ? error.massLoss : null,
      isRetryable: true,
    },
  }
}
