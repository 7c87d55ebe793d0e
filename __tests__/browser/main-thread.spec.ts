import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { createProcesses } from "../../lib/processes"
import { routeTo } from "../../shared/paths"
import { buildStock } from "../../tools/bench/stock-build"
import { wordsOf } from "../../tools/bench/stock-page"
import { processorTimeOf, type ProcessorTime } from "./support/processor-time"

/** Nobody answers there: its files are given to the browser. */
const STOCK = "http://stock.test/"
const TEXT = routeTo("privacyPolicy")
const OTHERS = [
  routeTo("home"),
  routeTo("whatson"),
  "/locations/400-trastevere",
  "/menus/400-pizza",
]
/** The shorter counts: what else the machine does adds to a time, and takes nothing from it. */
const VISITS = 2

/** Times what the stock page takes. */
interface Budget {
  longTasks: number
  longestTask: number
}
const TEXT_BUDGET: Budget = { longTasks: 3, longestTask: 2.6 }
const BUDGET: Budget = { longTasks: 6, longestTask: 6 }

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
    { processes, onEnd: () => {} },
    { files: { "src/text.json": words } },
  )
  const fileOf = (path: string): string =>
    join(built, path.endsWith("/") ? `${path}index.html` : path)
  const visits = new Map<string, ProcessorTime[]>()
  // In turns, so that what the machine does meanwhile is shared out.
  for (let count = 0; count < VISITS; count += 1) {
    for (const path of [STOCK, TEXT, ...OTHERS]) {
      const time =
        path === STOCK
          ? await processorTimeOf(browser, STOCK, { isAlive: false, files: fileOf })
          : await processorTimeOf(browser, `${baseURL}${path}`)
      visits.set(path, [...(visits.get(path) ?? []), time])
    }
  }
  const figure = (path: string, name: keyof ProcessorTime): number =>
    Math.min(...(visits.get(path) ?? []).map((time) => time[name]))
  const over = [TEXT, ...OTHERS].flatMap((path) =>
    Object.entries(path === TEXT ? TEXT_BUDGET : BUDGET).flatMap(([key, most]) => {
      const name = key as keyof ProcessorTime
      const ratio = figure(path, name) / figure(STOCK, name)
      test
        .info()
        .annotations.push({ type: "ratio", description: `${path} ${name} ${ratio.toFixed(2)}` })
      return ratio > most
        ? [`${path}: ${name} ${ratio.toFixed(1)} times the stock page's, over ${most}`]
        : []
    }),
  )
  expect(over).toEqual([])
})
