/** The plugin's options, as Gatsby hands them over with defaults filled in (gatsby-node.ts). Times in milliseconds. */
export interface Settings {
  /** A request without a complete answer by then counts as failed. */
  timeLimit: number
  /** Attempts after the first, for page data, slice data and static queries. */
  retries: number
  /** A navigation still pending after this is announced. */
  delayNotice: number
  prefetch: {
    /** From the page's load to the first batch. */
    delay: number
    batchSize: number
    /** From the end of one batch to the next. */
    pause: number
    /** Bytes that the pages linked from one page may cost. */
    budget: number
  }
  text: {
    loading: string
    failed: string
    tryAgain: string
  }
}

export const DEFAULTS: Settings = {
  timeLimit: 10_000,
  retries: 3,
  delayNotice: 1000,
  prefetch: { delay: 3000, batchSize: 4, pause: 3000, budget: 300_000 },
  text: {
    loading: "Loading the page",
    failed: "Part of this page could not be loaded.",
    tryAgain: "Try again",
  },
}

let current = DEFAULTS

/** To be called before anything is loaded. */
export function configure(settings: Settings): void {
  current = settings
}

export const settings = (): Settings => current
