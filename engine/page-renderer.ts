import { createRequire } from "node:module"
import { join } from "node:path"
import {
  getScriptsAndStylesForTemplate,
  readWebpackStats,
} from "gatsby/dist/utils/client-assets-for-template.js"
import { getOrMake } from "../lib/get-or-make"
import { stitchSlices } from "./stitch-slices"

/** `.cache/page-ssr/routes/render-page.js`: what Gatsby 5.16.1 makes of `.cache/static-entry.js`. */
interface RenderPage {
  default(page: {
    pagePath: string
    pageData: unknown
    staticQueryContext: StaticQueries
    webpackCompilationHash: string
    context: { isDuringBuild: true }
  }): Promise<{ html: string; sliceData: Readonly<Record<string, SliceUse>> }>
  renderSlice(slice: {
    slice: { componentChunkName: string; context: unknown }
    staticQueryContext: StaticQueries
    props: Readonly<Record<string, unknown>>
  }): Promise<string>
}

type StaticQueries = Readonly<Record<string, unknown>>

/** A slice as a page asks for it; those with other props are others. */
export interface SliceUse {
  sliceName: string
  props: Readonly<Record<string, unknown>>
}

/** The parts of page-data and slice-data that HTML is made of. */
interface RenderedData {
  componentChunkName: string
  path: string
  staticQueryHashes: readonly string[]
  result: { data?: unknown; sliceContext?: unknown }
}

/** Data as text, as guests' browsers get it. */
export interface RenderingData {
  /** Of `slice-data/<name>.json`; nothing for the slice with the page's scripts, which is the code's own. */
  slice(name: string): string | undefined
  /** Of `page-data/sq/d/<hash>.json`. */
  staticQuery(hash: string): string
}

export interface RenderedPage {
  /** With its slices. */
  html: string
  /** Where the slices stand in it, by their ids. */
  slices: Readonly<Record<string, SliceUse>>
  /** What it has read of the answers to the code's own queries: fields of each, by its hash. */
  answersRead: ReadonlyMap<string, ReadonlySet<string>>
}

export interface PageRenderer {
  page(pageData: string, data: RenderingData): Promise<RenderedPage>
  /** The HTML of slices as they are now, by the ids of their places. */
  slices(
    uses: Readonly<Record<string, SliceUse>>,
    data: RenderingData,
  ): Promise<ReadonlyMap<string, string>>
}

/**
 * Renders pages as a build would, without files. One at a time: the renderer knows of one page at a time. Gatsby's own
 * function for this (`renderHTMLProd`) does the same and loads its whole store first: a second of the processor's time and
 * 75 MB.
 * @param directory of the code's artefact; must be the working directory, for Gatsby reads from there
 * @param scriptsHtml by id, of the slice with the page's scripts
 */
export async function createPageRenderer(
  directory: string,
  webpackCompilationHash: string,
  scriptsHtml: (id: string) => string,
): Promise<PageRenderer> {
  const entry = join(directory, ".cache", "page-ssr", "routes", "render-page.js")
  const renderPage = createRequire(entry)(entry) as RenderPage
  const webpackStats: unknown = await readWebpackStats(join(directory, "public"))
  /** Each with the data that it was rendered from; none of them asks for the time. */
  const rendered = new Map<
    string,
    { text: string; queries: readonly (readonly [hash: string, text: string])[]; html: string }
  >()

  const contextOf = (
    hashes: readonly string[],
    data: RenderingData,
    reads = new Map<string, Set<string>>(),
  ): StaticQueries =>
    Object.fromEntries(
      hashes.map((hash) => {
        const answer = JSON.parse(data.staticQuery(hash)) as { data?: object }
        const fields = getOrMake(reads, hash, () => new Set())
        return [hash, { ...answer, data: answer.data && notingReads(answer.data, fields) }]
      }),
    )

  async function slice(id: string, { sliceName, props }: SliceUse, data: RenderingData) {
    const text = data.slice(sliceName)
    if (text === undefined) return scriptsHtml(`${id}-1`)
    const known = rendered.get(id)
    if (
      known?.text === text &&
      known.queries.every(([hash, was]) => data.staticQuery(hash) === was)
    )
      return known.html
    const { componentChunkName, result, staticQueryHashes } = JSON.parse(text) as RenderedData
    const html = await renderPage.renderSlice({
      slice: { componentChunkName, context: result.sliceContext },
      staticQueryContext: contextOf(staticQueryHashes, data),
      props: { data: result.data, ...props },
    })
    const queries = staticQueryHashes.map((hash) => [hash, data.staticQuery(hash)] as const)
    rendered.set(id, { text, queries, html })
    return html
  }

  const slices: PageRenderer["slices"] = async (uses, data) => {
    const made = new Map<string, string>()
    for (const [id, use] of Object.entries(uses)) made.set(`${id}-1`, await slice(id, use, data))
    return made
  }

  return {
    page: async (text, data) => {
      const pageData = JSON.parse(text) as RenderedData
      const answersRead = new Map<string, Set<string>>()
      const { html, sliceData } = await renderPage.default({
        pagePath: pageData.path,
        pageData,
        staticQueryContext: contextOf(pageData.staticQueryHashes, data, answersRead),
        webpackCompilationHash,
        context: { isDuringBuild: true },
        ...(await getScriptsAndStylesForTemplate(pageData.componentChunkName, webpackStats)),
      })
      const made = await slices(sliceData, data)
      return {
        html: stitchSlices(html, (id) => made.get(id) ?? scriptsHtml(id)),
        slices: sliceData,
        answersRead,
      }
    },
    slices,
  }
}

const notingReads = (answer: object, fields: Set<string>): object =>
  new Proxy(answer, {
    get(target, field, receiver): unknown {
      if (typeof field === "string") fields.add(field)
      return Reflect.get(target, field, receiver)
    },
  })
