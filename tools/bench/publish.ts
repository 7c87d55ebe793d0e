import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import type { ReleaseManifest } from "../../release-store/manifest"
import { currentId, readManifest } from "../../release-store/release-folder"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress, inSeconds, type Progress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { buildSite } from "../../builder/site-build"
import { copyArticles } from "./copy-articles"
import {
  Editor,
  isGone,
  liveEdition,
  liveFooter,
  waitUntilLive,
  type Article,
} from "../trials/editor"
import { numberOption } from "../lib/number-option"
import { HEADINGS, measureRun, PATIENCE, row, withinWhich, type Run } from "./publish-run"
import { buildStockArticles } from "./stock-articles"
import { createPublishingSite } from "../trials/create-publishing-site"
import { type PublishingSite } from "../trials/publishing-site"

/** What the two that publish may take at rest, at any size up to ten thousand pages. */
const MEMORY_LIMIT = 400_000_000
/** By then an engine without work has given back what it can. */
const AT_REST = 20_000
/** How often what is not the edit of a page is measured. */
const SOME = 5

/**
 * `npm run bench:publish [-- --runs=10] [--archive=10000] [--articles=1000] [--verify]`: how long an editor's publish takes
 * until guests see it, on a site of its own, one right after the other; on a site that has an archive of so many articles
 * from its first release, and with so many more that are published before. Then how long an article takes that comes, one that
 * is taken away, and the footer of every page; and how long stock Gatsby takes to build all those articles, in plain words
 * from a server that does nothing else. With `--verify` the last release is compared, file by file, with one that is made
 * from nothing of the same content.
 */
export default () =>
  runCommand(async (context) => {
    const { processes, onEnd } = context
    const { values } = parseArgs({
      options: {
        runs: { type: "string", default: "10" },
        archive: { type: "string", default: "0" },
        articles: { type: "string", default: "0" },
        verify: { type: "boolean" },
      },
    })
    const runs = numberOption("runs", values.runs, 10)
    const archive = numberOption("archive", values.archive, 10_000)
    const articles = numberOption("articles", values.articles, 1000)
    const progress = createProgress()
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "forno-measure-")))
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    const project = join(folder, "project")
    const site = await createPublishingSite(
      projectRoot,
      folder,
      { processes, progress },
      (dataDir) => copyArticles(dataDir, archive),
    )
    const editor = new Editor(site)
    await editor.signIn()
    const [article] = await editor.articles(1)
    if (!article) throw new Failure("The demo content has no article to publish.")
    if (articles > 0) await publishMany(site, editor, article, articles, progress)

    progress.say(`\n${availableParallelism()} processors. In seconds:`)
    progress.say(HEADINGS)
    const measured: Run[] = []
    for (let number = 1; number <= runs; number += 1) {
      const run = await measureRun(
        site,
        () => editor.publishNext(article),
        async () => (await liveEdition(site, article)) === article.edition,
      )
      measured.push(run)
      progress.say(row(String(number), run))
    }
    const edits = withinWhich(measured, 0.5)
    progress.say(row("median", edits))
    progress.say(row("95 %", withinWhich(measured, 0.95)))
    const memory = (when: string): void => {
      const { publisher, children } = site.publishingMemory()
      const parts = `${inMegabytes(publisher)} the publisher, ${inMegabytes(children)} its engine`
      const sum = `${inMegabytes(publisher + children)} of ${inMegabytes(MEMORY_LIMIT)}`
      progress.say(`Memory ${when}: ${sum} (${parts})`)
    }
    progress.say("")
    memory("after the last")
    await sleep(AT_REST)
    memory("at rest")

    const some = async (
      what: string,
      click: (number: number) => Promise<void>,
      isLive: (number: number) => Promise<boolean>,
    ): Promise<Run> => {
      progress.say(`\n${what}:`)
      const all: Run[] = []
      for (let number = 1; number <= SOME; number += 1) {
        const run = await measureRun(
          site,
          () => click(number),
          () => isLive(number),
        )
        all.push(run)
        progress.say(row(String(number), run))
      }
      return withinWhich(all, 0.5)
    }
    const added: Article[] = []
    const come = await some(
      "A new article, which is the first of every list",
      async (number) => void added.push(await editor.publishNew(article, `measured-${number}`)),
      async (number) => (await liveEdition(site, added[number - 1]!)) === 1,
    )
    const gone = await some(
      "The same, taken from the site",
      (number) => editor.unpublish(added[number - 1]!),
      (number) => isGone(site, added[number - 1]!),
    )
    const footer = await some(
      "Another footer, which is on every page",
      (number) => editor.publishFooter(number),
      async (number) => (await liveFooter(site)) === number,
    )

    const stock = await buildStockArticles(site, context, progress)
    progress.say(
      `\nStock Gatsby builds the same ${stock.articles} articles in ${inSeconds(stock.took)}.`,
    )
    const say = (what: string, run: Run) =>
      progress.say(
        `  ${what.padEnd(14)} ${inSeconds(run.total)} from the click to guests, ${(stock.took / run.total).toFixed(0)} times as fast; ` +
          `the engine's own part ${Math.round(run.pages)} ms`,
      )
    say("an edit", edits)
    say("a new article", come)
    say("one taken away", gone)
    say("a footer", footer)

    if (!values.verify) return 0
    await site.kill("publisher")
    const { releasesDir, env } = site
    // Whole, as the next release may take its place.
    const before = await release(releasesDir, await currentId(releasesDir))
    const { id } = await buildSite({
      root: project,
      releasesDir,
      env,
      processes,
      progress,
      cold: true,
    })
    const { changed, removed } = (await release(releasesDir, id)).files.changesSince(before.files)
    const files = [...changed, ...removed].sort()
    progress.say(
      `\nMade from nothing: ${files.length === 0 ? "the same files" : `${files.length} files differ`}`,
    )
    for (const file of files.slice(0, 20)) progress.say(`      ${file}`)
    const { nextChange } = before
    if (files.length > 0 && nextChange && Date.parse(nextChange.at) <= Date.now()) {
      progress.say(
        `At ${nextChange.at}, meanwhile, ${nextChange.what}: it shows other things. Run it again.`,
      )
    }
    return files.length === 0 ? 0 : 1
  })

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

/** As fast as the CMS takes them; ends when guests see all. */
async function publishMany(
  site: PublishingSite,
  editor: Editor,
  like: Article,
  count: number,
  progress: Progress,
): Promise<void> {
  await progress.step(`Publishing ${count} articles`, async (detail) => {
    const made: Article[] = []
    for (let number = 1; number <= count; number += 1) {
      made.push(await editor.publishNew(like, `article-${number}`))
    }
    const took = await waitUntilLive(site, made.slice(-1), PATIENCE)
    detail(`all live ${(took / 1000).toFixed(1)} s after the last`)
  })
}

async function release(releasesDir: string, id: string | undefined): Promise<ReleaseManifest> {
  const found = id && (await readManifest(releasesDir, id))
  if (!found) throw new Failure(`Release ${id} has gone.`)
  return found
}
