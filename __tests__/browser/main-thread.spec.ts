import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { createProcesses } from "../../lib/processes"
import { routeTo } from "../../shared/paths"
import { buildStock } from "../../tools/bench/stock-build"
import { wordsOf } from "../../tools/bench/stock-page"
import { forcedLayouts, tasksOf } from "./support/processor-time"

/** Nobody answers there: its files are given to the browser. */
const STOCK = "http://stock.test/"
const TEXT = routeTo("privacyPolicy")
const OTHERS = [
  routeTo("home"),
  routeTo("whatson"),
  "/locations/400-trastevere",
  "/menus/400-pizza",
]
/** Visits to a page that is over its budget: the quickest counts, for a processor that has much else to do is slower by its own clock too. */
const TURNS = 3
/** What the stock page takes a cheap telephone in all, in milliseconds: it says how much slower than the machine that is. */
const STOCK_ON_A_TELEPHONE = 400
/** As browsers and Lighthouse count them, in milliseconds. */
const LONG_TASK = 50

/**
 * Times all that the stock page does. By its long tasks alone nothing is measured: they are about as long as a task must be
 * to count, and on a machine a little quicker none of them does.
 */
interface Budget {
  longTasks: number
  longestTask: number
}
const TEXT_BUDGET: Budget = { longTasks: 2.5, longestTask: 0.6 }
const BUDGET: Budget = { longTasks: 4.5, longestTask: 1.4 }

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

function ratiosOf(tasks: readonly number[], stock: readonly number[]): Budget {
  const long = tasks.filter((task) => (task * STOCK_ON_A_TELEPHONE) / sum(stock) >= LONG_TASK)
  return { longTasks: sum(long) / sum(stock), longestTask: Math.max(...tasks) / sum(stock) }
}

function overBudget(path: string, ratios: Budget): string[] {
  return Object.entries(path === TEXT ? TEXT_BUDGET : BUDGET).flatMap(([key, most]) => {
    const ratio = ratios[key as keyof Budget]
    const description = `${path}: ${key} ${ratio.toFixed(2)} times all that the stock page does`
    test.info().annotations.push({ type: "ratio", description })
    return ratio > most ? [`${description}, over ${most}`] : []
  })
}

const cleanUps: (() => void)[] = []
test.afterAll(() => {
  for (const clean of cleanUps) clean()
})

test("a slow telephone has little more to do than with a stock page of the same words", async ({
  browser,
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, "it is about telephones")
  test.slow()
  const processes = createProcesses()
  const words = JSON.stringify(wordsOf(await (await request.get(TEXT)).text()))
  const { built } = await buildStock(
    process.cwd(),
    "stock",
    { processes, onEnd: (clean) => void cleanUps.push(clean) },
    { files: { "src/text.json": words } },
  )
  const fileOf = (path: string): string =>
    join(built, path.endsWith("/") ? `${path}index.html` : path)
  const quickest = new Map<string, number[]>()
  const look = async (path: string): Promise<void> => {
    const tasks = await (path === STOCK
      ? tasksOf(browser, STOCK, { isAlive: false, files: fileOf })
      : tasksOf(browser, `${baseURL}${path}`))
    const before = quickest.get(path)
    if (!before || sum(tasks) < sum(before)) quickest.set(path, tasks)
  }
  await look(STOCK)
  let over = [TEXT, ...OTHERS].map((path) => ({ path, told: [path] }))
  for (let turn = 0; turn < TURNS && over.length > 0; turn += 1) {
    await look(STOCK)
    for (const { path } of over) await look(path)
    over = over.flatMap(({ path }) => {
      const told = overBudget(path, ratiosOf(quickest.get(path) ?? [], quickest.get(STOCK) ?? []))
      return told.length > 0 ? [{ path, told }] : []
    })
  }
  expect(over.flatMap(({ told }) => told)).toEqual([])
})

test("no script has the browser lay out a page in the midst of its work", async ({
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, "it is about telephones")
  for (const path of ["/400", routeTo("whatson"), "/locations/400-trastevere"]) {
    expect(await forcedLayouts(browser, `${baseURL}${path}`), path).toEqual([])
  }
})
