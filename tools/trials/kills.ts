import { setTimeout as sleep } from "node:timers/promises"
import { editorWithArticle, waitUntilLive } from "./editor"
import type { Part, PublishingSite } from "./publishing-site"
import { statusOf } from "./status"
import { pathsOf, Traffic } from "./traffic"
import { describeTraffic, median, randomBetween, type Trial } from "./trial"

type Victim = Part | "build"

const VICTIMS: readonly Victim[] = ["origin", "build", "cms", "publisher"]
const REQUESTS_PER_SECOND = 40
/** From the publish on, in milliseconds: hook, wait, build and switch fall into it. */
const LATEST_KILL = 10_000
const PATIENCE = 180_000
/** From the build's beginning on, in milliseconds: about as long as one takes that stood by. */
const LATEST_KILL_OF_BUILD = 3_000
/** How long to wait for a build that can be killed, in milliseconds. */
const BUILD_PATIENCE = 30_000
const LOOK = 50

/** Kills each part at moments of its own after a publish: guests are served all the time, and the content arrives. */
export const kills: Trial = async ({ site, progress, times }) => {
  const { editor, article } = await editorWithArticle(site)
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
    let hit = 0
    for (let time = 0; time < times; time += 1) {
      await editor.publishNext(article)
      const published = Date.now()
      hit += await strike(site, victim)
      const moment = (Date.now() - published) / 1000
      const told = `${victim} struck within ${moment.toFixed(1)} s of publish ${time + 1} of ${times}`
      try {
        const took = await waitUntilLive(site, [article], PATIENCE)
        durations.push(took)
        progress.say(`      ${told}: live ${(took / 1000).toFixed(1)} s later`)
      } catch (error) {
        broken.push(`${told}: ${String(error)}`)
      }
    }
    if (hit === 0) broken.push(`No process of the ${victim} was hit.`)
    measured.push(
      `${victim} struck ${times} times, ${hit} processes killed: live again after ${(median(durations) / 1000).toFixed(1)} s (median), ` +
        `${(Math.max(0, ...durations) / 1000).toFixed(1)} s at most`,
    )
  }
  const report = await traffic.stop()
  return {
    broken: [...broken, ...report.failures],
    measured: [...measured, describeTraffic(report)],
  }
}

/** @returns how many processes were killed */
async function strike(site: PublishingSite, victim: Victim): Promise<number> {
  if (victim === "build") return strikeBuild(site)
  await sleep(randomBetween(0, LATEST_KILL))
  await site.kill(victim)
  await sleep(randomBetween(0, 1_000))
  await site.start(victim)
  return 1
}

/** At some moment of the build; where it is over by then, the next one that stands by. */
async function strikeBuild(site: PublishingSite): Promise<number> {
  const until = Date.now() + BUILD_PATIENCE
  while (Date.now() < until && (await statusOf(site)).working?.phase !== "building") {
    await sleep(LOOK)
  }
  await sleep(randomBetween(0, LATEST_KILL_OF_BUILD))
  for (;;) {
    const hit = site.killBuilds()
    if (hit > 0 || Date.now() > until) return hit
    await sleep(LOOK)
  }
}
