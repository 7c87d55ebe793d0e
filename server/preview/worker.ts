import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { contentType, pathShowing } from "../../shared/content-types"
import {
  APP_DATA_FILE,
  pageDataFile,
  sliceDataFile,
  staticQueryFile,
} from "../../shared/page-files"
import { readConfiguration } from "../../cms-client/configuration"
import type { SitePage } from "../../gatsby/page-list"
import { createPageQueryRunner, type PageQueryRunner } from "../../gatsby/page-query-runner"
import { createPageRenderer, type PageRenderer } from "../../gatsby/page-renderer"
import { toModel } from "../../gatsby/query-models"
import type { QueryPlan } from "../../gatsby/query-plan"
import type { ContentFault } from "../../src/content/content-error"
import { fieldWords } from "./field-words"
import { withoutDocument } from "./left-out"
import { contentFault, notYet, type Problem, problemOf, problemOfContent } from "./problem"
import type { Outcome, OutcomeMessage, Task, TaskMessage } from "./tasks"
import { PLAN_FILE, SCHEMA_FILE } from "./workspace-files"

/**
 * Renders drafts with the code of the last build: Gatsby's own renderer over page-data that is asked for here.
 * Runs in a process of its own, whose working directory is a copy of the build (workspace.ts), for Gatsby reads
 * and writes there; a next build's code needs a next process.
 */

/** For how long the lists that pages share are good enough for what a page fetches ahead, in milliseconds. */
const FRESH = 5_000
const MOST_LEFT_OUT = 20

const directory = process.cwd()
type Context = Readonly<Record<string, unknown>>

const publicDir = join(directory, "public")
const { configuration } = readConfiguration()

/** Paths whose data is as the page was drawn with. */
const drawn = new Set<string>()
/** What the page that is being drawn goes without, by document. */
const leftOut = new Map<string, ContentFault>()
let refreshedAt = 0

function refresh(runner: PageQueryRunner): void {
  refreshedAt = Date.now()
  runner.refresh()
}

async function perform(
  runner: PageQueryRunner,
  render: PageRenderer,
  task: Task,
): Promise<Outcome> {
  switch (task.kind) {
    case "page":
      refresh(runner)
      leftOut.clear()
      return renderPage(runner, render, task.path)
    case "page-data":
      if (Date.now() - refreshedAt > FRESH) refresh(runner)
      return pageData(runner, task.path)
    case "slice-data":
      return kept(sliceDataFile(task.name), () => runner.sliceData(task.name))
    case "static-query":
      return kept(staticQueryFile(task.hash), () => runner.staticQueryData(task.hash))
    case "find":
      refresh(runner)
      return find(runner, task.collection, task.id)
  }
}

/** Everything the page's own scripts will ask for next is kept: they must see what was drawn. */
async function renderPage(
  runner: PageQueryRunner,
  render: PageRenderer,
  path: string,
): Promise<Outcome> {
  const page = await pageAt(runner, path)
  if (!page) return { kind: "missing" }
  const pageData = await runner.pageData(page)
  const { slicesMap } = JSON.parse(pageData) as { slicesMap: Readonly<Record<string, string>> }
  const slices = await forEach(Object.values(slicesMap), (name) => runner.sliceData(name))
  const hashes = [pageData, ...Object.values(slices)].flatMap(
    (text) => (JSON.parse(text) as { staticQueryHashes: readonly string[] }).staticQueryHashes,
  )
  const staticQueries = await forEach(hashes, (hash) => runner.staticQueryData(hash))
  const html = await render({ pageData, slices, staticQueries })

  await write(pageDataFile(path), pageData)
  for (const [name, text] of Object.entries(slices)) await write(sliceDataFile(name), text)
  for (const [hash, text] of Object.entries(staticQueries)) {
    await write(staticQueryFile(hash), text)
  }
  drawn.add(path)
  const problems = [...leftOut.values()].map(async (fault) =>
    problemOfContent(fault, await fieldWords(fault, configuration)),
  )
  return { kind: "done", body: html, leftOut: await Promise.all(problems) }
}

/**
 * Leaves out what cannot be shown where the page goes without: every list shows every draft, and somebody else's
 * half-written one must not stand in the way.
 * @throws what was wrong first, where there is no page without it
 */
function modelOfTheRest(query: string, answer: object, context: Context): object {
  const omitted: ContentFault[] = []
  let first: unknown
  let rest = answer
  for (;;) {
    try {
      const model = toModel(query, rest, context)
      for (const fault of omitted) leftOut.set(`${fault.document.type} ${fault.document.id}`, fault)
      return model
    } catch (error) {
      first ??= error
      const fault = contentFault(error)
      const fewer =
        fault &&
        omitted.length < MOST_LEFT_OUT &&
        withoutDocument(JSON.stringify(rest), fault.document)
      if (!fewer) throw first
      rest = JSON.parse(fewer) as object
      omitted.push(fault)
    }
  }
}

const inTheirWords = async (fault: ContentFault): Promise<Problem> =>
  notYet(problemOfContent(fault, await fieldWords(fault, configuration)))

/** Why something cannot be shown, in an editor's words; nothing where it is no fault of the content. */
async function foreseen(error: unknown): Promise<Problem | undefined> {
  const fault = contentFault(error)
  if (fault) return inTheirWords(fault)
  const message = problemOf(error)
  return message === undefined ? undefined : { message }
}

async function forEach(
  keys: readonly string[],
  ask: (key: string) => Promise<string>,
): Promise<Record<string, string>> {
  const entries = [...new Set(keys)].map(async (key) => [key, await ask(key)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function pageData(runner: PageQueryRunner, path: string): Promise<Outcome> {
  if (drawn.has(path)) return { kind: "done", body: await read(pageDataFile(path)) }
  const page = await pageAt(runner, path)
  return page ? { kind: "done", body: await runner.pageData(page) } : { kind: "missing" }
}

/** What a page's frame shows stays as it was drawn until the page is loaded again. */
async function kept(file: string, ask: () => Promise<string>): Promise<Outcome> {
  const known = await read(file).catch(() => undefined)
  if (known !== undefined) return { kind: "done", body: known }
  const body = await ask()
  await write(file, body)
  return { kind: "done", body }
}

async function pageAt(runner: PageQueryRunner, path: string): Promise<SitePage | undefined> {
  const { pages } = await runner.pageList()
  const page = pages.get(path)
  if (page) return page
  // Gatsby makes these for hosts that look for them.
  const alias = /^\/(404|500)\.html$/.test(path) && pages.get(path.slice(0, -".html".length))
  return alias ? { ...alias, path } : undefined
}

async function find(
  runner: PageQueryRunner,
  collection: string,
  id: string | null,
): Promise<Outcome> {
  const kind = contentType(collection)
  if (kind?.shownOn === "its own page") {
    const { type } = kind
    const { paths, problems } = await runner.pageList()
    const problem = problems.get(`${type} ${id}`)
    if (problem) return { kind: "problem", ...(await inTheirWords(problem)) }
    const path = paths.get(`${type} ${id}`)
    return path === undefined ? { kind: "missing" } : { kind: "done", body: path }
  }
  const path = pathShowing(collection)
  return path === undefined ? { kind: "missing" } : { kind: "done", body: path }
}

const read = (file: string): Promise<string> => readFile(join(publicDir, file), "utf8")

async function write(file: string, text: string): Promise<void> {
  const path = join(publicDir, file)
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  await writeFile(temporary, text)
  await rename(temporary, path)
}

async function main(): Promise<void> {
  const read = (name: string) => readFile(join(directory, name), "utf8")
  const plan = JSON.parse(await read(PLAN_FILE)) as QueryPlan
  const appData = JSON.parse(await read(join("public", APP_DATA_FILE))) as {
    webpackCompilationHash: string
  }
  // What a process before this one has drawn.
  await rm(join(publicDir, "slice-data"), { recursive: true, force: true })
  const runner = createPageQueryRunner({
    directory,
    plan,
    schema: await read(SCHEMA_FILE),
    configuration,
    toModel: modelOfTheRest,
  })
  const render = await createPageRenderer(directory, appData.webpackCompilationHash)
  const answer = async ({ number, task }: TaskMessage): Promise<OutcomeMessage> => {
    try {
      return { number, outcome: await perform(runner, render, task) }
    } catch (error) {
      // A list that could not be read is asked for again.
      runner.refresh()
      const problem = await foreseen(error)
      if (problem) return { number, outcome: { kind: "problem", ...problem } }
      const { stack = String(error) } = Object(error) as { stack?: string }
      return { number, outcome: { kind: "problem", message: UNFORESEEN }, error: stack }
    }
  }
  // One at a time: Gatsby's renderer works through files that all pages share.
  let last = Promise.resolve()
  process.on("message", (message: TaskMessage) => {
    last = last.then(async () => {
      process.send?.(await answer(message))
    })
  })
  process.on("disconnect", () => process.exit(0))
}

const UNFORESEEN =
  "This page could not be drawn. Whoever looks after the site finds the reason in the preview's log."

void main()
