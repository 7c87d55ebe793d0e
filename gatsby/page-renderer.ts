import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import {
  getScriptsAndStylesForTemplate,
  readWebpackStats,
} from "gatsby/dist/utils/client-assets-for-template"
import { stitchSliceForAPage } from "gatsby/dist/utils/slices/stitching"

/** Text of the data that a page is made of, as the build writes them (page-query-runner.ts). */
export interface PageParts {
  pageData: string
  /** By name of the slice. */
  slices: Readonly<Record<string, string>>
  /** By hash. */
  staticQueries: Readonly<Record<string, string>>
}

/** Draws a page as the build would. One at a time: it works through files that all pages share. */
export type PageRenderer = (parts: PageParts) => Promise<string>

/** `.cache/page-ssr/routes/render-page.js`: what Gatsby 5.16.1 makes of `.cache/static-entry.js`. */
interface RenderPage {
  default(page: {
    pagePath: string
    pageData: unknown
    staticQueryContext: Readonly<Record<string, unknown>>
    webpackCompilationHash: string
    context: { isDuringBuild: true }
  }): Promise<{ html: string; sliceData: Readonly<Record<string, SliceProps>> }>
  renderSlice(slice: {
    slice: { componentChunkName: string; context: unknown }
    staticQueryContext: Readonly<Record<string, unknown>>
    props: Readonly<Record<string, unknown>>
  }): Promise<string>
}

interface SliceProps {
  sliceName: string
  props: Readonly<Record<string, unknown>>
}

interface DrawnData {
  componentChunkName: string
  path: string
  staticQueryHashes: readonly string[]
  result: { data?: unknown; sliceContext?: unknown }
}

/**
 * Gatsby's own function for this (`renderHTMLProd`) does the same and loads its whole store first: a second of the
 * processor's time and 75 MB.
 * @param directory with `.cache/page-ssr` and `public` of a finished build; must be the working directory, for Gatsby
 *   reads from there
 */
export async function createPageRenderer(
  directory: string,
  webpackCompilationHash: string,
): Promise<PageRenderer> {
  const publicDir = join(directory, "public")
  const entry = join(directory, ".cache", "page-ssr", "routes", "render-page.js")
  const renderPage = createRequire(entry)(entry) as RenderPage
  const webpackStats: unknown = await readWebpackStats(publicDir)
  const scratch = join(publicDir, ".drawing")

  return async ({ pageData: text, slices, staticQueries }) => {
    const pageData = JSON.parse(text) as DrawnData
    const contextOf = (hashes: readonly string[]) =>
      Object.fromEntries(hashes.map((hash) => [hash, JSON.parse(staticQueries[hash] ?? "{}")]))
    const assets = await getScriptsAndStylesForTemplate(pageData.componentChunkName, webpackStats)
    const { html, sliceData } = await renderPage.default({
      pagePath: pageData.path,
      pageData,
      staticQueryContext: contextOf(pageData.staticQueryHashes),
      webpackCompilationHash,
      context: { isDuringBuild: true },
      ...assets,
    })

    for (const [sliceId, { sliceName, props }] of Object.entries(sliceData)) {
      const sliceText = slices[sliceName]
      // The slice with the page's scripts is the build's own.
      if (sliceText === undefined) continue
      const { componentChunkName, result, staticQueryHashes } = JSON.parse(sliceText) as DrawnData
      const drawn = await renderPage.renderSlice({
        slice: { componentChunkName, context: result.sliceContext },
        staticQueryContext: contextOf(staticQueryHashes),
        props: { data: result.data, ...props },
      })
      await write(join(publicDir, "_gatsby", "slices", `${sliceId}-1.html`), drawn)
    }

    // Gatsby puts slices into a page's file.
    const file = join(publicDir, ".drawing", "index.html")
    await write(file, html)
    await stitchSliceForAPage({ pagePath: "/.drawing", publicDir })
    const stitched = await readFile(file, "utf8")
    await rm(scratch, { recursive: true, force: true })
    return stitched
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
