import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { getOrMake } from "../lib/get-or-make"
import { isSlice, piecesOf } from "../release-store/page-pieces"
import { fileOfPage, htmlFile } from "../shared/page-files"
import { routeTo } from "../shared/paths"
import { classesNamedIn, classesOf, readSheet, usedStyles, type Sheet } from "./used-styles"

/** What the page's renderer has put into it of a sheet, with the sheet's address (src/runtime/link-styles.tsx). */
const STYLE = /(<style data-sheet="(\/[^"]+)"[^>]*>)[\s\S]*?<\/style>/

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

/** Slices whose classes are remembered. */
const MOST_KNOWN = 100

export interface PageFinisher {
  /**
   * Takes out of a page's HTML what it does not use at first, and tells the header's way to a table which venue the page is
   * about. A page that is finished already stays as it is.
   */
  finish(html: string, file: string): Promise<string>
  /**
   * The same for a page whose slices alone are others now.
   * @param before the page when it was finished last
   */
  finishAgain(html: Buffer, file: string, before: Buffer): Promise<Buffer>
}

/**
 * Of a page's style sheets it leaves what the page uses, for they come whole with the scripts; and the table of scripts goes.
 * @param publicDirectory where the sheets are
 */
export function createPageFinisher(publicDirectory: string): PageFinisher {
  const sheets = new Map<string, Promise<StylesOf>>()
  const stylesAt = (address: string): Promise<StylesOf> =>
    getOrMake(sheets, address, () =>
      readFile(join(publicDirectory, address), "utf8").then((css) => stylesOf(readSheet(css))),
    )
  const haveSameClasses = createClassComparison()

  async function finish(stitched: string, file: string): Promise<string> {
    if (file === WHOLE) return stitched
    const html = stitched.replace(CHUNK_TABLE, "")
    // What stands between the sheets, and of each sheet its beginning, its address and what is in it.
    const [head = "", ...sheetsAndTexts] = html.split(STYLE)
    const parts = inGroups(sheetsAndTexts)
    const present = classesOf(head + parts.map(({ after }) => after).join(""))
    let finished = head
    for (const { start, address, after } of parts) {
      const styles = await stylesAt(address)
      finished += `${start}${styles(present)}</style>${after}`
    }
    return withVenue(finished)
  }

  return {
    finish,
    async finishAgain(html, file, before) {
      if (!html.includes(OF_VENUE) && haveSameClasses(before, html)) return html
      return Buffer.from(await finish(html.toString(), file))
    },
  }
}

/** @returns whether the slices of a page have the same classes that those of another one have in their places */
function createClassComparison(): (before: Buffer, now: Buffer) => boolean {
  /** By a slice, which thousands of pages have. */
  const known = new Map<string, string>()
  const classesIn = (slice: Buffer): string =>
    getOrMake(known, slice.toString("latin1"), () =>
      [...classesOf(slice.toString())].sort().join(" "),
    )
  return (before, now) => {
    if (known.size > MOST_KNOWN) known.clear()
    const others = piecesOf(before)
    return piecesOf(now).every((piece, at) => {
      const other = others[at]
      if (!isSlice(at) || other?.equals(piece)) return true
      return other !== undefined && classesIn(other) === classesIn(piece)
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

/** Of what `split` leaves of a page: each two groups of STYLE, and the text until the next. */
function inGroups(split: readonly string[]) {
  const groups: { start: string; address: string; after: string }[] = []
  for (let at = 0; at < split.length; at += 3) {
    const [start = "", address = "", after = ""] = split.slice(at, at + 3)
    groups.push({ start, address, after })
  }
  return groups
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
