import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { fileOfPage, htmlFile } from "../shared/page-files"
import { routeTo } from "../shared/paths"
import { classesOf, readSheet, usedStyles, type Sheet } from "./used-styles"

/** What the page's renderer has put into it of a sheet, with the sheet's address (src/runtime/link-styles.tsx). */
const STYLE = /(<style data-sheet="(\/[^"]+)"[^>]*>)([\s\S]*?)<\/style>/g

/** A table of all scripts, which only prefetching asks for (gatsby/chunk-table.ts). */
const CHUNK_TABLE = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/

/** The service worker writes into it what no build knows. */
const WHOLE = fileOfPage(routeTo("offline"))

/** The header's way to a table: a slice, which is one for many pages. */
const BOOKING_LINK = /<a\b[^>]*\bheader__book\b[^>]*>/g
const TO_BOOKINGS = new RegExp(` href="${routeTo("book")}[^"]*"`)
/** By which a page says which venue it is about, as long as that is to be had (src/views/location). */
const BOOKS_AT = /<[^>]* data-books-at="([^"]+)"/

/**
 * Takes out of a page's HTML what it does not use at first, and tells the header's way to a table which venue the page is
 * about. A page that is finished already stays as it is.
 */
export type FinishPage = (html: string, file: string) => Promise<string>

/**
 * Of a page's style sheets it leaves what the page uses, for they come whole with the scripts; and the table of scripts goes.
 * @param publicDirectory where the sheets are
 */
export function createPageFinisher(publicDirectory: string): FinishPage {
  const sheets = new Map<string, Promise<Sheet>>()
  const sheetAt = (address: string): Promise<Sheet> =>
    getOrMake(sheets, address, () =>
      readFile(join(publicDirectory, address), "utf8").then(readSheet),
    )
  return async (html, file) => {
    if (file === WHOLE) return html
    const read = new Map<string, Sheet>()
    for (const [, , address = ""] of html.matchAll(STYLE)) read.set(address, await sheetAt(address))
    return withVenue(finished(html, read))
  }
}

/** To what is said of the venue there: without scripts nothing chooses it. With them its name alone takes this place. */
function withVenue(html: string): string {
  const slug = BOOKS_AT.exec(html)?.[1]
  if (slug === undefined) return html
  const href = routeTo("book", { query: { venue: slug }, hash: slug })
  return html.replace(BOOKING_LINK, (link) => link.replace(TO_BOOKINGS, ` href="${href}"`))
}

function finished(html: string, sheets: ReadonlyMap<string, Sheet>): string {
  const present = classesOf(html.replace(STYLE, ""))
  return html.replace(CHUNK_TABLE, "").replace(STYLE, (whole, start: string, address: string) => {
    const sheet = sheets.get(address)
    return sheet ? `${start}${usedStyles(sheet, present)}</style>` : whole
  })
}

/** @param pagePaths every page of this build */
export async function finishPages(
  publicDirectory: string,
  pagePaths: readonly string[],
): Promise<void> {
  const finish = createPageFinisher(publicDirectory)
  for (const name of pagePaths.map(htmlFile)) {
    const file = join(publicDirectory, name)
    await writeFile(file, await finish(await readFile(file, "utf8"), name))
  }
}
