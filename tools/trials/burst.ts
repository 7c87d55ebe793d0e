import { inSeconds } from "../../lib/progress"
import { readStatusFile } from "../../publishing/publisher-files"
import { editorWithArticle, waitUntilLive, type Article } from "./editor"
import type { PublishingSite } from "./publishing-site"
import { statusOf } from "./status"
import type { Trial } from "./trial"

const PATIENCE = 300_000
/** Articles published at once: several editors, or an import. */
const AT_ONCE = 3
/** How long nothing may go live while publishing goes on, in milliseconds. */
const LONGEST_SILENCE = 240_000

/** Publishes many new articles without a pause: no build fails, releases go live meanwhile, and all arrive. */
export const burst: Trial = async ({ site, progress, times }) => {
  const { editor, article } = await editorWithArticle(site)
  const failedBefore = await failedBuilds(site)
  const releases = new Map<string, number>()
  const from = Date.now()
  const watch = setInterval(() => {
    void statusOf(site).then(
      ({ live }) => live && !releases.has(live.id) && releases.set(live.id, Date.now() - from),
      () => undefined,
    )
  }, 250)

  const run = Date.now().toString(36)
  const articles: Article[] = []
  while (articles.length < times) {
    const batch = Math.min(AT_ONCE, times - articles.length)
    const slugs = Array.from({ length: batch }, (_, at) => `burst-${run}-${articles.length + at}`)
    articles.push(...(await Promise.all(slugs.map((slug) => editor.publishNew(article, slug)))))
  }
  const published = Date.now() - from
  progress.say(`      ${times} published in ${inSeconds(published)}`)
  const broken: string[] = []
  const last = await waitUntilLive(site, articles, PATIENCE).catch((error: Error) => {
    broken.push(error.message)
    return undefined
  })
  clearInterval(watch)

  const failed = (await failedBuilds(site)) - failedBefore
  if (failed > 0) broken.push(`${failed} builds failed.`)
  const live = [0, ...releases.values(), published].sort((one, other) => one - other)
  const silence = Math.max(...live.map((at, index) => at - (live[index - 1] ?? 0)))
  if (silence > LONGEST_SILENCE) broken.push(`Nothing went live for ${inSeconds(silence)}.`)
  return {
    broken,
    measured: [
      `${times} articles published in ${inSeconds(published)}; live after ${[...releases.values()].map(inSeconds).join(", ")}`,
      ...(last === undefined ? [] : [`all were live ${inSeconds(last)} after the last`]),
    ],
  }
}

async function failedBuilds({ releasesDir }: PublishingSite): Promise<number> {
  const totals = Object.entries((await readStatusFile(releasesDir))?.totals ?? {})
  const failed = totals.filter(([outcome]) => outcome !== "published" && outcome !== "held")
  return failed.reduce((sum, [, count]) => sum + count, 0)
}
