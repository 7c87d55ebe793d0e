import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Configuration } from "../cms-client/configuration"
import { contentPaths, documentsByPath, type PathContent } from "../gatsby/content-paths"
import { pageDataText, sliceContext, sliceDataText, slicesOf } from "../gatsby/data-texts"
import { derivedFiles } from "../gatsby/derived/derived-output"
import { DERIVED_OUTPUTS } from "../gatsby/derived/derived-outputs"
import { createPageFinisher } from "../gatsby/finish-pages"
import { problemAt } from "../gatsby/build-problems"
import { MediaMirror } from "../gatsby/media-mirror"
import { lastChange, nextChange } from "../gatsby/next-change"
import { planPages, type PagePlan, type SitePage } from "../gatsby/page-list"
import { ContentProblemsError } from "../gatsby/preflight"
import { toModel } from "../gatsby/query-models"
import type { ComponentPlan } from "../gatsby/query-plan"
import { fetchRedirects, withoutPages, type FoundRedirects } from "../gatsby/redirects"
import { forEachInParallel } from "../lib/in-parallel"
import type { BuildFacts } from "../release-store/manifest"
import { htmlFile, pageDataFile, sliceDataFile, staticQueryFile } from "../shared/page-files"
import type { ContentProblem } from "../shared/publishing"
import type { ContentSnapshot, StoredDocument } from "../snapshot/content-snapshot"
import { Reads } from "../snapshot/reads"
import type { CodeArtefact } from "./code-artefact"
import { ContentChecks, isChecked, problemsInContent } from "./content-checks"
import { DependencyGraph, type DocumentChange } from "./dependency-graph"
import { MediaUse } from "./media-use"
import { openOutputs, type OutputContent, type PendingOutputs } from "./outputs"
import { createPageRenderer, type RenderingData, type SliceUse } from "./page-renderer"
import { readScriptsSlices } from "./scripts-slices"
import { writeServiceWorker } from "./service-worker-file"
import { createSiteAnswers } from "./site-answers"
import { createSiteIndexer } from "./site-indexer"
import { ViewingClock } from "./viewing-clock"

export interface SiteOptions {
  /** Of the code's artefact; must be the working directory. */
  directory: string
  artefact: CodeArtefact
  configuration: Configuration
  /** Where pictures are kept. */
  mediaDirectory: string
  /** For what is too much to be kept in memory. */
  scratchDirectory: string
  /** Text of a file of the last release. */
  readReleased: (path: string) => Promise<string>
}

/** How much there was to do since the last release. */
export interface UpdateCounts {
  /** Queries that were answered again. */
  answered: number
  /** Pages whose HTML was made anew, and those that only got another header or footer. */
  rendered: number
  stitched: number
  /** Pages there are. */
  pages: number
}

const nothingMade = () => ({
  answered: 0,
  /** Paths of pages. */
  rendered: new Set<string>(),
  stitched: new Set<string>(),
})

interface PageState {
  page: SitePage
  /** As text, to be compared. */
  context: string
  /** Where the slices stand in its HTML. */
  slices: Readonly<Record<string, SliceUse>>
}

const keys = {
  page: (path: string) => `page ${path}`,
  slice: (name: string) => `slice ${name}`,
  query: (hash: string) => `query ${hash}`,
  derived: (name: string) => `derived ${name}`,
  check: (list: string, id: string | number) => `check ${list} ${id}`,
  html: (path: string) => `html ${path}`,
}

/**
 * A site that is made of content by code, and follows the content: of each change it makes anew what depends on it, and
 * nothing else. From nothing it makes all of it, by the same way.
 */
export async function createSite(options: SiteOptions) {
  const { directory, artefact, configuration, mediaDirectory, scratchDirectory } = options
  const { plan: code } = artefact
  const publicDirectory = join(directory, "public")
  const mirror = new MediaMirror({ configuration, cacheDirectory: mediaDirectory })
  const answers = createSiteAnswers(artefact.schema, { siteUrl: configuration.siteUrl, mirror })
  const outputs = await openOutputs(scratchDirectory)
  const renderer = await createPageRenderer(
    directory,
    artefact.codeVersion,
    await readScriptsSlices(publicDirectory),
  )
  const finish = createPageFinisher(publicDirectory)
  const indexer = createSiteIndexer((query, lists) => answers.askAbout(lists)(query))
  const checks = new ContentChecks(artefact.checkQuery)
  const graph = new DependencyGraph<string>()
  const clock = new ViewingClock()
  const media = new MediaUse()

  const pages = new Map<string, PageState>()
  const sliceTexts = new Map<string, string>()
  const queryTexts = new Map<string, string>()
  const derivedPaths = new Map<string, readonly string[]>()
  /** Outputs whose answers are to be asked for again, and pages whose HTML is to be made again. */
  const dirty = new Set<string>()
  const toRender = new Set<string>()
  const toStitch = new Set<string>()
  let known: PagePlan | undefined
  let made = nothingMade()
  let isPruned = false

  for (const [file, hash] of Object.entries(artefact.files)) {
    outputs.link(file, join(publicDirectory, file), hash)
  }
  for (const output of DERIVED_OUTPUTS) dirty.add(keys.derived(output.name))

  const data: RenderingData = {
    slice: (name) => sliceTexts.get(name),
    staticQuery: (hash) => queryTexts.get(hash) ?? "{}",
  }

  const componentAt = (path: string): ComponentPlan => {
    const component = code.components[path]
    if (!component) throw new UnknownComponent(path)
    return component
  }

  /** Notes what the answer is made of, also where it cannot be used: it can be once that has changed. */
  async function answer(
    output: string,
    query: string,
    context: Readonly<Record<string, unknown>>,
  ): Promise<object | undefined> {
    if (query === "") return undefined
    made.answered += 1
    const reads = new Reads()
    try {
      const found = await answers.ask<object>(query, context, reads)
      return clock.notingNow(reads, () => toModel(query, found, context))
    } finally {
      graph.set(output, reads)
    }
  }

  // ── What is wrong with the content

  function noteChanges(snapshot: ContentSnapshot, changes: readonly DocumentChange[]): void {
    for (const output of graph.affectedBy(changes)) dirty.add(output)
    for (const { list, id, after } of changes) {
      if (!isChecked(list)) continue
      const key = keys.check(list, id)
      if (after) dirty.add(key)
      else {
        checks.forget(list, id)
        graph.delete(key)
        dirty.delete(key)
      }
    }
    indexer.note(changes)
    answers.use(snapshot)
  }

  async function checkContent({ lists }: ContentSnapshot): Promise<void> {
    for (const [list, documents] of Object.entries(lists)) {
      if (!isChecked(list)) continue
      await forEachInParallel(
        documents.filter(({ id }) => dirty.has(keys.check(list, id))),
        async (document: StoredDocument) => {
          const key = keys.check(list, document.id)
          made.answered += 1
          const { reads, isRight } = await checks.check(list, document, answers.askAbout)
          graph.set(key, reads)
          // What is wrong may be put right where no document changes: a picture's file.
          if (isRight) dirty.delete(key)
        },
      )
    }
  }

  // ── Data

  async function answerOutputs(
    names: Iterable<string>,
    keyOf: (name: string) => string,
    write: (name: string) => Promise<void>,
  ): Promise<ContentProblem[]> {
    const problems: ContentProblem[] = []
    const wanted = [...names].filter((name) => dirty.has(keyOf(name)))
    await forEachInParallel(wanted, async (name) => {
      try {
        await write(name)
        dirty.delete(keyOf(name))
      } catch (error) {
        problems.push(...problemsInContent(error))
      }
    })
    return problems
  }

  async function writeStaticQuery(hash: string): Promise<void> {
    const key = keys.query(hash)
    const text = JSON.stringify({ data: await answer(key, code.staticQueries[hash] ?? "", {}) })
    if (queryTexts.get(hash) === text) return
    media.set(key, text)
    await outputs.write(staticQueryFile(hash), text)
    queryTexts.set(hash, text)
    // Facts of the site stand on every page.
    for (const path of pages.keys()) toRender.add(path)
  }

  async function writeSlice(name: string): Promise<void> {
    const slice = known?.slices.get(name)
    if (!slice) return
    const key = keys.slice(name)
    const component = componentAt(slice.component)
    const data = await answer(key, component.query, sliceContext(slice))
    const text = sliceDataText(component, slice, data)
    if (sliceTexts.get(name) === text) return
    media.set(key, text)
    await outputs.write(sliceDataFile(name), text)
    sliceTexts.set(name, text)
    for (const [path, { page }] of pages) {
      const used = slicesOf(componentAt(page.component), page)
      if (Object.values(used).includes(name)) toStitch.add(path)
    }
  }

  async function pageDataOf(page: SitePage): Promise<string> {
    const { path, context } = page
    const component = componentAt(page.component)
    const data = await answer(keys.page(path), component.query, { ...context, path })
    return pageDataText(component, page, data)
  }

  // ── Pages

  /** Nothing where there can be none. */
  async function planOf(
    snapshot: ContentSnapshot,
    problems: ContentProblem[],
  ): Promise<PagePlan | undefined> {
    try {
      const plan = planPages(await indexer.indexOf(snapshot), clock.moment)
      for (const { message, document } of plan.registry.conflicts) {
        problems.push(problemAt(message, document, "slug"))
      }
      return plan
    } catch (error) {
      problems.push(...problemsInContent(error))
      return undefined
    }
  }

  function followPlan(plan: PagePlan): void {
    const paths = [...plan.pages.keys()]
    if (paths.length !== pages.size || paths.some((path) => !pages.has(path))) {
      for (const { name } of DERIVED_OUTPUTS) dirty.add(keys.derived(name))
    }
    for (const path of pages.keys()) if (!plan.pages.has(path)) removePage(path)
    for (const [path, page] of plan.pages) {
      const context = JSON.stringify([page.component, page.context, page.slices])
      const before = pages.get(path)
      if (before?.context === context) continue
      pages.set(path, { page, context, slices: before?.slices ?? {} })
      dirty.add(keys.page(path))
    }
    for (const [name, slice] of plan.slices) {
      const before = known?.slices.get(name)
      if (JSON.stringify(before) !== JSON.stringify(slice)) dirty.add(keys.slice(name))
    }
    for (const name of known?.slices.keys() ?? []) if (!plan.slices.has(name)) removeSlice(name)
    known = plan
  }

  function removePage(path: string): void {
    pages.delete(path)
    graph.delete(keys.page(path))
    graph.delete(keys.html(path))
    media.delete(keys.page(path))
    dirty.delete(keys.page(path))
    toRender.delete(path)
    toStitch.delete(path)
    made.rendered.delete(path)
    made.stitched.delete(path)
    outputs.remove(pageDataFile(path))
    outputs.remove(htmlFile(path))
  }

  function removeSlice(name: string): void {
    sliceTexts.delete(name)
    graph.delete(keys.slice(name))
    media.delete(keys.slice(name))
    dirty.delete(keys.slice(name))
    outputs.remove(sliceDataFile(name))
  }

  /** Its data is asked for where it may be another, and its HTML made where it is. */
  async function writePage(path: string): Promise<void> {
    const state = pages.get(path)
    if (!state) return
    const text = await pageDataOf(state.page)
    media.set(keys.page(path), text)
    // Also where making it fails now, it is to be made.
    if (await outputs.write(pageDataFile(path), text)) toRender.add(path)
    if (toRender.has(path)) await render(path, state, text)
  }

  async function renderPage(path: string): Promise<void> {
    const state = pages.get(path)
    if (!state) return
    // What it was made of is as it was.
    const text = await readCurrent(pageDataFile(path))
    await render(path, state, text)
  }

  async function render(path: string, state: PageState, pageData: string): Promise<void> {
    const reads = new Reads()
    const { html, slices } = await clock.noting(reads, () => renderer.page(pageData, data))
    if (reads.usesClock) graph.set(keys.html(path), reads)
    else graph.delete(keys.html(path))
    state.slices = slices
    await writeHtml(path, html)
    made.rendered.add(path)
  }

  async function stitchPage(path: string): Promise<void> {
    const state = pages.get(path)
    if (!state) return
    const html = await readCurrent(htmlFile(path))
    await writeHtml(path, await renderer.withSlices(html, state.slices, data))
    made.stitched.add(path)
  }

  async function writeHtml(path: string, html: string): Promise<void> {
    const file = htmlFile(path)
    await outputs.write(file, await finish(html, file))
    toRender.delete(path)
    toStitch.delete(path)
  }

  const readCurrent = async (file: string): Promise<string> => {
    const pending = outputs.pendingText(file)
    return pending ? textOf(pending) : options.readReleased(file)
  }

  // ── What is no page

  async function writeDerived(): Promise<void> {
    const site = {
      siteUrl: configuration.siteUrl,
      now: clock.moment,
      pages: [...pages.keys(), ...artefact.pages],
    }
    for (const output of DERIVED_OUTPUTS) {
      const key = keys.derived(output.name)
      if (!dirty.has(key)) continue
      made.answered += 1
      const reads = new Reads()
      // When things are is what most of them tell.
      reads.usesClock = true
      const files = await derivedFiles(output, (query) => answers.ask(query, {}, reads), site)
      graph.set(key, reads)
      const paths = new Set(files.map(({ path }) => path))
      for (const path of derivedPaths.get(output.name) ?? []) {
        if (!paths.has(path)) outputs.remove(path)
      }
      for (const { path, text } of files) await outputs.write(path, text)
      derivedPaths.set(output.name, [...paths])
      dirty.delete(key)
    }
  }

  let pictures: ReadonlySet<string> = new Set()
  function linkPictures(): void {
    const names = media.names()
    for (const name of pictures) if (!names.has(name)) outputs.remove(`media/${name}`)
    for (const name of names) outputs.link(`media/${name}`, join(mediaDirectory, name))
    pictures = names
  }

  let redirects: { of: unknown; found: FoundRedirects } | undefined
  async function redirectsIn({ lists }: ContentSnapshot): Promise<FoundRedirects> {
    if (redirects?.of !== lists["Redirects"]) {
      const found = await fetchRedirects(answers.askCms, configuration.siteUrl)
      redirects = { of: lists["Redirects"], found }
    }
    return redirects?.found ?? { redirects: [], warnings: [] }
  }

  return {
    /**
     * Makes what the content asks for. Where that fails, all that is to be done is done at the next call.
     * @param changes since the last call; at the first all documents
     * @param isAhead whether more may change before the next release: what was made since the last one and is to be made
     *   again, as lists are with each article of a burst, is left for the release
     * @throws ContentProblemsError with all that is wrong; ContentError, CmsError
     */
    async update(
      snapshot: ContentSnapshot,
      changes: readonly DocumentChange[],
      now: Date,
      isAhead = false,
    ): Promise<{ facts: BuildFacts; counts: UpdateCounts }> {
      noteChanges(snapshot, changes)
      if (!known) for (const hash of Object.keys(code.staticQueries)) dirty.add(keys.query(hash))
      await checkContent(snapshot)
      // All that is wrong is told at once.
      const problems = checks.problems()
      const dated = checks.dated()
      if (clock.set(lastChange(dated, now))) {
        for (const output of graph.readersOfClock) {
          if (output.startsWith("html ")) toRender.add(output.slice("html ".length))
          else dirty.add(output)
        }
      }
      const plan = await planOf(snapshot, problems)
      if (plan) followPlan(plan)
      problems.push(
        ...(await answerOutputs(Object.keys(code.staticQueries), keys.query, writeStaticQuery)),
        ...(await answerOutputs(plan?.slices.keys() ?? [], keys.slice, writeSlice)),
      )
      if (problems.length > 0) throw new ContentProblemsError(problems)
      // One after the other: the renderer knows of one page at a time.
      const isWanted = (path: string): boolean =>
        !isAhead || !(made.rendered.has(path) || made.stitched.has(path))
      for (const path of [...pages.keys()].filter(isWanted)) {
        if (!dirty.has(keys.page(path))) continue
        try {
          await writePage(path)
          dirty.delete(keys.page(path))
        } catch (error) {
          problems.push(...problemsInContent(error))
        }
      }
      if (problems.length > 0) throw new ContentProblemsError(problems)
      for (const path of [...toRender].filter(isWanted)) await renderPage(path)
      for (const path of [...toStitch].filter(isWanted)) await stitchPage(path)
      await writeDerived()
      linkPictures()
      await writeServiceWorker(artefact, directory, outputs, readCurrent)

      const paths = [...pages.keys(), ...artefact.pages]
      return {
        facts: {
          pages: paths,
          contentPaths: contentPaths(pathsIn(snapshot)),
          documents: documentsByPath(pathsIn(snapshot)),
          nextChange: nextChange(dated, now),
          ...withoutPages(await redirectsIn(snapshot), paths),
        },
        counts: {
          answered: made.answered,
          rendered: made.rendered.size,
          stitched: [...made.stitched].filter((path) => !made.rendered.has(path)).length,
          pages: pages.size,
        },
      }
    },
    /** What differs from the last release; all of it where there is none. */
    pending: (): PendingOutputs => outputs.pending(),
    /** What was pending is part of the last release now. */
    released: async () => {
      made = nothingMade()
      await outputs.released()
      if (isPruned) return
      isPruned = true
      // All that this content has was asked for by now; what cannot be removed takes room, and no more.
      await mirror.prune().catch(() => undefined)
    },
    /** Takes a release that somebody else has made for the last one. */
    follow: outputs.follow,
  }
}

export type Site = Awaited<ReturnType<typeof createSite>>

/** The code was built before there was a document that is shown with it. */
export class UnknownComponent extends Error {
  constructor(readonly component: string) {
    super(`The site's code was built without ${component}: it had no page then.`)
  }
}

const pathsIn = ({ lists }: ContentSnapshot): PathContent =>
  Object.fromEntries(
    Object.entries(lists).map(([list, docs]) => [list, { docs }]),
  ) as unknown as PathContent

const textOf = async (output: OutputContent): Promise<string> =>
  "content" in output ? output.content : readFile(output.file, "utf8")
