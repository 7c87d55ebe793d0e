import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs"
import { availableParallelism, loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { readStatusFile, type BuildRecord } from "../../publishing/publisher-files"
import { runCommand } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { createProgress } from "../../lib/progress"
import { projectRoot } from "../../lib/project-root"
import { readJournal } from "../../publishing/publish-journal"
import { buildSite } from "../../builder/site-build"
import { compareReleases } from "./compare-releases"
import { Editor, liveEdition, type Article } from "../trials/editor"
import { createPublishingSite } from "../trials/create-publishing-site"
import { PARTS, type PublishingSite } from "../trials/publishing-site"

/** Parts of the way from the click to the changed HTML, in milliseconds. */
interface Run {
  /** From the click until the origin has accepted the CMS's hook. */
  hook: number
  /** From there until the build begins: the publisher waits for more. */
  wait: number
  build: number
  /** Making the release. */
  release: number
  gate: number
  switch: number
  /** From the click until the changed HTML answers. */
  total: number
  standby: boolean
  /** What waited for a processor, on average over the last minute. */
  load: number
}

const PATIENCE = 300_000
const LOOK = 25

/**
 * `npm run bench:publish [-- --runs=10] [--verify]`: how long an editor's publish takes until guests see it, on a site
 * of its own. With `--verify` the last release is compared, file by file, with ordinary builds of the same content.
 */
export default () =>
  runCommand(async ({ processes, onEnd }) => {
    const { values } = parseArgs({
      options: { runs: { type: "string", default: "10" }, verify: { type: "boolean" } },
    })
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) throw new Failure("--runs needs a number, such as 10.")
    const progress = createProgress()
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "forno-measure-")))
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    const project = join(folder, "project")
    const site = await createPublishingSite(projectRoot, folder, { processes, progress })
    for (const part of PARTS) if (!site.isRunning(part)) await site.start(part)
    const editor = new Editor(site)
    await editor.signIn()
    const [article] = await editor.articles(1)
    if (!article) throw new Failure("The demo content has no article to publish.")

    progress.say(`\n${availableParallelism()} processors. In seconds:`)
    progress.say(line(HEADINGS.map(String)))
    const measured: Run[] = []
    for (let number = 1; number <= runs; number += 1) {
      await untilStandby(project)
      const run = await measure(site, editor, article)
      measured.push(run)
      progress.say(row(String(number), run))
    }
    progress.say(row("median", medianOf(measured)))

    if (!values.verify) return 0
    await site.kill("publisher")
    const { releasesDir, env } = site
    let different = 0
    for (const cold of [false, true]) {
      const before = await currentRelease(site)
      const options = { root: project, releasesDir, env, processes, progress, cold }
      const { id } = await buildSite(options)
      const files = await compareReleases(releasesDir, before, id)
      progress.say(
        `\n${cold ? "A build without caches" : "An ordinary build"}: ` +
          (files.length === 0 ? "the same files" : `${files.length} files differ`),
      )
      for (const file of files.slice(0, 20)) progress.say(`      ${file}`)
      different += files.length
    }
    return different === 0 ? 0 : 1
  })

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
  const { timings, standby, startedAt } = record
  const acceptedAt = Date.parse(accepted.at)
  return {
    hook: acceptedAt - clicked,
    wait: Date.parse(startedAt) - acceptedAt,
    build: timings?.build ?? 0,
    release: timings?.release ?? 0,
    gate: timings?.gates ?? 0,
    switch: timings?.switch ?? 0,
    total,
    standby,
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

/** An editor does not publish every few seconds: the next build has had the time to get ready. */
async function untilStandby(project: string): Promise<void> {
  const builds = join(project, ".builds")
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const folders = existsSync(builds) ? readdirSync(builds) : []
    if (folders.some((name) => existsSync(join(builds, name, "ready")))) return
    await sleep(LOOK)
  }
  throw new Failure(`No build stood by after ${PATIENCE / 1000} seconds.`)
}

async function currentRelease({ releasesDir }: PublishingSite): Promise<string> {
  const status = await readStatusFile(releasesDir)
  if (!status?.live) throw new Failure("Nothing is live.")
  return status.live.id
}

const NUMBERS = ["hook", "wait", "build", "release", "gate", "switch", "total"] as const
const HEADINGS = ["run", ...NUMBERS, "standby", "load"]

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
    build: of("build"),
    release: of("release"),
    gate: of("gate"),
    switch: of("switch"),
    total: of("total"),
    standby: runs.every(({ standby }) => standby),
    load: of("load"),
  }
}

const row = (name: string, run: Run): string =>
  line([
    name,
    ...NUMBERS.map((part) => (run[part] / 1000).toFixed(2)),
    run.standby ? "yes" : "no",
    run.load.toFixed(1),
  ])

const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(8)).join("")
