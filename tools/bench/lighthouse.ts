import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Failure } from "../../lib/failure"
import { projectRoot } from "../../lib/project-root"

const run = promisify(execFile)

export const BENCH_PACKAGE = join(projectRoot, "tools/bench")
const CLI = join(BENCH_PACKAGE, "node_modules/lighthouse/cli/index.js")

/** What one visit came to: times in milliseconds, sizes in bytes as transferred. */
export interface PageFigures {
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  lcp: number
  tbt: number
  cls: number
  longTasks: number
  longestTask: number
  requests: number
  transfer: Readonly<Record<string, number>>
  /** Audits of performance that Lighthouse is not content with, by its ids. */
  named: readonly string[]
}

interface Audit {
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  details?: { items?: Record<string, unknown>[] }
}

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
}

/** Chromium's trace of a visit comes without its beginning now and then (NO_NAVSTART). */
const TRIES = 3

/**
 * One visit by Lighthouse with the settings it calls mobile: a slow phone on slow 4G, simulated.
 * @throws Failure where it could not see the page
 */
export async function lighthouse(url: string, chromium: string): Promise<PageFigures> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visit(url, chromium)
    } catch (error) {
      if (tries === TRIES) throw new Failure(`Lighthouse could not see ${url}: ${String(error)}`)
    }
  }
}

async function visit(url: string, chromium: string): Promise<PageFigures> {
  const folder = await mkdtemp(join(tmpdir(), "forno-lighthouse-"))
  const file = join(folder, "report.json")
  try {
    await run(
      process.execPath,
      [
        ...[CLI, url, "--quiet", "--output=json", `--output-path=${file}`],
        "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 16_777_216 },
    )
    return figuresOf(JSON.parse(await readFile(file, "utf8")) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf({ runtimeError, categories, audits }: Report): PageFigures {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0
  const items = (audit: string) => audits[audit]?.details?.items ?? []
  const tasks = items("long-tasks").map(({ duration }) => Number(duration))
  const requests = items("network-requests").filter(({ url }) => /^https?:/.test(String(url)))
  const transfer: Record<string, number> = {}
  for (const { resourceType, transferSize } of requests) {
    const kind = String(resourceType)
    transfer[kind] = (transfer[kind] ?? 0) + Number(transferSize ?? 0)
  }
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    },
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    requests: requests.length,
    transfer,
    named: (categories["performance"]?.auditRefs ?? [])
      .map(({ id }) => id)
      .filter((id) => {
        const audit = audits[id]
        return audit && audit.scoreDisplayMode !== "informative" && (audit.score ?? 1) < 0.9
      }),
  }
}
