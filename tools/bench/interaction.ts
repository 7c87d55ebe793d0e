/* global PerformanceObserver, window */
import { writeFile } from "node:fs/promises"
import { devices, type Page } from "@playwright/test"
import { runCommand } from "../../lib/command"
import { createProgress } from "../../lib/progress"
import { routeTo } from "../../shared/paths"
import { ensureChromium, withBrowser } from "../lib/chromium"
import { median } from "../trials/trial"
import { figuresPath, requireRelease, serveFolder, templatePages } from "./bench-site"

/** How many times slower than this machine the phone is. */
const SLOWER = 4
const ROUNDS = 5
/** Milliseconds that Interaction to Next Paint calls good is 200; a cheap phone with more to do than ours is why 100. */
const GOAL = 100

/** What any page takes on this machine: a line of text that shows another. */
const BARE = {
  name: "a page of one line",
  path: "data:text/html,<meta name=viewport content=width=device-width><details><summary>A line<p>One more",
  async act(page: Page) {
    for (let times = 0; times < 4; times += 1) {
      await page.locator("summary").tap()
      await page.waitForTimeout(300)
    }
  },
} satisfies Interaction

interface Interaction {
  name: string
  /** A page that has it. */
  path: string
  act: (page: Page) => Promise<void>
}

interface Window {
  interactions: number[]
}

/**
 * `npm run bench:interaction`: the time from a touch to the next picture (Interaction to Next Paint, web.dev/inp) of what
 * guests do on the pages of the last release, on a processor four times as slow; the worst of each visit, and the median
 * of the visits. Beside a page of one line: on a slow machine that takes long as well.
 */
export default () =>
  runCommand(async (context) => {
    const progress = createProgress()
    const { full: executablePath } = await ensureChromium(context.processes, progress)
    const release = await requireRelease(context)
    const site = await serveFolder(release, context)
    const pages = new Map(
      (await templatePages(release)).map(({ template, path }) => [template, path]),
    )
    const found: { name: string; path: string; milliseconds: number }[] = []
    await withBrowser(executablePath, async (browser) => {
      for (const { name, path, act } of [BARE, ...interactions(pages)]) {
        await progress.step(name, async () => {
          const rounds: number[] = []
          for (let round = 0; round < ROUNDS; round += 1) {
            const visit = await browser.newContext({
              ...devices["Moto G4"],
              serviceWorkers: "block",
            })
            const page = await visit.newPage()
            rounds.push(await worstOf(page, path === BARE.path ? path : site + path, act))
            await visit.close()
          }
          found.push({ name, path, milliseconds: median(rounds) })
        })
      }
    })
    console.log("")
    const bare = found[0]?.milliseconds || 1
    for (const { name, path, milliseconds } of found) {
      const verdict = milliseconds <= GOAL ? "" : `  more than ${GOAL} ms`
      const ratio = (milliseconds / bare).toFixed(1)
      console.log(
        `${name.padEnd(24)} ${path.slice(0, 32).padEnd(32)} ${String(milliseconds).padStart(5)} ms ${ratio.padStart(5)} times a bare page${verdict}`,
      )
    }
    const json = figuresPath("bench-interaction.json")
    await writeFile(json, `${JSON.stringify(found, null, 2)}\n`)
    console.log(`\nAll figures: ${json}`)
  })

function interactions(pages: ReadonlyMap<string, string>): Interaction[] {
  const house = pages.get("brand") ?? routeTo("home")
  const venue = pages.get("location") ?? routeTo("home")
  const menu = async (page: Page): Promise<void> => {
    const button = page.locator(".header-menu > summary")
    await button.tap()
    await page.waitForTimeout(600)
    await page.keyboard.press("Escape")
  }
  const chips =
    (among: string, most: number) =>
    async (page: Page): Promise<void> => {
      for (const chip of (await page.locator(`${among} .choice-chips label`).all()).slice(
        0,
        most,
      )) {
        await chip.tap()
        await page.waitForTimeout(300)
      }
    }
  const diet = chips(".menu-list", 3)
  return [
    { name: "menu", path: house, act: menu },
    { name: "menu", path: routeTo("privacyPolicy"), act: menu },
    { name: "diet filter", path: house, act: diet },
    { name: "diet filter", path: venue, act: diet },
    {
      name: "venue filter",
      path: routeTo("whatson"),
      act: chips("main", 4),
    },
    {
      name: "city of a venue",
      path: routeTo("locations"),
      act: chips("main", 4),
    },
    {
      name: "place of a shop",
      path: routeTo("stockists"),
      act: async (page) => {
        await page.locator("#stockists-place").pressSequentially("milano", { delay: 100 })
        await page.waitForTimeout(300)
      },
    },
    {
      name: "venue of a booking",
      path: routeTo("book"),
      act: async (page) => {
        await page.locator("#booking-venue").focus()
        for (let times = 0; times < 3; times += 1) {
          await page.keyboard.press("ArrowDown")
          await page.waitForTimeout(300)
        }
      },
    },
    {
      name: "date",
      path: routeTo("functions"),
      act: async (page) => {
        await page.locator("main input[type=date]").first().focus()
        for (const key of ["ArrowUp", "ArrowUp", "ArrowRight", "ArrowUp"]) {
          await page.keyboard.press(key)
          await page.waitForTimeout(300)
        }
      },
    },
    {
      name: "party size",
      path: routeTo("functions"),
      act: async (page) => {
        await page.locator("main input[type=number]").first().fill("40")
        await page.keyboard.press("ArrowUp")
        await page.waitForTimeout(300)
      },
    },
  ]
}

/** The longest of a visit's interactions, in milliseconds, in steps of 8 as browsers tell them. */
async function worstOf(page: Page, url: string, act: Interaction["act"]): Promise<number> {
  await page.addInitScript(() => {
    const noted = window as unknown as Window
    noted.interactions = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) noted.interactions.push(entry.duration)
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const client = await page.context().newCDPSession(page)
  await page.goto(url, { waitUntil: "networkidle" })
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  await act(page)
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() => (window as unknown as Window).interactions)
  return Math.max(0, ...durations)
}
