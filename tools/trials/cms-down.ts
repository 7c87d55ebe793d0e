import { setTimeout as sleep } from "node:timers/promises"
import { editorWithArticle, waitUntilLive } from "./editor"
import type { PublishingSite } from "./publishing-site"
import { statusOf, triggerBuild } from "./status"
import { pathsOf, Traffic } from "./traffic"
import { describeTraffic, type Trial } from "./trial"

const REQUESTS_PER_SECOND = 100
const PATIENCE = 180_000
/** How long the status may take to say that the outage is over, in milliseconds. */
const NOTED_WITHIN = 30_000

/**
 * The CMS is gone while a publish waits: guests notice nothing, the status says so, and what was published arrives.
 * `times` is how long it is gone, in seconds.
 */
export const cmsDown: Trial = async ({ site, times }) => {
  const { editor, article } = await editorWithArticle(site)
  const traffic = new Traffic({
    origin: site.origin,
    paths: pathsOf([article.slug]),
    perSecond: REQUESTS_PER_SECOND,
  })
  traffic.start()
  const broken: string[] = []

  await editor.publishNext(article)
  await site.kill("cms")
  await triggerBuild(site)
  await sleep(times * 1_000)
  const { cmsUnreachableSince, failure } = await statusOf(site)
  if (cmsUnreachableSince === null) broken.push("The status does not say that the CMS is gone.")
  await site.start("cms")
  const took = await waitUntilLive(site, [article], PATIENCE).catch((error: Error) => {
    broken.push(error.message)
    return undefined
  })
  if (!(await isOver(site)))
    broken.push("The status does not say that the CMS was gone and is back.")
  const report = await traffic.stop()
  return {
    broken: [...broken, ...report.failures],
    measured: [
      describeTraffic(report),
      `while it was down: ${failure?.reason ?? "no failure told"}`,
      ...(took === undefined ? [] : [`live ${(took / 1000).toFixed(1)} s after its return`]),
    ],
  }
}

/** What is live is so a moment before the status tells of it. */
async function isOver(site: PublishingSite): Promise<boolean> {
  const until = Date.now() + NOTED_WITHIN
  for (;;) {
    const { cmsUnreachableSince, lastCmsOutage = null } = await statusOf(site)
    if (cmsUnreachableSince === null && lastCmsOutage !== null) return true
    if (Date.now() > until) return false
    await sleep(100)
  }
}
