import { setTimeout as sleep } from "node:timers/promises"
import { type Article, Editor, editionsIn, waitUntilLive } from "./editor"
import { pathsOf, Traffic } from "./traffic"
import { describeTraffic, randomBetween, type Trial } from "./trial"

const ARTICLES = 3
const REQUESTS_PER_SECOND = 200
const PATIENCE = 120_000

/** Publishes again and again at moments of its own while guests read: no answer fails, none is lost, none is mixed. */
export const publishes: Trial = async ({ site, progress, times }) => {
  const editor = new Editor(site)
  await editor.signIn()
  const articles = await editor.articles(ARTICLES)
  const traffic = new Traffic({
    origin: site.origin,
    paths: pathsOf(articles.map(({ slug }) => slug)),
    perSecond: REQUESTS_PER_SECOND,
  })
  traffic.start()
  const broken: string[] = []
  const from = Date.now()
  for (let time = 0; time < times; time += 1) {
    const article = articles[time % articles.length]
    if (article) await editor.publishNext(article)
    progress.say(`      published ${time + 1} of ${times}`)
    await sleep(randomBetween(200, 6_000))
  }
  const last = await waitUntilLive(site, articles, PATIENCE).catch((error: Error) => {
    broken.push(error.message)
    return undefined
  })
  const report = await traffic.stop()
  broken.push(...(await pagesBehind(site.origin, articles)))
  if (!report.seenElsewhere) {
    broken.push("No page but an article's own showed an edition: nothing could be compared.")
  }
  return {
    broken: [...broken, ...report.failures],
    measured: [
      `${times} publishes in ${Math.round((Date.now() - from) / 1000)} s`,
      describeTraffic(report),
      `${report.behindOthers} answers showed an article as it was before another page had shown the next`,
      ...(last === undefined ? [] : [`the last was live ${(last / 1000).toFixed(1)} s later`]),
    ],
  }
}

/** Pages that, with everything live, show an article other than the CMS has it. */
async function pagesBehind(origin: string, articles: readonly Article[]): Promise<string[]> {
  const behind: string[] = []
  for (const path of pathsOf(articles.map(({ slug }) => slug))) {
    const editions = editionsIn(await (await fetch(origin + path)).text())
    for (const { slug, edition } of articles) {
      const shown = [...(editions.get(slug) ?? [])].find((number) => number !== edition)
      if (shown !== undefined)
        behind.push(`${path}: edition ${shown} of ${slug} instead of ${edition} in the end`)
    }
  }
  return behind
}
