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
/**
 * In each the stock page is looked at just before the others, and the middle one counts: a processor that has much else to do
 * is slower by its own clock too.
 */
const TURNS = 3

/** Times what the stock page takes. */
interface Budget {
  longTasks: number
  longestTask: number
}
const TEXT_BUDGET: Budget = { longTasks: 3.5, longestTask: 3 }
const BUDGET: Budget = { longTasks: 7, longestTask: 7 }

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity

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
  const turns: Map<string, ProcessorTime>[] = []
  for (let count = 0; count < TURNS; count += 1) {
    const turn = new Map<string, ProcessorTime>()
    turn.set(STOCK, await processorTimeOf(browser, STOCK, { isAlive: false, files: fileOf }))
    for (const path of [TEXT, ...OTHERS]) {
      turn.set(path, await processorTimeOf(browser, `${baseURL}${path}`))
    }
    turns.push(turn)
  }
  const ratioOf = (path: string, name: keyof ProcessorTime): number =>
    median(
      turns.map((turn) => (turn.get(path)?.[name] ?? Infinity) / (turn.get(STOCK)?.[name] || 1)),
    )
  const over = [TEXT, ...OTHERS].flatMap((path) =>
    Object.entries(path === TEXT ? TEXT_BUDGET : BUDGET).flatMap(([key, most]) => {
      const name = key as keyof ProcessorTime
      const ratio = ratioOf(path, name)
      const description = `${path}: ${name} ${ratio.toFixed(1)} times the stock page's`
      test.info().annotations.push({ type: "ratio", description })
      return ratio > most ? [`${description}, over ${most}`] : []
    }),
  )
  expect(over).toEqual([])
})
