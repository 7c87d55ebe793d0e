import { readdirSync, rmSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { startEngine, type EngineProcess } from "../../builder/engine-process"
import { artefactDirectory, currentArtefact } from "../../engine/code-artefact"
import { readKeptRelease } from "../../engine/kept-release"
import type { MadeRelease } from "../../engine/protocol"
import { createProcesses } from "../../lib/processes"
import { createProgress } from "../../lib/progress"
import { readManifest, storeOf } from "../../release-store/release-folder"
import type { PublishCause } from "../../shared/publishing"
import { requiredEnv } from "../browser/support/cms"
import { newPerson, signIn } from "./cms-api"
import { createEdits, type Edits } from "./random-edits"
import { copyReleases, type RunningCms, startCmsOnCopy } from "./support"

/** Releases that are made by what has changed, beside releases made from nothing, of a CMS on a copy of the seeded data. */

const SEED = Number(process.env.ENGINE_SEED) || 20_261_124
/** 25 of them are 200 edits: `ENGINE_ROUNDS=25`. */
const ROUNDS = Number(process.env.ENGINE_ROUNDS) || 5
const EDITS_A_ROUND = 8
/** By then the engine has rehearsed (engine/rehearsals.ts), in milliseconds. */
const REHEARSED = 2_000
/** How often what has no name yet is looked for, in milliseconds: each look takes as long, and the processor from the engine. */
const LOOK = 50

let folder: string
/** The same for all of them: other specs build the site's code meanwhile. */
let code: string
let cms: RunningCms
let edits: Edits
/** Of the first test, for the others: each of its own would make the whole site first. */
let changing: Maker
const processes = createProcesses()

test.describe.configure({ mode: "serial" })
test.setTimeout(600_000 + ROUNDS * 60_000)

interface Maker {
  releasesDir: string
  engine: EngineProcess
}

async function startMaker(name: string): Promise<Maker> {
  const project = requiredEnv("SITE_DIR")
  const releasesDir = path.join(folder, name)
  const engine = startEngine({
    root: project,
    releasesDir,
    env: { ...process.env, CMS_GRAPHQL_URL: cms.graphqlUrl, PREVIEW_API_KEY: "" },
    processes,
    progress: createProgress(() => {}),
  })
  await engine.open({ directory: artefactDirectory(project, code), stamp: "" })
  return { releasesDir, engine }
}

/** Another process goes on with what is on the disk. */
async function restart(meanwhile?: () => Promise<void>): Promise<void> {
  await changing.engine.stop()
  await meanwhile?.()
  changing = await startMaker("changing")
}

/** By a process that ends then, and encodes none of it. */
async function madeFromNothing() {
  const whole = await startMaker("whole")
  const made = await filesOf(whole, true)
  await whole.engine.stop()
  return made
}

const BY_EDITORS: PublishCause = { kind: "events", events: [], more: 0 }

/**
 * The files of a release by their hashes, or why there is none.
 * @param lastSequence of what editors have published; 0 where a command asks
 */
async function filesOf({ releasesDir, engine }: Maker, cold: boolean, lastSequence = 0) {
  const cause: PublishCause = lastSequence > 0 ? BY_EDITORS : { kind: "command" }
  let made: MadeRelease
  try {
    const request = { cause, lastSequence, mayBeMadeAhead: lastSequence > 0, cold }
    made = await engine.publish(request, () => {})
  } catch (error) {
    return { refused: (error as { problems?: unknown }).problems ?? String(error) }
  }
  const manifest = await readManifest(releasesDir, made.id)
  const files = [...(manifest?.files ?? [])].map(([name, { hash }]) => `${name} ${hash}`)
  return { files: files.sort(), counts: made.counts }
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forno-engine-"))
  const artefact = await currentArtefact(requiredEnv("SITE_DIR"))
  if (!artefact) throw new Error("The tests' site has no code.")
  code = artefact.hash
  cms = await startCmsOnCopy()
  edits = createEdits(await newPerson(cms.origin, await signIn(cms.origin), "editor"), SEED)
})

test.afterAll(async () => {
  await processes.stopAll()
  await cms?.stop()
  await rm(folder, { recursive: true, force: true })
})

test("a release that is made by what has changed is the one that is made from nothing", async () => {
  await copyReleases(path.join(folder, "changing"))
  changing = await startMaker("changing")
  await filesOf(changing, false)
  const done: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round % 2 === 0) await restart()
    else await sleep(REHEARSED)
    for (let each = 0; each < EDITS_A_ROUND; each += 1) {
      done.push(await edits.any())
      // As while a publisher waits for more; what is wrong is told by the release.
      await changing.engine.prepare(done.length).catch(() => undefined)
    }
    // What was made ahead is in no release yet.
    if (round % 3 === 2) await restart()
    const { files, refused } = await filesOf(changing, false, done.length)
    const expected = await madeFromNothing()
    expect({ files, refused }, `seed ${SEED}, after ${done.join(", ")}`).toEqual({
      files: expected.files,
      refused: expected.refused,
    })
  }
})

const renameAnArticle = async (): Promise<void> =>
  expect((await edits.make("an article is renamed")).status).toBe(200)

test("an article that is renamed costs the pages that name it", async () => {
  await filesOf(changing, false)
  await renameAnArticle()
  const { counts } = await filesOf(changing, false)
  expect(counts?.rendered).toBeGreaterThan(0)
  expect(counts?.rendered).toBeLessThan((counts?.pages ?? 0) / 3)
  // So that a site from nothing is made in a thread (engine/html-thread.ts), and what changes here.
  expect(counts?.pages).toBeGreaterThan(100)
  expect((await filesOf(changing, false)).counts).toMatchObject({ rendered: 0, stitched: 0 })
})

test("a restart costs no page, and what was changed meanwhile is told apart", async () => {
  const before = await filesOf(changing, false)
  await restart()
  const after = await filesOf(changing, false)
  expect(after.files).toEqual(before.files)
  expect(after.counts).toMatchObject({ rendered: 0, stitched: 0 })
  await restart(renameAnArticle)
  const { counts } = await filesOf(changing, false)
  expect(counts?.rendered).toBeGreaterThan(0)
  expect(counts?.rendered).toBeLessThan((counts?.pages ?? 0) / 3)
})

test("a page that says when depends on the time, and no other does", async () => {
  let byTime: string[] = []
  await restart(async () => {
    const file = path.join(changing.releasesDir, "engine", "last-release.jsonl")
    const pages = (await readKeptRelease(file))?.site.pages ?? []
    byTime = pages.filter(({ html }) => html.usesClock).map((page) => page.path)
  })
  const saysWhen = [
    /^\/$/,
    /^\/whatson$/,
    /^\/careers$/,
    /^\/locations$/,
    /^\/whatson\/./,
    /^\/careers\/./,
    /^\/locations\/./,
  ]
  expect(saysWhen.filter((address) => !byTime.some((page) => address.test(page)))).toEqual([])
  expect(byTime.filter((page) => !saysWhen.some((address) => address.test(page)))).toEqual([])
})

test("what is rehearsed while nobody publishes changes nothing, and is no page made anew", async () => {
  const log = () => readFile(path.join(changing.releasesDir, "engine.log"), "utf8")
  await restart()
  const { files, counts } = await filesOf(changing, false)
  const before = (await log()).length
  await expect.poll(async () => (await log()).slice(before)).toContain("Rehearsed")
  expect(await filesOf(changing, false)).toEqual({
    files,
    counts: { ...counts, rendered: 0, stitched: 0 },
  })
  expect(await log()).not.toContain("A rehearsal failed")
})

test("a release has what was made ahead for it, and what was published later is in the next", async () => {
  const before = await filesOf(changing, false)
  await changing.engine.prepare(1)
  await renameAnArticle()
  expect((await filesOf(changing, false, 1)).files).toEqual(before.files)
  expect((await filesOf(changing, false, 1)).counts?.rendered).toBeGreaterThan(0)

  // For a command, or for more: then what is there now.
  for (const lastSequence of [0, 2]) {
    await changing.engine.prepare(1)
    await renameAnArticle()
    expect((await filesOf(changing, false, lastSequence)).counts?.rendered).toBeGreaterThan(0)
  }
})

/** As a disk does that fails: some of what is written does not last until it has its name. */
async function losingWhatIsWritten<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  const store = storeOf(changing.releasesDir)
  while (!isOver) {
    for (const name of readdirSync(store, { recursive: true, encoding: "utf8" }))
      if (name.endsWith(".partial")) rmSync(path.join(store, name), { force: true })
    await sleep(LOOK)
  }
  return ended
}

test("what could not be brought to the disk is made again, and nothing else is missing", async () => {
  await filesOf(changing, false)
  await edits.make("the navigation is put in another order")
  const lost = await losingWhatIsWritten(filesOf(changing, false))
  expect(lost.files).toBeUndefined()
  const again = await filesOf(changing, false)
  expect(again.files).toEqual((await madeFromNothing()).files)
})
