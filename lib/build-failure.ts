import { Failure } from "./failure"
import type { ContentProblem, PublishFailure } from "../shared/publishing"

/**
 * What a build failed of. `content`: an editor mends it; `cms`: the CMS does not answer, or refuses the key; `gate`: what
 * was built was not fit to be published, though the content may be; `other`: anything else, among it a time limit and a
 * process that was killed.
 */
export type FailureKind = "content" | "cms" | "gate" | "other"

/** What an editor reads of a failure that is none of theirs; the rest is for whoever runs the server. */
export const INSIDE =
  "The build ended with an error of the software. An administrator finds it in the log."

/** What an editor reads above the problems, which are told each on its own. @param details in words of the CMS's or the site's */
export function reasonOf(
  kind: FailureKind,
  problems: readonly ContentProblem[],
  details: string,
): string {
  if (problems.length > 0) return "The published content cannot be shown as it is."
  return kind === "other" ? INSIDE : details
}

/** A build that failed; what is served stays as it is. */
export class BuildFailure extends Failure {
  readonly kind: FailureKind
  /** The same in an editor's words, without the files of whoever runs the server. */
  readonly reason: string
  /** What is wrong with the content, one entry for each document; empty where it is not the content. */
  readonly problems: PublishFailure["problems"]
  /** What a person may let through, where that alone is in the way. */
  readonly massLoss: PublishFailure["massLoss"]
  /** Of the content that it failed with; null where that could not be read. */
  readonly contentFingerprint: string | null

  /** @param message for whoever ran the build: what is wrong, and where the log is */
  constructor(
    message: string,
    kind: FailureKind,
    {
      reason = message,
      problems = [],
      massLoss = null,
      contentFingerprint = null,
    }: Partial<
      Pick<PublishFailure, "reason" | "problems" | "massLoss"> & {
        contentFingerprint: string | null
      }
    > = {},
  ) {
    super(message)
    this.kind = kind
    this.reason = reason
    this.problems = problems
    this.massLoss = massLoss
    this.contentFingerprint = contentFingerprint
  }
}
