import { expect, test } from "@playwright/test"
import { routeTo } from "../../shared/paths"
import { forcedLayouts, tasksOf } from "../../tools/bench/visit-trace"

const TEXT = routeTo("privacyPolicy")
const PAGES = [routeTo("home"), routeTo("whatson"), "/locations/400-trastevere"]
/** Visits to a page that seems to have too much to do: the quickest counts, as other work slows a thread by its own clock too. */
const TURNS = 3
/** Times all that a page of text does. */
const MOST = 2.5

test("a page has at most two and a half times as much to do as a page of text", async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const quickest = new Map<string, number>()
  const visit = async (path: string): Promise<number> => {
    const tasks = await tasksOf(browser, `${baseURL}${path}`, { isAlive: true })
    const time = tasks.reduce((sum, task) => sum + task, 0)
    const least = Math.min(time, quickest.get(path) ?? Infinity)
    quickest.set(path, least)
    return least
  }
  let over: readonly string[] = PAGES
  for (let turn = 0; turn < TURNS && over.length > 0; turn += 1) {
    const text = await visit(TEXT)
    const slow: string[] = []
    for (const path of over) {
      const ratio = (await visit(path)) / text
      const description = `${path}: ${ratio.toFixed(2)} times a page of text`
      test.info().annotations.push({ type: "ratio", description })
      if (ratio > MOST) slow.push(path)
    }
    over = slow
  }
  expect(over, JSON.stringify(test.info().annotations)).toEqual([])
})

test("no script has the browser lay out a page in the midst of its work", async ({
  browser,
  baseURL,
}) => {
  for (const path of ["/400", routeTo("whatson"), "/locations/400-trastevere"]) {
    expect(await forcedLayouts(browser, `${baseURL}${path}`), path).toEqual([])
  }
})
