import type { Browser, CDPSession, Page } from "@playwright/test"

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Of the thread's own clock, in microseconds: what else the machine does is not in it. */
  tdur?: number
  args?: {
    name?: string
    data?: { url?: string; stackTrace?: readonly object[] }
    beginData?: { url?: string; stackTrace?: readonly { functionName: string; url: string }[] }
  }
}

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
const STACKS = "disabled-by-default-devtools.timeline.stack"

/**
 * What the main thread has to do on a first visit, until a second after the page is alive: each task in milliseconds of its
 * own time on the processor.
 * @param isAlive whether the page says when it is
 */
export async function tasksOf(
  browser: Browser,
  url: string,
  { isAlive }: { isAlive: boolean },
): Promise<number[]> {
  const trace = await traceVisit(browser, CATEGORIES, async (page) => {
    await page.goto(url)
    if (isAlive) await page.waitForFunction(() => "___live" in window)
    // What comes after that: what is read of the page's own, and the first links' pages.
    await page.waitForTimeout(1000)
  })
  return tasksIn(trace, url)
}

/**
 * Which scripts have asked for what made the browser lay out the page in the midst of their work, on a first visit until the
 * pages of the first links are there.
 */
export async function forcedLayouts(browser: Browser, url: string): Promise<readonly string[]> {
  const trace = await traceVisit(browser, [...CATEGORIES, STACKS], async (page) => {
    const isPrefetched = page.waitForResponse(/\/page-data\//)
    await page.goto(url)
    await isPrefetched
    // The next of them are chosen.
    await page.waitForTimeout(4000)
  })
  if (!trace.some(({ args }) => args?.data?.stackTrace)) {
    throw new Error(`The trace of ${url} does not say which scripts have asked`)
  }
  return trace
    .filter(({ name }) => name === "Layout")
    .flatMap(({ args }) => args?.beginData?.stackTrace?.[0] ?? [])
    .map((frame) => `${frame.functionName || "a function"} of ${frame.url}`)
}

/** As a telephone visits. */
async function traceVisit(
  browser: Browser,
  categories: readonly string[],
  visit: (page: Page) => Promise<void>,
): Promise<TraceEvent[]> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true, serviceWorkers: "block" },
    // What moves is a part of what there is to do.
    reducedMotion: "no-preference",
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    return await record(client, categories, () => visit(page))
  } finally {
    await context.close()
  }
}

async function record(
  client: CDPSession,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  client.on("Tracing.dataCollected", ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  )
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories] },
  })
  await act()
  const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve))
  await client.send("Tracing.end")
  await complete
  return events
}

/** Of the process that has shown this page: a browser has others with a main thread. */
function tasksIn(events: readonly TraceEvent[], url: string): number[] {
  const shows = ({ args }: TraceEvent): boolean =>
    (args?.data?.url ?? args?.beginData?.url ?? "").startsWith(url)
  const own = new Set(events.filter(shows).map(({ pid }) => pid))
  const mains = new Set(
    events
      .filter(
        ({ name, pid, args }) =>
          name === "thread_name" && own.has(pid) && args?.name === "CrRendererMain",
      )
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const times = events
    .filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  if (times.length === 0) throw new Error(`The trace of ${url} has no tasks of its page`)
  return times
}
