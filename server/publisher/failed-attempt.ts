import { BuildFailure, INSIDE } from "../../lib/build-failure"
import { Busy } from "../../lib/locks"
import { backoff } from "./backoff"
import { type FailedAttempt } from "./decide"

/** No failure of ours, and no reason to distrust what earlier builds left. */
const BUSY = "An administrator is building the site by hand. It is tried again by itself."

/**
 * What is known of a build that failed, and when there is to be another:
 *
 * - content: once the content has changed; of what may pass by itself later and later, too;
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
  const told = error instanceof BuildFailure ? error : undefined
  const kind = told?.kind ?? "other"
  const isBusy = error instanceof Busy
  const failures = !isBusy && before?.kind === kind ? before.failures + 1 : 1
  const isAtOnce = kind === "gate" && failures === 1
  const mayPass =
    kind === "cms" || kind === "other" || told?.problems.some((problem) => problem.mayPass)
  const wait = mayPass ? backoff(failures, kind) : isAtOnce ? 0 : null
  const nextAttemptAt = wait === null ? null : now + wait
  return {
    ...attempt,
    fingerprint: told?.contentFingerprint ?? null,
    kind,
    failures,
    nextAttemptAt,
    nextIsCold: isAtOnce || (kind === "other" && failures === 2),
    failure: {
      at: new Date(now).toISOString(),
      reason: told?.reason ?? (isBusy ? BUSY : INSIDE),
      problems: told?.problems ?? [],
      nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt).toISOString(),
      massLoss: told?.massLoss ?? null,
      isRetryable: true,
    },
  }
}
