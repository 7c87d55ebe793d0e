import { pageDataText, slicesOf } from "../gatsby/data-texts"
import type { FinishPage } from "../gatsby/finish-pages"
import type { PagePlan, SitePage } from "../gatsby/page-list"
import { getOrMake } from "../lib/get-or-make"
import { htmlFile, pageDataFile } from "../shared/page-files"
import type { ContentProblem } from "../shared/publishing"
import { componentIn, type CodeArtefact } from "./code-artefact"
import type { MediaUse } from "./media-use"
import type { KeptReads, SharedTexts } from "./kept-reads"
import { OutputKind } from "./output-kind"
import type { Outputs } from "./outputs"
import type { PageRenderer, RenderingData, SliceUse } from "./page-renderer"
import type { SiteAnswers } from "./site-answers"
import type { ViewingClock } from "./viewing-clock"

interface PageState {
  page: SitePage
  /** As text, to be compared. */
  context: string
  /** Where the slices stand in its HTML. */
  slices: Readonly<Record<string, SliceUse>>
}

/** What one page was made of, for a process that comes after this one; numbers are places of shared texts. */
export interface KeptPage {
  path: string
  /** As in PageState. */
  context: string
  slices: number
  data: KeptReads
  html: KeptReads
  /** Pictures that its data names. */
  pictures: number[]
}

interface PageMakers {
  answers: SiteAnswers
  clock: ViewingClock
  finish: FinishPage
  media: MediaUse
  outputs: Outputs
  renderer: PageRenderer
  /** What they are made with. */
  shared: RenderingData
}

/** The site's pages: the data of each, and its HTML, by their paths. */
export function createSitePages({ plan }: CodeArtefact, makers: PageMakers) {
  const { answers, clock, finish, media, outputs, renderer, shared } = makers
  const pages = new Map<string, PageState>()
  const data = new OutputKind()
  const html = new OutputKind()
  const toStitch = new Set<string>()
  /** Thousands of pages have the same. @param text JSON */
  const slicesOfText = new Map<string, PageState["slices"]>()
  const sameSlices = (text: string): PageState["slices"] =>
    getOrMake(slicesOfText, text, () => JSON.parse(text) as PageState["slices"])
  /** Since the last release. */
  const made = { rendered: new Set<string>(), stitched: new Set<string>() }

  function remove(path: string): void {
    pages.delete(path)
    for (const kind of [data, html]) kind.delete(path)
    for (const paths of [toStitch, made.rendered, made.stitched]) paths.delete(path)
    media.delete(pageDataFile(path))
    for (const file of [pageDataFile(path), htmlFile(path)]) outputs.remove(file)
  }

  /** Its data is asked for where it may be another, and its HTML made where it is. */
  async function write(path: string, state: PageState): Promise<void> {
    const { page } = state
    const component = componentIn(plan, page.component)
    const context = { ...page.context, path }
    const model = await answers.modelFor(data, path, component.query, context)
    const text = pageDataText(component, page, model)
    media.set(pageDataFile(path), text)
    // Also where making it fails now, it is to be made.
    if (await outputs.write(pageDataFile(path), text)) html.stale.add(path)
    if (html.stale.has(path)) await render(path, state, text)
  }

  async function render(path: string, state: PageState, pageData: string): Promise<void> {
    const rendered = await html.noting(path, (reads) =>
      clock.noting(reads, () => renderer.page(pageData, shared)),
    )
    state.slices = sameSlices(JSON.stringify(rendered.slices))
    await writeHtml(path, rendered.html)
    made.rendered.add(path)
  }

  async function stitch(path: string, { slices }: PageState): Promise<void> {
    const before = await outputs.textOf(htmlFile(path))
    await writeHtml(path, await renderer.withSlices(before, slices, shared))
    made.stitched.add(path)
  }

  async function writeHtml(path: string, text: string): Promise<void> {
    const file = htmlFile(path)
    await outputs.write(file, await finish(text, file))
    html.stale.delete(path)
    toStitch.delete(path)
  }

  return {
    data,
    html,
    paths: () => [...pages.keys()],
    counts: () => ({
      rendered: made.rendered.size,
      stitched: [...made.stitched].filter((path) => !made.rendered.has(path)).length,
      pages: pages.size,
    }),
    released(): void {
      made.rendered.clear()
      made.stitched.clear()
    },
    /** @returns whether pages have come or gone */
    follow({ pages: planned }: Pick<PagePlan, "pages">): boolean {
      const paths = [...planned.keys()]
      const areOthers = paths.length !== pages.size || paths.some((path) => !pages.has(path))
      for (const path of pages.keys()) if (!planned.has(path)) remove(path)
      for (const [path, page] of planned) {
        const context = contextText(page)
        const before = pages.get(path)
        if (before?.context === context) {
          before.page = page
          continue
        }
        pages.set(path, { page, context, slices: before?.slices ?? {} })
        data.stale.add(path)
      }
      return areOthers
    },
    /** Whether any is not yet as it should be. */
    areUnfinished: () => data.stale.size + html.stale.size + toStitch.size > 0,
    keep: (texts: SharedTexts): KeptPage[] =>
      [...pages].map(([path, { context, slices }]) => ({
        path,
        context,
        slices: texts.place(JSON.stringify(slices)),
        data: data.keep(path, texts),
        html: html.keep(path, texts),
        pictures: media.namesIn(pageDataFile(path)).map((name) => texts.place(name)),
      })),
    /** Takes pages of the last release for made. */
    restore(kept: readonly KeptPage[], texts: SharedTexts): void {
      for (const { path, context, slices, pictures, ...reads } of kept) {
        pages.set(path, {
          page: pageOf(path, context),
          context,
          slices: sameSlices(texts.at(slices)),
        })
        data.restore(path, reads.data, texts)
        html.restore(path, reads.html, texts)
        media.setNames(
          pageDataFile(path),
          pictures.map((picture) => texts.at(picture)),
        )
        const isThere = [pageDataFile(path), htmlFile(path)].map(outputs.adopt).every(Boolean)
        if (!isThere) for (const kind of [data, html]) kind.stale.add(path)
      }
    },
    /** Facts of the site stand on every page. */
    renderAll(): void {
      for (const path of pages.keys()) html.stale.add(path)
    },
    stitchAllWith(slice: string): void {
      for (const [path, { page }] of pages) {
        const used = slicesOf(componentIn(plan, page.component), page)
        if (Object.values(used).includes(slice)) toStitch.add(path)
      }
    },
    /**
     * Writes what is to be written, one after the other: the renderer knows of one page at a time.
     * @param isAhead whether a page that was made since the last release is left for the next
     * @returns what is wrong with the content; all data is asked for, and nothing more is made then
     */
    async write(isAhead: boolean): Promise<readonly ContentProblem[]> {
      const isWanted = (path: string): boolean =>
        !isAhead || !(made.rendered.has(path) || made.stitched.has(path))
      const problems: ContentProblem[] = []
      for (const [path, state] of pages) {
        if (!isWanted(path)) continue
        problems.push(...(await data.makeIfStale(path, () => write(path, state))))
      }
      if (problems.length > 0) return problems
      // What these are made of is as it was.
      for (const [path, state] of pages) {
        if (!html.stale.has(path) || !isWanted(path)) continue
        await render(path, state, await outputs.textOf(pageDataFile(path)))
      }
      for (const [path, state] of pages) {
        if (toStitch.has(path) && isWanted(path)) await stitch(path, state)
      }
      return []
    },
  }
}

const contextText = ({ component, context, slices }: SitePage): string =>
  JSON.stringify([component, context, slices])

function pageOf(path: string, text: string): SitePage {
  const [component, context, slices] = JSON.parse(text) as [
    SitePage["component"],
    SitePage["context"],
    SitePage["slices"],
  ]
  return { path, component, context, slices }
}
