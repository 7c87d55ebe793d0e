import { type PublishingStatus } from "../../shared/publishing"
import { BuildFailure } from "../../lib/build-failure"
import { backoff } from "./backoff"
import { type StatusFile } from "../../publishing/publisher-files"
import { type PublisherLog } from "./publisher-log"

/** How long editors are told of an outage that is over, in milliseconds. */
const TOLD = 24 * 60 * 60_000

type Outages = Pick<PublishingStatus, "cmsUnreachableSince" | "lastCmsOutage">

export interface CmsWatch {
  /** Asks the CMS, and notes whether it answered. */
  ask: <T>(question: () => Promise<T>) => Promise<T>
  /** Does what asks the CMS, and notes where that could not be read. */
  watch: <T>(work: () => Promise<T>) => Promise<T>
  outages: () => Outages
  /** In how many milliseconds to look whether it answers again. */
  nextLook: (first?: number) => number
}

/** Knows since when the CMS does not answer, and when it did not last. */
export function createCmsWatch(earlier: StatusFile | null, log: PublisherLog): CmsWatch {
  let since = earlier?.cmsUnreachableSince ?? null
  let last = earlier?.lastCmsOutage ?? null
  let failures = 0

  async function noting<T>(
    work: () => Promise<T>,
    isOutage: (error: unknown) => boolean,
  ): Promise<T> {
    try {
      const answer = await work()
      if (since !== null) {
        last = { from: since, until: new Date().toISOString() }
        log.info(last, "the CMS answers again")
      }
      since = null
      failures = 0
      return answer
    } catch (error) {
      if (!isOutage(error)) throw error
      failures += 1
      if (since === null) {
        since = new Date().toISOString()
        log.error({ err: error }, "the CMS cannot be read")
      }
      throw error
    }
  }

  return {
    ask: (question) => noting(question, () => true),
    watch: (work) => noting(work, (error) => error instanceof BuildFailure && error.kind === "cms"),
    outages: () => ({
      cmsUnreachableSince: since,
      lastCmsOutage: last && Date.now() - Date.parse(last.until) < TOLD ? last : null,
    }),
    nextLook: (first) => backoff(Math.max(1, failures), "cms", first),
  }
}
