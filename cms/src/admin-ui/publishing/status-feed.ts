import { isMoving, isPublishingReport, type PublishingReport } from "./report"

export interface FeedState {
  /** The last answer; kept while the CMS does not answer, because it was right until then. */
  report: PublishingReport | null
  /** When it came, in milliseconds of `performance.now()`. */
  receivedAt: number
  /** Why there is no newer one. */
  trouble: "no-answer" | "signed-out" | null
  /** Since when, in milliseconds since 1970. */
  troubleSince: number | null
}

export const NOTHING_YET: FeedState = {
  report: null,
  receivedAt: 0,
  trouble: null,
  troubleSince: null,
}

/** Whether somebody looks at the page. */
export interface Visibility {
  isHidden: () => boolean
  /**
   * Listens to its being shown, hidden or turned to.
   * @returns what ends the listening
   */
  onChange: (listener: () => void) => () => void
}

export interface StatusFeedOptions {
  url: string
  visibility: Visibility
  /** Milliseconds between two questions while something is on its way, and while all rests. */
  everyWhileMoving?: number
  everyAtRest?: number
}

/** What the parts of one page share, so that they ask once and agree. */
export interface StatusFeed {
  subscribe: (listener: () => void) => () => void
  read: () => FeedState
  /** Somebody has saved: asks at once, and often for a while, until the publisher knows of it. */
  expectChange: () => void
}

const TIMEOUT = 8000
/** How long a change may take to show, in milliseconds: the CMS first tells the publisher of it. */
const EXPECTATION = 15_000

export function createStatusFeed({
  url,
  visibility,
  everyWhileMoving = 2000,
  everyAtRest = 3000,
}: StatusFeedOptions): StatusFeed {
  const listeners = new Set<() => void>()
  let state = NOTHING_YET
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let askAgain = false
  let expectedUntil = 0
  let endListening: (() => void) | undefined

  async function ask(): Promise<void> {
    clearTimeout(timer)
    if (asking) {
      askAgain = true
      return
    }
    asking = true
    askAgain = false
    const answer = await askOnce(url)
    asking = false
    state = "report" in answer ? stateOf(answer.report) : withTrouble(state, answer.trouble)
    for (const listener of listeners) listener()
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (listeners.size === 0 || visibility.isHidden()) return
    const isBusy =
      (state.report !== null && isMoving(state.report)) || performance.now() < expectedUntil
    timer = setTimeout(() => void ask(), askAgain ? 0 : isBusy ? everyWhileMoving : everyAtRest)
  }

  function onVisibility(): void {
    if (visibility.isHidden()) clearTimeout(timer)
    else void ask()
  }

  return {
    read: () => state,
    expectChange() {
      expectedUntil = performance.now() + EXPECTATION
      if (listeners.size > 0 && !visibility.isHidden()) void ask()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        endListening = visibility.onChange(onVisibility)
        if (!visibility.isHidden()) void ask()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        endListening?.()
      }
    },
  }
}

type Answer = { report: PublishingReport } | { trouble: NonNullable<FeedState["trouble"]> }

async function askOnce(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      credentials: "same-origin",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (response.status === 401 || response.status === 403) return { trouble: "signed-out" }
    const report: unknown = response.ok ? await response.json() : undefined
    return isPublishingReport(report) ? { report } : { trouble: "no-answer" }
  } catch {
    return { trouble: "no-answer" }
  }
}

const stateOf = (report: PublishingReport): FeedState => ({
  report,
  receivedAt: performance.now(),
  trouble: null,
  troubleSince: null,
})

const withTrouble = (state: FeedState, trouble: FeedState["trouble"]): FeedState => ({
  ...state,
  trouble,
  troubleSince: state.troubleSince ?? Date.now(),
})
