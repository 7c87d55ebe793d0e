import { setTimeout as sleep } from "node:timers/promises"
import { editorWithArticle, waitUntilLive } from "./editor"
import { PARTS, type Part } from "./publishing-site"
import { StartedSite } from "./started-site"
import { pathsOf, Traffic } from "./traffic"
import { describeTraffic, median, randomBetween, type Trial } from "./trial"

const REQUESTS_PER_SECOND = 40
/** From the publish on, in milliseconds: hook, wait, build and switch fall into it. */
const LATEST_KILL = 10_000
const PATIENCE = 180_000
/** How long the origin may be away after it was killed, in milliseconds: nobody but npm start starts it again. */
const ORIGIN_AWAY = 15_000

/** Kills the processes of a running `npm start`: it starts each again by itself, and what was published arrives. */
export const startKills: Trial = async ({ site, progress, times }) => {
  for (const part of PARTS) await site.kill(part)
  const started = new StartedSite(site)
  try {
    await started.ready()
    const { editor, article } = await editorWithArticle(site)
    let originKilledAt = 0
    const traffic = new Traffic({
      origin: site.origin,
      paths: pathsOf([article.slug]),
      perSecond: REQUESTS_PER_SECOND,
      mayBeDown: () => Date.now() - originKilledAt < ORIGIN_AWAY,
    })
    traffic.start()
    const broken: string[] = []
    const measured: string[] = []
    const strike = async (victim: Part) => {
      await sleep(randomBetween(0, LATEST_KILL))
      if (victim === "origin") originKilledAt = Date.now()
      await started.kill(victim)
    }
    for (const victim of PARTS) {
      const durations: number[] = []
      for (let time = 0; time < times && started.isRunning(); time += 1) {
        await editor.publishNext(article)
        await strike(victim)
        try {
          durations.push(await waitUntilLive(site, [article], PATIENCE))
        } catch (error) {
          broken.push(`${victim} killed after publish ${time + 1} of ${times}: ${String(error)}`)
        }
        // The CMS may still be on its way up, and takes in nothing until then.
        await untilAnswering(`${site.cmsOrigin}/health`)
      }
      measured.push(
        `${victim} killed ${times} times: live ${(median(durations) / 1000).toFixed(1)} s later (median), ` +
          `${(Math.max(0, ...durations) / 1000).toFixed(1)} s at most`,
      )
      progress.say(`      ${measured.at(-1) ?? ""}`)
    }
    if (!started.isRunning()) broken.push("npm start ended with one of its processes.")
    const report = await traffic.stop()
    return {
      broken: [...broken, ...report.failures],
      measured: [...measured, describeTraffic(report)],
    }
  } finally {
    await started.stop()
    for (const part of PARTS) await site.start(part)
  }
}

async function untilAnswering(url: string): Promise<void> {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer again.`)
}
