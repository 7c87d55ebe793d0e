import { CHUNKS, isInApp, type Fault, type FaultCase, type Resource } from "./fault-case"

export interface Range {
  min: number
  max: number
}

export interface Outcome {
  /** Whose heading stands at the address that was asked for. */
  page: "asked for" | "404" | "500"
  /**
   * `interactive`: React renders it. `notice`: the built HTML is left readable, and says that part of the page is
   * missing and can be tried again.
   */
  state: "interactive" | "notice"
  /** Loads of a document after what the visitor did; a first load's own is not counted. */
  documents: Range
  /** Requests for the resource that has the fault, as `Visit.requests` counts them. */
  requests: Range
  /** Until when the visitor sees it, in milliseconds: waiting, plus what a busy machine takes. */
  within: number
}

const exactly = (count: number): Range => ({ min: count, max: count })
const between = (min: number, max: number): Range => ({ min, max })
const times = ({ min, max }: Range, least: number, most = least): Range => ({
  min: min * least,
  max: max * most,
})
const plus = (a: Range, b: Range): Range => ({ min: a.min + b.min, max: a.max + b.max })

const NONE = exactly(0)
const TIME_LIMIT = 10_000
/** Backoff of three retries, at its longest. */
const BACKOFF = 2100
/** What rendering and document loads take on a busy machine. */
const MACHINE = 15_000

/** Answers that a repetition would not change. */
const isAnswer = (resource: Resource, fault: Fault): boolean =>
  resource === "page data" && ["404", "500", "page gone", "500 everywhere"].includes(fault)

/** Requests until one attempt at loading a page gives up. */
function requestsToGiveUp(resource: Resource, fault: Fault): number {
  if (resource === "app script") return 1
  if (fault === "500 everywhere") return 2
  // Asked for once more: there is such a page.
  if (resource === "page data" && fault === "404") return 2
  if (isAnswer(resource, fault)) return 1
  if (CHUNKS.includes(resource) || fault === "no answer") return 2
  return 4
}

/** The contract: what a visitor gets, whatever fails. */
export function expectedOutcome(faultCase: FaultCase): Outcome {
  const { resource, fault, moment, persistence } = faultCase
  const right = { page: "asked for", state: "interactive" } as const
  const readable = { page: "asked for", state: "notice" } as const
  const attempt = exactly(requestsToGiveUp(resource, fault))
  const waits = fault === "no answer" ? TIME_LIMIT : 0
  const within = waits + BACKOFF + MACHINE
  // A prefetch meets the fault too, and may go on beside the visit; whatever it asks for is no promise.
  const prefetched = moment === "prefetch" ? between(0, 4) : NONE

  switch (resource) {
    case "style sheet":
      // What a page shows at first stands in the document; the sheet comes with the scripts, and is asked for again.
      return {
        ...right,
        documents: NONE,
        requests: moment === "first load" ? between(1, 6) : NONE,
        within,
      }
    case "app data":
      // Only says which release this is: no visitor waits for it longer than the grace of a second.
      return { ...right, documents: NONE, requests: between(1, 8), within: 1000 + MACHINE }
    case "app script":
      return expectedWithoutScripts(faultCase)
    default:
  }

  if (fault === "page gone") {
    return { page: "404", state: "interactive", documents: NONE, requests: exactly(1), within }
  }
  if (fault === "500" && resource === "page data") {
    // Once: the prefetch had it, and the click asks again.
    if (moment === "prefetch" && persistence === "once") {
      return { ...right, documents: NONE, requests: between(2, 5), within }
    }
    const requests = plus(attempt, prefetched)
    return { page: "500", state: "interactive", documents: NONE, requests, within }
  }

  // Its document is there, and its data is not, asked twice.
  if (fault === "404" && resource === "page data" && persistence === "always") {
    const requests = plus(attempt, prefetched)
    return { page: "404", state: "interactive", documents: NONE, requests, within }
  }

  if (persistence === "once") {
    if (moment === "prefetch") {
      return { ...right, documents: NONE, requests: between(2, 5), within }
    }
    // A script that took its time and did not come is left to a new document, which then has it.
    const isLateScript = fault === "no answer" && CHUNKS.includes(resource)
    const documents = isLateScript ? exactly(1) : NONE
    // Each document prefetches its links, which may share the script: one hint each while it is shown.
    const hints = between(0, Number(isLateScript) + Number(resource === "shared chunk"))
    return { ...right, documents, requests: plus(exactly(2), hints), within }
  }

  if (CHUNKS.includes(resource)) {
    // What is gone may have been replaced by another release: one automatic reload.
    return isInApp(faultCase)
      ? {
          ...readable,
          documents: between(1, 2),
          requests: plus(times(attempt, 2, 3), prefetched),
          within,
        }
      : { ...readable, documents: exactly(1), requests: times(attempt, 2), within }
  }
  return isInApp(faultCase)
    ? {
        ...readable,
        documents: exactly(1),
        requests: plus(times(attempt, 2), prefetched),
        within: within + BACKOFF,
      }
    : { ...readable, documents: NONE, requests: attempt, within: within + waits }
}

/** Nothing of the site runs but what is written into the document. */
function expectedWithoutScripts({ fault, persistence }: FaultCase): Outcome {
  const readable = { page: "asked for", state: "notice" } as const
  if (fault === "no answer") {
    return { ...readable, documents: NONE, requests: exactly(1), within: TIME_LIMIT + MACHINE }
  }
  const reloaded = { documents: exactly(1), requests: exactly(2), within: MACHINE }
  return persistence === "once"
    ? { page: "asked for", state: "interactive", ...reloaded }
    : { ...readable, ...reloaded }
}
