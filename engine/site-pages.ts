import { pageDataText, slicesOf } from "../gatsby/data-texts"
import type { PageFinisher } from "../gatsby/finish-pages"
import type { PagePlan, SitePage } from "../gatsby/page-list"
import { getOrMake } from "../lib/get-or-make"
import { createPipeline, type Pipeline } from "../lib/pipeline"
import { messageOf } from "../shared/message-of"
import { piecesOf } from "../shared/page-pieces"
import { htmlFile, pageDataFile } from "../shared/page-files"
import type { ContentProblem } from "../shared/publishing"
import { componentIn, type CodeArtefact } from "./code-artefact"
import type { FileTexts, HtmlMaker, MadeHtml } from "./html-maker"
import type { HtmlMakers } from "./html-thread"
import type { MediaUse } from "./media-use"
import type { KeptReads, SharedTexts } from "./kept-reads"
import { OutputKind } from "./output-kind"
import type { Outputs } from "./outputs"
import type { Answer } from "./shared-data"
import type { SiteAnswers } from "./site-answers"
import { replaceSlices } from "./stitch-slices"
import type { ViewingClock } from "./viewing-clock"

interface PageState {
  /** What it was planned with, as text: to be compared, and smaller than objects, of which most are never asked for. */
  context: string
  /** Where the slices stand in its HTML. */
  slices: MadeHtml["slices"]
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

/** What answers to the code's own queries are called among what a page's HTML was made of. */
const ANSWERS = "answers"

interface PageMakers {
  answers: SiteAnswers
  clock: ViewingClock
  finisher: PageFinisher
  htmlMakers: HtmlMakers
  media: MediaUse
  outputs: Outputs
  /** What they are made with. */
  shared: FileTexts
}

/** The site's pages: the data of each, and its HTML, by their paths. */
export function createSitePages({ plan }: CodeArtefact, makers: PageMakers) {
  const { answers, clock, finisher, htmlMakers, media, outputs, shared } = makers
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

  /** @returns the data */
  async function writeData(path: string, { context: planned }: PageState): Promise<string> {
    const page = pageOf(path, planned)
    const component = componentIn(plan, page.component)
    const context = { ...page.context, path }
    const model = await answers.modelFor(data, path, component.query, context)
    const text = pageDataText(component, page, model)
    media.set(pageDataFile(path), text)
    // Also where making it fails now, it is to be made.
    if (outputs.write(pageDataFile(path), text)) html.stale.add(path)
    return text
  }

  async function render(
    maker: HtmlMaker,
    path: string,
    state: PageState,
    pageData: string,
  ): Promise<void> {
    const file = htmlFile(path)
    const rendered = await html.noting(path, async (reads) => {
      const rendered = await maker.page(pageData).catch((error: unknown) => {
        throw new Error(`The page ${path} could not be rendered: ${messageOf(error)}`, {
          cause: error,
        })
      })
      reads.usesClock = rendered.usesClock
      for (const [hash, fields] of rendered.answersRead) {
        for (const field of fields) reads.document(ANSWERS, hash).add(field)
      }
      return rendered
    })
    state.slices = sameSlices(JSON.stringify(rendered.slices))
    writeHtml(path, await finisher.finish(rendered.html, file))
    made.rendered.add(path)
  }

  async function stitch(maker: HtmlMaker, path: string, { slices }: PageState): Promise<void> {
    const file = htmlFile(path)
    const before = piecesOf(outputs.contentOf(file))
    const pieces = replaceSlices(before, await maker.slices(slices))
    writeHtml(path, await finisher.finishAgain(pieces, file, before))
    made.stitched.add(path)
  }

  function writeHtml(path: string, text: string | Buffer): void {
    outputs.write(htmlFile(path), text)
    html.stale.delete(path)
    toStitch.delete(path)
  }

  /**
   * @param making has ended when this has, also where this fails
   * @param isWanted which pages may be made now
   */
  async function writeAll(
    maker: HtmlMaker,
    making: Pipeline,
    isWanted: (path: string) => boolean,
  ): Promise<readonly ContentProblem[]> {
    await making.begin(() => maker.use(shared, clock.moment))
    const problems: ContentProblem[] = []
    const wantedOf = (stale: ReadonlySet<string>) =>
      [...stale].flatMap((path): [string, PageState][] => {
        const state = pages.get(path)
        return state && isWanted(path) ? [[path, state]] : []
      })
    for (const [path, state] of wantedOf(data.stale)) {
      const found = await data.makeIfStale(path, async () => {
        const text = await writeData(path, state)
        if (html.stale.has(path)) await making.begin(() => render(maker, path, state, text))
      })
      problems.push(...found)
    }
    await making.end()
    if (problems.length > 0) return problems
    // What these are made of is as it was.
    for (const [path, state] of wantedOf(html.stale)) {
      const text = outputs.contentOf(pageDataFile(path)).toString()
      await making.begin(() => render(maker, path, state, text))
    }
    await making.end()
    for (const [path, state] of wantedOf(toStitch)) {
      await making.begin(() => stitch(maker, path, state))
    }
    await making.end()
    return []
  }

  const areUnfinished = (): boolean => data.stale.size + html.stale.size + toStitch.size > 0

  return {
    data,
    html,
    paths: () => [...pages.keys()],
    has: (path: string): boolean => pages.has(path),
    counts: () => ({
      rendered: made.rendered.size,
      stitched: [...made.stitched].filter((path) => !made.rendered.has(path)).length,
      pages: pages.size,
    }),
    released(): void {
      made.rendered.clear()
      made.stitched.clear()
    },
    /** @returns paths of pages that have come or gone */
    follow({ pages: planned }: Pick<PagePlan, "pages">): string[] {
      const gone = [...pages.keys()].filter((path) => !planned.has(path))
      const come = [...planned.keys()].filter((path) => !pages.has(path))
      for (const path of gone) remove(path)
      for (const [path, page] of planned) {
        const context = contextText(page)
        const before = pages.get(path)
        if (before?.context === context) continue
        pages.set(path, { context, slices: before?.slices ?? {} })
        data.stale.add(path)
      }
      return [...come, ...gone]
    },
    /** Whether any is not yet as it should be. */
    areUnfinished,
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
          context,
          slices: sameSlices(texts.at(slices)),
        })
        data.restore(path, reads.data, texts)
        html.restore(path, reads.html, texts)
        media.setNames(
          pageDataFile(path),
          pictures.map((picture) => texts.at(picture)),
        )
        const files = [pageDataFile(path), htmlFile(path)]
        if (!files.map((file) => outputs.adopt(file)).every(Boolean))
          for (const kind of [data, html]) kind.stale.add(path)
      }
    },
    /** One of the code's own queries has another answer: what has read of it what differs is to be made. */
    followAnswer(hash: string, before: Answer | undefined, after: Answer): void {
      const [was, is] = [before && { ...before, id: hash }, { ...after, id: hash }]
      html.follow([{ list: ANSWERS, id: hash, before: was ?? null, after: is }])
    },
    stitchAllWith(slice: string): void {
      for (const [path, { context }] of pages) {
        const page = pageOf(path, context)
        const used = slicesOf(componentIn(plan, page.component), page)
        if (Object.values(used).includes(slice)) toStitch.add(path)
      }
    },
    /**
     * Writes what is to be written.
     * @param isAhead whether a page that was made since the last release is left for the next
     * @returns what is wrong with the content; all data is asked for, and nothing more is made then
     */
    async write(isAhead: boolean): Promise<readonly ContentProblem[]> {
      if (!areUnfinished()) return []
      const isWanted = (path: string): boolean =>
        !isAhead || !(made.rendered.has(path) || made.stitched.has(path))
      const { maker, atOnce, end } = await htmlMakers.forPages(
        [...data.stale].filter(isWanted).length,
      )
      const making = createPipeline(atOnce)
      try {
        return await writeAll(maker, making, isWanted)
      } finally {
        // Whatever has failed: nothing goes on beside what is tried next.
        await making.end().catch(() => undefined)
        await end()
      }
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
