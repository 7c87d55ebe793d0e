import type { Browser, CDPSession } from "@playwright/test"
import { untilAlive } from "./alive"

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Of the thread's own clock, in microseconds: what else the machine does is not in it. */
  tdur?: number
  args?: { name?: string; data?: { url?: string }; beginData?: { url?: string } }
}

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

/**
 * What the main thread has to do on a first visit, until a second after the page is alive: each task in milliseconds of its
 * own time on the processor.
 * @param isAlive whether the page says when it is
 * @param files where the site's are, by their path; without it the site is asked
 */
export async function tasksOf(
  browser: Browser,
  url: string,
  { isAlive = true, files }: { isAlive?: boolean; files?: (path: string) => string } = {},
): Promise<number[]> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true, serviceWorkers: "block" },
  })
  try {
    const page = await context.newPage()
    if (files) {
      await page.route(`${url}**`, (route) =>
        route.fulfill({ path: files(new URL(route.request().url()).pathname) }),
      )
    }
    const client = await context.newCDPSession(page)
    const trace = await record(client, async () => {
      await page.goto(url)
      if (isAlive) await untilAlive(page)
      // What comes after that: what is read of the page's own, and the first links' pages.
      await page.waitForTimeout(1000)
    })
    return tasksIn(trace, url)
  } finally {
    await context.close()
  }
}

async function record(client: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  client.on("Tracing.dataCollected", ({ value }: { value: object[] }) =>
    events.push(...(value as TraceEvent[])),
  )
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
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
