import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { sheetHtml, splitSheets } from "../shared/page-pieces"
import { fileOfPage, htmlFile } from "../shared/page-files"
import { routeTo } from "../shared/paths"
import { classesNamedIn, classesOf, readSheet, usedStyles, type Sheet } from "./used-styles"

/** A table of all scripts, which only prefetching asks for (gatsby/chunk-table.ts). */
const CHUNK_TABLE = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/

/** The service worker writes into it what no build knows. */
const WHOLE = fileOfPage(routeTo("offline"))

/** The header's way to a table: a slice, which is one for many pages. */
const BOOKING_LINK = /<a\b[^>]*\bheader__book\b[^>]*>/g
const TO_BOOKINGS = new RegExp(` href="${routeTo("book")}[^"]*"`)
/** By which a page says which venue it is about, as long as that is to be had (src/views/location). */
const OF_VENUE = " data-books-at="
const BOOKS_AT = /<[^>]* data-books-at="([^"]+)"/

const NOTHING = Buffer.alloc(0)
/** Pieces whose classes are remembered. */
const MOST_KNOWN = 20

export interface PageFinisher {
  /**
   * Puts into a page's HTML what it uses at first of its style sheets, takes out what it does not, and tells the header's way to
   * a table which venue the page is about. A page that is finished already stays as it is.
   */
  finish(html: string, file: string): Promise<string>
  /**
   * The same for a page whose slices alone are others now.
   * @param pieces of the page (shared/page-pieces.ts)
   * @param before those that it had when it was finished last
   */
  finishAgain(pieces: readonly Buffer[], file: string, before: readonly Buffer[]): Promise<Buffer>
}

/**
 * Of a page's style sheets it leaves what the page uses, for they come whole with the scripts; and the table of scripts goes.
 * @param publicDirectory where the sheets are
 */
export function createPageFinisher(publicDirectory: string): PageFinisher {
  const sheets = new Map<string, Promise<StylesOf>>()
  const sheetAt = (address: string): Promise<string> =>
    readFile(join(publicDirectory, address), "utf8")
  const stylesAt = (address: string): Promise<StylesOf> =>
    getOrMake(sheets, address, () =>
      sheetAt(address)
        .then((css) => stylesOf(readSheet(css)))
        .catch((error: unknown) => {
          // It may be read the next time.
          sheets.delete(address)
          throw error
        }),
    )
  const haveSameClasses = createClassComparison()

  async function finish(stitched: string, file: string): Promise<string> {
    const isWhole = file === WHOLE
    const html = isWhole ? stitched : stitched.replace(CHUNK_TABLE, "")
    const { between, sheets } = splitSheets(html)
    const present = isWhole ? undefined : classesOf(between.join(""))
    let finished = between[0] ?? ""
    for (const [at, { start, address }] of sheets.entries()) {
      const text = present ? (await stylesAt(address))(present) : await sheetAt(address)
      finished += sheetHtml({ start, text }) + (between[at + 1] ?? "")
    }
    return isWhole ? finished : withVenue(finished)
  }

  return {
    finish,
    async finishAgain(pieces, file, before) {
      const html = Buffer.concat(pieces)
      if (!html.includes(OF_VENUE) && haveSameClasses(before, pieces)) return html
      return Buffer.from(await finish(html.toString(), file))
    },
  }
}

/** @returns whether pieces that have changed have the same classes as those in their places before */
function createClassComparison(): (before: readonly Buffer[], now: readonly Buffer[]) => boolean {
  /** Thousands of pages have the same. */
  const known = new Map<string, string>()
  const classesIn = (piece: Buffer): string =>
    getOrMake(known, piece.toString("latin1"), () =>
      [...classesOf(piece.toString())].sort().join(" "),
    )
  return (before, now) => {
    if (known.size > MOST_KNOWN) known.clear()
    return now.every((piece, at) => {
      const old = before[at] ?? NOTHING
      return piece.equals(old) || classesIn(piece) === classesIn(old)
    })
  }
}

/** What of a sheet elements with these classes use at first. Pages that follow each other are mostly of one kind. */
type StylesOf = (present: ReadonlySet<string>) => string

function stylesOf(sheet: Sheet): StylesOf {
  const classes = classesNamedIn(sheet)
  let last: { key: string; text: string } | undefined
  return (present) => {
    const key = classes.filter((name) => present.has(name)).join(" ")
    if (last?.key !== key) last = { key, text: usedStyles(sheet, present) }
    return last.text
  }
}

/** To what is said of the venue there: without scripts nothing chooses it. With them its name alone takes this place. */
function withVenue(html: string): string {
  const slug = html.includes(OF_VENUE) && BOOKS_AT.exec(html)?.[1]
  if (!slug) return html
  const href = routeTo("book", { query: { venue: slug }, hash: slug })
  return html.replace(BOOKING_LINK, (link) => link.replace(TO_BOOKINGS, ` href="${href}"`))
}

/** @param pagePaths every page of this build */
export async function finishPages(
  publicDirectory: string,
  pagePaths: readonly string[],
): Promise<void> {
  const { finish } = createPageFinisher(publicDirectory)
  for (const name of pagePaths.map(htmlFile)) {
    const file = join(publicDirectory, name)
    await writeFile(file, await finish(await readFile(file, "utf8"), name))
  }
}
