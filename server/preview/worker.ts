import { join } from "node:path"
import { contentType, pathShowing } from "../../shared/content-types"
import { htmlFile } from "../../shared/page-files"
import { readConfiguration } from "../../cms-client/configuration"
import { readArtefact } from "../../engine/code-artefact"
import { createPageRenderer, type PageRenderer } from "../../engine/page-renderer"
import { readScriptsSlices } from "../../engine/scripts-slices"
import { createPageFinisher } from "../../gatsby/finish-pages"
import type { SitePage } from "../../gatsby/page-list"
import { createPageQueryRunner, type PageQueryRunner } from "../../gatsby/page-query-runner"
import { toModel } from "../../gatsby/query-models"
import type { ContentFault } from "../../src/content/content-error"
import { fieldWords } from "./field-words"
import { withoutDocument } from "./left-out"
import { contentFault, notYet, type Problem, problemOf, problemOfContent } from "./problem"
import type { Outcome, OutcomeMessage, Task, TaskMessage } from "./tasks"

/**
 * Renders drafts with the code that releases are made with, over page-data that is asked for here. Runs in a process of its
 * own, whose working directory is the code's artefact; other code needs another process.
 */

/** For how long the lists that pages share are good enough for what a page fetches ahead, in milliseconds. */
const FRESH = 5_000
const MOST_LEFT_OUT = 20

const directory = process.cwd()
const [, , mediaDirectory = ""] = process.argv
type Context = Readonly<Record<string, unknown>>

const { configuration } = readConfiguration()
const finisher = createPageFinisher(join(directory, "public"))

/** Data that pages were drawn with: their scripts must see the same. By path, by name, by hash. */
const drawnPages = new Map<string, string>()
const drawnSlices = new Map<string, string>()
const drawnQueries = new Map<string, string>()
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
      return kept(drawnSlices, task.name, () => runner.sliceData(task.name))
    case "static-query":
      return kept(drawnQueries, task.hash, () => runner.staticQueryData(task.hash))
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
  const { html } = await render.page(pageData, {
    slice: (name) => slices[name],
    staticQuery: (hash) => staticQueries[hash] ?? "{}",
  })

  drawnPages.set(path, pageData)
  for (const [name, text] of Object.entries(slices)) drawnSlices.set(name, text)
  for (const [hash, text] of Object.entries(staticQueries)) drawnQueries.set(hash, text)
  const problems = [...leftOut.values()].map(async (fault) =>
    problemOfContent(fault, await fieldWords(fault, configuration)),
  )
  const body = await finisher.finish(html, htmlFile(path))
  return { kind: "done", body, leftOut: await Promise.all(problems) }
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
  const drawn = drawnPages.get(path)
  if (drawn !== undefined) return { kind: "done", body: drawn }
  const page = await pageAt(runner, path)
  return page ? { kind: "done", body: await runner.pageData(page) } : { kind: "missing" }
}

/** What a page's frame shows stays as it was drawn until the page is loaded again. */
async function kept(
  drawn: Map<string, string>,
  key: string,
  ask: () => Promise<string>,
): Promise<Outcome> {
  const body = drawn.get(key) ?? (await ask())
  drawn.set(key, body)
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

async function main(): Promise<void> {
  const { plan, schema, codeVersion } = await readArtefact(directory)
  const runner = createPageQueryRunner({
    mediaDirectory,
    plan,
    schema,
    configuration,
    toModel: modelOfTheRest,
  })
  const render = await createPageRenderer(
    directory,
    codeVersion,
    await readScriptsSlices(`${directory}/public`),
  )
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
  // One at a time: the renderer knows of one page at a time.
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
