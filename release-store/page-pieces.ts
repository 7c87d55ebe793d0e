const START = '<!-- slice-start id="'
const END = '<!-- slice-end id="'

/**
 * What the page's renderer has put into it of a style sheet, with its beginning and the sheet's address
 * (src/runtime/link-styles.tsx).
 */
export const SHEET = /(<style data-sheet="(\/[^"]+)"[^>]*>)[\s\S]*?<\/style>/

/**
 * A page in pieces, its own HTML and its slices by turns: those at even places are its own, each slice's is from its id on. When what many pages show changes, most of each is as it was. A slice within another is part of that one.
 * @param html whole, with the comments in which Gatsby has its slices (engine/stitch-slices.ts); bytes, because most of
 * thousands of pages need never be read as text
 */
export function piecesOf(html: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let start = html.indexOf(START); start >= 0; start = html.indexOf(START, from)) {
    const idAt = start + START.length
    const end = html.indexOf(`${END}${sliceIdOf(html.subarray(idAt))}"`, idAt)
    if (end < 0) break
    pieces.push(html.subarray(from, idAt), html.subarray(idAt, end))
    from = end
  }
  return [...pieces, html.subarray(from)]
}

/** @param at place among a page's pieces */
export const isSlice = (at: number): boolean => at % 2 === 1

/** @param slice a piece */
export const sliceIdOf = (slice: Buffer): string => slice.toString("utf8", 0, slice.indexOf('"'))
