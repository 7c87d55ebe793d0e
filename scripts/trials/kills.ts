import { setTimeout as sleep } from "node:timers/promises"
import { Editor, waitUntilLive } from "./editor"
import type { Part, PublishingSite } from "./publishing-site"
import { pathsOf, Traffic } from "./traffic"
import { describeTraffic, median, randomBetween, type Trial } from "./trial"

type Victim = Part | "build"

const VICTIMS: readonly Victim[] = ["origin", "build", "cms", "publisher"]
const REQUESTS_PER_SECOND = 40
/** From the publish on, in milliseconds: hook, wait, build and switch fall into it. */
const LATEST_KILL = 10_000
const PATIENCE = 180_000

/** Kills each part at moments of its own after a publish: guests are served all the time, and the content arrives. */
export const kills: Trial = async ({ site, progress, times }) => {
  const editor = new Editor(site)
  await editor.signIn()
  const articles = await editor.articles(1)
  const [article] = articles
  if (!article) throw new Error("The seed has no article to publish.")
  const traffic = new Traffic({
    origin: site.origin,
    paths: pathsOf([article.slug]),
    perSecond: REQUESTS_PER_SECOND,
    mayBeDown: () => !site.isRunning("origin"),
  })
  traffic.start()
  const broken: string[] = []
  const measured: string[] = []
  for (const victim of VICTIMS) {
    const durations: number[] = []
    for (let time = 0; time < times; time += 1) {
      await editor.publishNext(article)
      const moment = randomBetween(0, LATEST_KILL)
      await sleep(moment)
      await strike(site, victim)
      const told = `${victim} killed ${(moment / 1000).toFixed(1)} s after publish ${time + 1} of ${times}`
      try {
        const took = await waitUntilLive(site, articles, PATIENCE)
        durations.push(took)
        progress.say(`      ${told}: live ${(took / 1000).toFixed(1)} s later`)
      } catch (error) {
        broken.push(`${told}: ${String(error)}`)
      }
    }
    measured.push(
      `${victim} killed ${times} times: live again after ${(median(durations) / 1000).toFixed(1)} s (median), ` +
        `${(Math.max(0, ...durations) / 1000).toFixed(1)} s at most`,
    )
  }
  const report = await traffic.stop()
  return {
    broken: [...broken, ...report.failures],
    measured: [...measured, describeTraffic(report)],
  }
}

async function strike(site: PublishingSite, victim: Victim): Promise<void> {
  if (victim === "build") {
    site.killBuilds()
    return
  }
  await site.kill(victim)
  await sleep(randomBetween(0, 1_000))
  await site.start(victim)
}
