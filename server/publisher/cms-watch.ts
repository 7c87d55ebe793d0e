import type { Logger } from "pino"
import { type PublishingStatus } from "../../shared/publishing"
import { BuildFailure } from "../../lib/build-failure"
import { backoff } from "./backoff"
import { type StatusFile } from "../../publishing/publisher-files"

/** How long editors are told of an outage that is over, in milliseconds. */
const TOLD = 24 * 60 * 60_000

/** Knows since when the CMS does not answer, and when it did not last. */
export function createCmsWatch(earlier: StatusFile | null, log: Pick<Logger, "info" | "error">) {
  let since = earlier?.cmsUnreachableSince ?? null
  let last = earlier?.lastCmsOutage ?? null
  let failures = 0

  function noteAnswer(): void {
    if (since !== null) {
      last = { from: since, until: new Date().toISOString() }
      log.info(last, "the CMS answers again")
    }
    since = null
    failures = 0
  }

  return {
    /** Does what asks the CMS, and notes whether that could be read. */
    async watch<T>(work: () => Promise<T>): Promise<T> {
      try {
        const answer = await work()
        noteAnswer()
        return answer
      } catch (error) {
        const kind = error instanceof BuildFailure ? error.kind : "other"
        // What is wrong with the content, or with what was made of it, was read.
        if (kind === "content" || kind === "gate") noteAnswer()
        if (kind === "cms") failures += 1
        if (kind === "cms" && since === null) {
          since = new Date().toISOString()
          log.error({ err: error }, "the CMS cannot be read")
        }
        throw error
      }
    },
    outages: (): Pick<PublishingStatus, "cmsUnreachableSince" | "lastCmsOutage"> => ({
      cmsUnreachableSince: since,
      lastCmsOutage: last && Date.now() - Date.parse(last.until) < TOLD ? last : null,
    }),
    /** In how many milliseconds to look whether it answers again. */
    nextLook: (): number => backoff(Math.max(1, failures), "cms"),
  }
}
