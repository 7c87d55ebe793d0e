import { readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { routeTo } from "../shared/paths"
import { htmlFile } from "./withdrawn-files"
import { classesOf, readSheet, usedStyles, type Sheet } from "./used-styles"

export interface FinishPagesOptions {
  publicDirectory: string
  /** Where it is noted which files are done; without it, all are done again. */
  noteFile: string
}

/** What the page's renderer has put into it of a sheet, with the sheet's address (src/runtime/link-styles.tsx). */
const STYLE = /(<style data-sheet="(\/[^"]+)"[^>]*>)([\s\S]*?)<\/style>/g

/** A table of all scripts, which only prefetching asks for (gatsby/chunk-table.ts). */
const CHUNK_TABLE = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/

/** The service worker writes into it what no build knows. */
const WHOLE: readonly string[] = [htmlFile(routeTo("offline"))]

/**
 * Takes out of each page's HTML what it does not use at first: of its style sheets, which come whole with the scripts, and
 * the table of scripts. A page is known by its time of change, so that a publish pays for the pages that it has changed.
 * @param pagePaths every page of this build
 */
export async function finishPages(
  { publicDirectory, noteFile }: FinishPagesOptions,
  pagePaths: readonly string[],
): Promise<void> {
  const done = await readNote(noteFile)
  const times: Record<string, number> = {}
  const sheets = new Map<string, Promise<Sheet>>()
  const sheetAt = (address: string): Promise<Sheet> => {
    const known = sheets.get(address)
    if (known) return known
    const sheet = readFile(join(publicDirectory, address), "utf8").then(readSheet)
    sheets.set(address, sheet)
    return sheet
  }
  for (const name of pagePaths.map(htmlFile)) {
    const file = join(publicDirectory, name)
    const { mtimeMs } = await stat(file)
    times[name] = mtimeMs
    if (done[name] === mtimeMs || WHOLE.includes(name)) continue
    const html = await readFile(file, "utf8")
    for (const [, , address = ""] of html.matchAll(STYLE)) await sheetAt(address)
    const read = new Map<string, Sheet>()
    for (const [address, sheet] of sheets) read.set(address, await sheet)
    await writeFile(file, finished(html, read))
    times[name] = (await stat(file)).mtimeMs
  }
  await writeFile(noteFile, JSON.stringify(times))
}

function finished(html: string, sheets: ReadonlyMap<string, Sheet>): string {
  const present = classesOf(html.replace(STYLE, ""))
  return html.replace(CHUNK_TABLE, "").replace(STYLE, (whole, start: string, address: string) => {
    const sheet = sheets.get(address)
    return sheet ? `${start}${usedStyles(sheet, present)}</style>` : whole
  })
}

const readNote = async (file: string): Promise<Readonly<Record<string, number>>> =>
  JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, number>
