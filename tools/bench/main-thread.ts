import { writeFile } from "node:fs/promises"
import type { Browser } from "@playwright/test"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { routeTo } from "../../shared/paths"
import { ensureChromium, withBrowser } from "../lib/chromium"
import { figuresPath, requireRelease, serveFolder, templatePages } from "./bench-site"
import { tasksOf } from "./visit-trace"
import { buildStockPage } from "./stock-page"

const TEXT = routeTo("privacyPolicy")
/** The longest page of each. */
const TEMPLATES = ["home", "whatson", "location", "menu"]
/** Visits to each page: the quickest counts, for a processor that has much else to do is slower by its own clock too. */
const TURNS = 3
/** What the stock page takes a cheap telephone in all, in milliseconds: it says how much slower than the machine that is. */
const STOCK_ON_A_TELEPHONE = 400
/** As browsers and Lighthouse count them, in milliseconds. */
const LONG_TASK = 50

/**
 * Times all that the stock page does. By its long tasks alone nothing is measured: they are about as long as a task must be
 * to count, and on a machine a little quicker none of them does.
 */
interface Ratios {
  longTasks: number
  longestTask: number
}
const TEXT_BUDGET: Ratios = { longTasks: 2.5, longestTask: 0.6 }
const BUDGET: Ratios = { longTasks: 4.5, longestTask: 1.4 }

interface Row {
  path: string
  url: string
  isAlive: boolean
  /** Of the quickest visit, each in milliseconds. */
  tasks?: number[]
}

/**
 * `npm run bench:main-thread`: what a slow telephone has to do on a first visit to pages of the last release, beside a stock
 * Gatsby page of the same words as a page of text; fails where a page has more to do than it may.
 */
export default () =>
  runCommand(async (context) => {
    const progress = createProgress()
    const { headless: executablePath } = await ensureChromium(context.processes, progress)
    const release = await requireRelease(context)
    const built = await progress.step("Building a stock page", () =>
      buildStockPage(projectRoot, release, TEXT, context),
    )
    const site = await serveFolder(release, context)
    const pages = await templatePages(release)
    const paths = TEMPLATES.map((wanted) => {
      const page = pages.find(({ template }) => template === wanted)
      if (!page) throw new Failure(`The release has no page of the template ${wanted}.`)
      return page.path
    })
    const url = `${await serveFolder(built, context)}/`
    const stock: Row = { path: "stock Gatsby", url, isAlive: false }
    const rows = [TEXT, ...paths].map((path): Row => ({ path, url: site + path, isAlive: true }))
    await withBrowser(executablePath, async (browser) => {
      for (let turn = 1; turn <= TURNS; turn += 1) {
        await progress.step(`Turn ${turn} of ${TURNS}`, async () => {
          for (const row of [stock, ...rows]) await visit(browser, row)
        })
      }
    })
    console.log("\nTimes all that the stock page does:")
    let isOver = false
    const figures = rows.map(({ path, tasks = [] }) => ({
      path,
      ...ratiosOf(tasks, sum(stock.tasks ?? [])),
    }))
    for (const { path, ...ratios } of figures) {
      const budget = path === TEXT ? TEXT_BUDGET : BUDGET
      const told = (["longTasks", "longestTask"] as const).map((key) => {
        isOver ||= ratios[key] > budget[key]
        const over = ratios[key] > budget[key] ? `, over ${budget[key]}` : ""
        return `${key} ${ratios[key].toFixed(2)}${over}`
      })
      console.log(`${path.padEnd(36)} ${told.join("   ")}`)
    }
    const json = figuresPath("bench-main-thread.json")
    await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`)
    console.log(`\nAll figures: ${json}`)
    return isOver ? 1 : 0
  })

async function visit(browser: Browser, row: Row): Promise<void> {
  const tasks = await tasksOf(browser, row.url, row)
  if (!row.tasks || sum(tasks) < sum(row.tasks)) row.tasks = tasks
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

function ratiosOf(tasks: readonly number[], stock: number): Ratios {
  const long = tasks.filter((task) => (task * STOCK_ON_A_TELEPHONE) / stock >= LONG_TASK)
  return { longTasks: sum(long) / stock, longestTask: Math.max(...tasks) / stock }
}
