import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { availableParallelism, loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { readStatusFile, type BuildRecord } from "../../publishing/publisher-files"
import type { ReleaseManifest } from "../../release-store/manifest"
import { currentId, readManifest } from "../../release-store/release-folder"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress, type Progress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { readJournal } from "../../publishing/publish-journal"
import { buildSite } from "../../builder/site-build"
import { copyArticles } from "./copy-articles"
import { Editor, liveEdition, waitUntilLive, type Article } from "../trials/editor"
import { numberOption } from "./number-option"
import { createPublishingSite } from "../trials/create-publishing-site"
import { type PublishingSite } from "../trials/publishing-site"

/** Parts of the way from the click to the changed HTML, in milliseconds. */
interface Run {
  /** From the click until the origin has accepted the CMS's hook. */
  hook: number
  /** From there until the build begins: the publisher waits for more. */
  wait: number
  /** Waiting for the end of what was being made meanwhile. */
  ahead: number
  /** Reading what has changed. */
  content: number
  /** Making pages of it. */
  pages: number
  /** Making the release. */
  release: number
  gate: number
  switch: number
  /** From the click until the changed HTML answers. */
  total: number
  /** What waited for a processor, on average over the last minute. */
  load: number
}

const PATIENCE = 300_000
const LOOK = 25
/** What the two that publish may take at rest, at any size up to ten thousand pages. */
const MEMORY_LIMIT = 400_000_000
/** By then an engine without work has given back what it can. */
const AT_REST = 20_000

/**
 * `npm run bench:publish [-- --runs=10] [--archive=10000] [--articles=1000] [--verify]`: how long an editor's publish takes
 * until guests see it, on a site of its own, one right after the other; on a site that has an archive of so many articles
 * from its first release, and with so many more that are published before. With `--verify` the last release is compared,
 * file by file, with one that is made from nothing of the same content.
 */
export default () =>
  runCommand(async ({ processes, onEnd }) => {
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
    progress.say(line(HEADINGS.map(String)))
    const measured: Run[] = []
    for (let number = 1; number <= runs; number += 1) {
      const run = await measure(site, editor, article)
      measured.push(run)
      progress.say(row(String(number), run))
    }
    progress.say(row("median", medianOf(measured)))
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

async function measure(site: PublishingSite, editor: Editor, article: Article): Promise<Run> {
  const load = loadavg()[0] ?? 0
  const clicked = Date.now()
  await editor.publishNext(article)
  while ((await liveEdition(site, article)) !== article.edition) {
    if (Date.now() - clicked > PATIENCE) {
      throw new Failure(`The change was not live after ${PATIENCE / 1000} seconds.`)
    }
    await sleep(LOOK)
  }
  const total = Date.now() - clicked
  const record = await recordSince(site, clicked)
  const accepted = (await readJournal(site.releasesDir)).find(({ at }) => Date.parse(at) >= clicked)
  if (!accepted) throw new Failure("The change is live, but no hook came.")
  const { timings, startedAt } = record
  const acceptedAt = Date.parse(accepted.at)
  return {
    hook: acceptedAt - clicked,
    wait: Date.parse(startedAt) - acceptedAt,
    ahead: timings?.ahead ?? 0,
    content: timings?.content ?? 0,
    pages: timings?.pages ?? 0,
    release: timings?.release ?? 0,
    gate: timings?.gates ?? 0,
    switch: timings?.switch ?? 0,
    total,
    load,
  }
}

/** The publisher writes it a moment after the release is live. */
async function recordSince({ releasesDir }: PublishingSite, from: number): Promise<BuildRecord> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const last = (await readStatusFile(releasesDir))?.builds.at(-1)
    if (last && last.releaseId !== null && Date.parse(last.startedAt) >= from) return last
    await sleep(LOOK)
  }
  throw new Failure("The publisher did not say what its build took.")
}

async function release(releasesDir: string, id: string | undefined): Promise<ReleaseManifest> {
  const found = id && (await readManifest(releasesDir, id))
  if (!found) throw new Failure(`Release ${id} has gone.`)
  return found
}

const NUMBERS = [
  "hook",
  "wait",
  "ahead",
  "content",
  "pages",
  "release",
  "gate",
  "switch",
  "total",
] as const
const HEADINGS = ["run", ...NUMBERS, "load"]

function medianOf(runs: readonly Run[]): Run {
  const median = (values: readonly number[]): number => {
    const sorted = [...values].sort((one, other) => one - other)
    const middle = sorted.length / 2
    return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  }
  const of = (name: (typeof NUMBERS)[number] | "load") => median(runs.map((run) => run[name]))
  return {
    hook: of("hook"),
    wait: of("wait"),
    ahead: of("ahead"),
    content: of("content"),
    pages: of("pages"),
    release: of("release"),
    gate: of("gate"),
    switch: of("switch"),
    total: of("total"),
    load: of("load"),
  }
}

const row = (name: string, run: Run): string =>
  line([name, ...NUMBERS.map((part) => (run[part] / 1000).toFixed(2)), run.load.toFixed(1)])

const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(8)).join("")
