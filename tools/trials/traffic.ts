import { Agent, get } from "node:http"
import { APP_DATA_FILE, pageDataFile, pageOfData } from "../../shared/page-files"
import { routeTo } from "../../shared/paths"
import { editionsIn } from "./editor"

/** Guests, by the clock: as many requests a second as asked for, whether or not earlier ones were answered. */
export interface TrafficOptions {
  origin: string
  /** Site-absolute, asked for in turn. */
  paths: readonly string[]
  perSecond: number
  /** Whether a connection that is refused or cut counts: not while the origin itself is down on purpose. */
  mayBeDown?: () => boolean
}

export interface TrafficReport {
  requests: number
  /** Requests that found the origin down while it was down on purpose. */
  excused: number
  /** One line each, the first hundred. */
  failures: readonly string[]
  failureCount: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** Whether an edition was seen on a page that is not its article's own. */
  seenElsewhere: boolean
  /** Answers with an article as it was before another page had shown a newer one: published while a build was reading. */
  behindOthers: number
}

const TIMEOUT = 10_000
const TOLD = 100
const ADMITTED_AFTER_START = 1_000

export class Traffic {
  private readonly options: TrafficOptions
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 })
  private readonly failures: string[] = []
  private readonly durations: number[] = []
  /** The newest edition of each article that answers of a page have shown, by page and slug. */
  private readonly newest = new Map<string, number>()
  /** That any page has shown, by slug. */
  private readonly newestOfAll = new Map<string, number>()
  private readonly pending = new Set<Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private failureCount = 0
  private excused = 0
  private sent = 0
  private lastDownAt = 0
  private seenElsewhere = false
  private behindOthers = 0

  constructor(options: TrafficOptions) {
    this.options = options
  }

  start(): void {
    const from = Date.now()
    this.timer = setInterval(() => {
      const due = ((Date.now() - from) / 1000) * this.options.perSecond
      while (this.sent < due) this.send()
    }, 5)
  }

  async stop(): Promise<TrafficReport> {
    clearInterval(this.timer)
    await Promise.all(this.pending)
    this.agent.destroy()
    const sorted = this.durations.sort((one, other) => one - other)
    const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
    return {
      requests: this.sent,
      excused: this.excused,
      failures: this.failures,
      failureCount: this.failureCount,
      p50: quantile(0.5),
      p99: quantile(0.99),
      seenElsewhere: this.seenElsewhere,
      behindOthers: this.behindOthers,
    }
  }

  private send(): void {
    const path = this.options.paths[this.sent % this.options.paths.length] ?? "/"
    this.sent += 1
    const request = this.visit(path)
    this.pending.add(request)
    void request.finally(() => this.pending.delete(request))
  }

  private async visit(path: string): Promise<void> {
    const seenBefore = new Map(this.newest)
    const seenByAll = new Map(this.newestOfAll)
    const from = performance.now()
    const wasDown = this.isDown()
    try {
      const { status, body } = await this.ask(path)
      this.durations.push(performance.now() - from)
      const problem = this.problemWith(path, status, body, seenBefore)
      if (problem) this.fail(`${path}: ${problem}`)
      else if (isBehind(editionsIn(body), seenByAll)) this.behindOthers += 1
    } catch (error) {
      if (wasDown || this.isDown()) this.excused += 1
      else this.fail(`${path}: ${String(error)}`)
    }
  }

  /** A connection that was cut is heard of a moment after the process has gone, or has come again. */
  private isDown(): boolean {
    if (this.options.mayBeDown?.()) this.lastDownAt = Date.now()
    return Date.now() - this.lastDownAt < ADMITTED_AFTER_START
  }

  /**
   * @param seenBefore the newest editions that answers had shown when this one was asked for: no page goes back to an
   *   earlier release, and its data, by which a browser shows it too, are of the same one
   */
  private problemWith(
    path: string,
    status: number,
    body: string,
    seenBefore: ReadonlyMap<string, number>,
  ): string | undefined {
    if (status !== 200) return `answered ${status}`
    if (path.endsWith(".json")) JSON.parse(body)
    else if (!body.trimEnd().endsWith("</html>")) return "answered half a page"
    const page = pageOf(path)
    const editions = editionsIn(body)
    for (const [key, newest] of seenBefore) {
      const [where, slug = ""] = key.split(" ")
      if (where === page && page === routeTo("news", slug) && !editions.has(slug)) {
        return `shows no edition of ${slug} after ${newest}`
      }
    }
    for (const [slug, numbers] of editions) {
      const [edition = 0, ...others] = numbers
      if (others.length > 0) return `mixes editions ${[...numbers].join(" and ")} of ${slug}`
      const key = `${page} ${slug}`
      const before = seenBefore.get(key) ?? 0
      if (edition < before) return `shows edition ${edition} of ${slug} after ${before}`
      this.newest.set(key, Math.max(edition, this.newest.get(key) ?? 0))
      this.newestOfAll.set(slug, Math.max(edition, this.newestOfAll.get(slug) ?? 0))
      this.seenElsewhere ||= page !== routeTo("news", slug)
    }
    return undefined
  }

  private fail(text: string): void {
    this.failureCount += 1
    if (this.failures.length < TOLD) this.failures.push(text)
  }

  private ask(path: string): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const request = get(
        this.options.origin + path,
        { agent: this.agent, timeout: TIMEOUT },
        (response) => {
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("error", reject)
          response.on("end", () => {
            if (!response.complete) return reject(new Error("the answer was cut short"))
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString("utf8"),
            })
          })
        },
      )
      request.on("timeout", () => request.destroy(new Error(`no answer within ${TIMEOUT} ms`)))
      request.on("error", reject)
    })
  }
}

/** The page that a path or its data belong to. */
const pageOf = (path: string): string => pageOfData(path.slice(1)) ?? path

const isBehind = (
  editions: ReadonlyMap<string, ReadonlySet<number>>,
  newest: ReadonlyMap<string, number>,
): boolean =>
  [...editions].some(([slug, numbers]) => Math.max(...numbers) < (newest.get(slug) ?? 0))

const pathsOfArticle = (slug: string): string[] => [
  routeTo("news", slug),
  `/${pageDataFile(routeTo("news", slug))}`,
]

/** Pages that show the articles, with their data, and some that do not. */
export const pathsOf = (slugs: readonly string[]): string[] => [
  ...slugs.flatMap(pathsOfArticle),
  routeTo("home"),
  `/${pageDataFile("/")}`,
  routeTo("news"),
  routeTo("brands", "400"),
  routeTo("locations"),
  `/${APP_DATA_FILE}`,
]
