import { setTimeout as sleep } from "node:timers/promises"
import { Editor, waitUntilLive } from "./editor"
import { statusOf, triggerBuild } from "./status"
import { pathsOf, Traffic } from "./traffic"
import { describeTraffic, type Trial } from "./trial"

const REQUESTS_PER_SECOND = 100
const PATIENCE = 180_000
const DOWN = 20_000

/** The CMS is gone while a publish waits: guests notice nothing, the status says so, and what was published arrives. */
export const cmsDown: Trial = async ({ site }) => {
  const editor = new Editor(site)
  await editor.signIn()
  const articles = await editor.articles(1)
  const [article] = articles
  if (!article) throw new Error("The seed has no article to publish.")
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
  await sleep(DOWN)
  const { cmsUnreachableSince, failure } = await statusOf(site)
  if (cmsUnreachableSince === null) broken.push("The status does not say that the CMS is gone.")
  await site.start("cms")
  const took = await waitUntilLive(site, articles, PATIENCE).catch((error: Error) => {
    broken.push(error.message)
    return undefined
  })
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
