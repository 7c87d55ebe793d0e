import { join } from "node:path"
import { sliceDataFile, staticQueryFile } from "../shared/page-files"
import { createPageRenderer, type RenderedPage, type RenderingData } from "./page-renderer"
import { readScriptsSlices } from "./scripts-slices"
import { ViewingClock } from "./viewing-clock"

/** What all pages are made with: the data of slices and the answers to the code's own queries, by their files. */
export type FileTexts = ReadonlyMap<string, string>

/** The HTML of a page, with its slices; it is still to be finished (gatsby/finish-pages.ts). */
export interface MadeHtml extends RenderedPage {
  /** Whether it says something that depends on the time. */
  usesClock: boolean
}

export type HtmlMaker = Awaited<ReturnType<typeof createHtmlMaker>>

/**
 * Makes the HTML of pages of their data, one at a time: the renderer knows of one page at a time.
 * @param directory of the code's artefact; must be the working directory
 */
export async function createHtmlMaker(
  directory: string,
  codeVersion: string,
  clock = new ViewingClock(),
) {
  const publicDirectory = join(directory, "public")
  const scripts = await readScriptsSlices(publicDirectory)
  const renderer = await createPageRenderer(directory, codeVersion, scripts)
  let texts: FileTexts = new Map()
  const shared: RenderingData = {
    slice: (name) => texts.get(sliceDataFile(name)),
    staticQuery: (hash) => texts.get(staticQueryFile(hash)) ?? "{}",
  }
  return {
    /** From now on pages are made with these, for this moment. */
    async use(newTexts: FileTexts, moment: Date): Promise<void> {
      texts = newTexts
      clock.set(moment)
    },
    async page(pageData: string): Promise<MadeHtml> {
      const reads = { usesClock: false }
      const made = await clock.noting(reads, () => renderer.page(pageData, shared))
      return { ...made, ...reads }
    },
    /** The HTML of slices as they are now, by the ids of their places. */
    slices: (slices: MadeHtml["slices"]): Promise<ReadonlyMap<string, string>> =>
      renderer.slices(slices, shared),
  }
}
