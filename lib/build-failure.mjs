import { Failure } from "./failure.mjs"

/**
 * What a build failed of. `content`: an editor mends it; `cms`: the CMS does not answer, or refuses the key; `gate`: what
 * was built was not fit to be published, though the content may be; `other`: anything else, among it a time limit and a process that was killed.
 * @typedef {"content" | "cms" | "gate" | "other"} FailureKind
 */

/** What an editor reads of a failure that is none of theirs; the rest is for whoever runs the server. */
export const INSIDE =
  "The build ended with an error of the software. An administrator finds it in the log."

/** A build that failed; what is served stays as it is. */
export class BuildFailure extends Failure {
  /**
   * @param {string} message for whoever ran the build: what is wrong, and where the log is
   * @param {FailureKind} kind
   * @param {Partial<Pick<import("../shared/publishing.ts").PublishFailure, "reason" | "problems" | "massLoss">>} [more]
   */
  constructor(message, kind, { reason = message, problems = [], massLoss = null } = {}) {
    super(message)
    this.kind = kind
    /** The same in an editor's words, without the files of whoever runs the server. */
    this.reason = reason
    /** What is wrong with the content, one entry for each document; empty where it is not the content. */
    this.problems = problems
    /** What a person may let through, where that alone is in the way. */
    this.massLoss = massLoss
  }
}
