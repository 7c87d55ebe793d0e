import { writeFile } from "node:fs/promises"
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { ensureInstalled } from "../../lib/install"
import { projectRoot } from "../../lib/project-root"
import { createProgress } from "../../lib/progress"
import { routeTo } from "../../shared/paths"
import { ensureChromium } from "../lib/chromium"
import { numberOption } from "../lib/number-option"
import { median } from "../trials/trial"
import { figuresPath, requireRelease, serveFolder, templatePages } from "./bench-site"
import { BENCH_PACKAGE, lighthouse, type PageFigures } from "./lighthouse"
import { buildStockPage } from "./stock-page"

const STOCK = "stock Gatsby"

interface Row {
  name: string
  url: string
  visits: PageFigures[]
}

/**
 * `npm run bench:pages [-- --runs=3] [--only=legal,home] [--json=file]`: Lighthouse's mobile visit to the longest page of
 * every template of the last release, beside a stock Gatsby page of the same words. Pages take turns, so that what else
 * the machine does falls on all; each figure is the median of the runs.
 */
export default () =>
  runCommand(async (context) => {
    const { values } = parseArgs({
      options: {
        runs: { type: "string", default: "3" },
        only: { type: "string" },
        json: { type: "string" },
      },
    })
    const runs = numberOption("runs", values.runs, 3, 1)
    const only = values.only?.split(",")
    const progress = createProgress()
    await ensureInstalled("the bench", BENCH_PACKAGE, context.processes, progress)
    const { full: chromium } = await ensureChromium(context.processes, progress)
    const release = await requireRelease(context)
    const stock = await progress.step("Building a stock page", () =>
      buildStockPage(projectRoot, release, routeTo("privacyPolicy"), context),
    )
    const site = await serveFolder(release, context)
    const rows: Row[] = [
      { name: STOCK, url: `${await serveFolder(stock, context)}/`, visits: [] },
      ...(await templatePages(release))
        .filter(({ template }) => !only || only.includes(template))
        .map(({ template, path }) => ({
          name: `${template} ${path}`,
          url: site + path,
          visits: [],
        })),
    ]
    for (let run = 1; run <= runs; run += 1) {
      await progress.step(`Run ${run} of ${runs}: ${rows.length} pages`, async () => {
        for (const row of rows) row.visits.push(await lighthouse(row.url, chromium))
      })
    }
    const figures = rows.map(({ name, visits }) => ({ name, ...medianOf(visits) }))
    console.log(`\n${table(figures)}`)
    const [load = 0] = loadavg()
    if (load > 2.5)
      console.log(`\nThe machine was busy (load ${load.toFixed(1)}): times are too long.`)
    const json = values.json ?? figuresPath("bench-pages.json")
    await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`)
    console.log(`\nAll figures: ${json}`)
  })

/** Each figure's own median; what Lighthouse names in any of the runs. */
function medianOf(visits: readonly PageFigures[]): PageFigures {
  const of = (figure: (visit: PageFigures) => number): number => median(visits.map(figure))
  const kinds = new Set(visits.flatMap(({ transfer }) => Object.keys(transfer)))
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      bestPractices: of(({ scores }) => scores.bestPractices),
      seo: of(({ scores }) => scores.seo),
    },
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    longTasks: of(({ longTasks }) => longTasks),
    longestTask: of(({ longestTask }) => longestTask),
    requests: of(({ requests }) => requests),
    transfer: Object.fromEntries(
      [...kinds].map((kind) => [kind, of(({ transfer }) => transfer[kind] ?? 0)]),
    ),
    named: [...new Set(visits.flatMap(({ named }) => named))].sort(),
  }
}

const COLUMNS = [
  "page",
  "perf",
  "a11y",
  "best",
  "seo",
  "LCP s",
  "TBT ms",
  "÷ stock",
  "CLS",
  "tasks",
  "longest",
  "HTML kB",
  "JS kB",
  "images kB",
  "requests",
  "named by Lighthouse",
]

function table(figures: readonly (PageFigures & { name: string })[]): string {
  const stockTbt = Math.max(1, figures.find(({ name }) => name === STOCK)?.tbt ?? 0)
  const kilobytes = (bytes = 0): string => (bytes / 1024).toFixed(1)
  const lines = figures.map(({ name, scores, transfer, ...figure }) => [
    name,
    ...Object.values(scores).map(String),
    (figure.lcp / 1000).toFixed(2),
    figure.tbt.toFixed(0),
    (figure.tbt / stockTbt).toFixed(1),
    figure.cls.toFixed(3),
    String(figure.longTasks),
    figure.longestTask.toFixed(0),
    kilobytes(transfer["Document"]),
    kilobytes(transfer["Script"]),
    kilobytes(transfer["Image"]),
    String(figure.requests),
    figure.named.join(" "),
  ])
  const widths = COLUMNS.map((column, index) =>
    Math.max(column.length, ...lines.map((line) => line[index]?.length ?? 0)),
  )
  return [COLUMNS, ...lines]
    .map((cells) =>
      cells
        .map((cell, index) =>
          index === 0 || index === cells.length - 1
            ? cell.padEnd(widths[index] ?? 0)
            : cell.padStart(widths[index] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}
