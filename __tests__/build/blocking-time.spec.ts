import path from "node:path"
import { expect, test, type Browser } from "@playwright/test"
import { readVariables } from "../../lib/env-file"
import { createProcesses } from "../../lib/processes"
import { releasesDirOf } from "../../lib/project"
import { currentRelease } from "../../release-store/current-release"
import { routeTo } from "../../shared/paths"
import { buildStockPage } from "../../tools/bench/stock-page"
import { median } from "../../tools/trials/trial"
import { requiredEnv } from "../browser/support/cms"

/** How many times slower than this machine the phone is, as Lighthouse has it. */
const SLOWER = 4
/** Milliseconds that nobody notices (web.dev/tbt). */
const UNNOTICED = 50
const ROUNDS = 5
const STOCK = "http://stock.example"

/** Blocking time of a page's first visit ÷ that of a stock Gatsby page with the words of the privacy policy. */
const BUDGETS: Readonly<Record<string, number>> = {
  [routeTo("privacyPolicy")]: 2,
  "/400": 3.5,
  "/locations/400-trastevere": 3.5,
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of the processor, which what else the machine does adds nothing to. */
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds of tasks beyond what nobody notices, on the threads of pages, of a trace of one visit. */
function blockingTime(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid} ${tid}`))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - UNNOTICED), 0)
}

async function visit(browser: Browser, url: string, stock: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: "block",
  })
  try {
    const page = await context.newPage()
    await page.route(`${STOCK}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: path.join(stock, pathname === "/" ? "index.html" : pathname) })
    })
    await browser.startTracing(page, { categories: ["toplevel"] })
    await page.goto(url, { waitUntil: "networkidle" })
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return blockingTime(trace.traceEvents)
  } finally {
    await context.close()
  }
}

test("pages keep a phone's processor busy at most so many times as long as a stock page of text", async ({
  browser,
  baseURL = "",
}) => {
  test.setTimeout(600_000)
  const processes = createProcesses()
  const cleanups: (() => void)[] = []
  try {
    const site = requiredEnv("SITE_DIR")
    const release = await currentRelease(releasesDirOf(site, readVariables(site)))
    if (!release) throw new Error("The site's tests come with a release")
    const stock = await buildStockPage(release, routeTo("privacyPolicy"), {
      processes,
      onEnd: (clean) => cleanups.push(clean),
    })
    const urls = [`${STOCK}/`, ...Object.keys(BUDGETS).map((page) => baseURL + page)]
    const times = new Map(urls.map((url): [string, number[]] => [url, []]))
    // In turns, so that what the machine does otherwise falls on all.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const url of urls) times.get(url)?.push(await visit(browser, url, stock))
    }
    const [first = 0, ...others] = urls.map((url) => median(times.get(url) ?? []))
    expect(first, "the stock page has tasks that can be noticed").toBeGreaterThan(0)
    const ratios = others.map((time) => time / first)
    test.info().annotations.push({
      type: "blocking time ÷ stock",
      description: Object.keys(BUDGETS)
        .map((page, index) => `${page} ${ratios[index]?.toFixed(2)}`)
        .join(", "),
    })
    const over = Object.entries(BUDGETS).flatMap(([page, budget], index) => {
      const ratio = ratios[index] ?? Infinity
      return ratio > budget ? [`${page}: ${ratio.toFixed(1)} times, ${budget} at most`] : []
    })
    expect(over).toEqual([])
  } finally {
    await processes.stopAll()
    for (const clean of cleanups) clean()
  }
})
