const START = '<!-- slice-start id="'
const END = '<!-- slice-end id="'

const SHEET = '<style data-sheet="'
const END_OF_SHEET = "</style>"
/** From so many articles on, a page lists what other pages list in turn. */
const ENTRIES = 6
/** Where an article begins, and where what browsers keep apart begins and ends. */
const ARTICLE = /<(\/?)(article|template|noscript)\b/g

/** A style sheet in a page. */
export interface PageSheet {
  /** `<style data-sheet="/styles.css">`, as src/runtime/link-styles.tsx puts it there. */
  start: string
  address: string
  /** What of the sheet is there. */
  text: string
}

/** A page's style sheets, and what stands between and around them: one text more. */
export function splitSheets(html: string): { between: string[]; sheets: PageSheet[] } {
  const between: string[] = []
  const sheets: PageSheet[] = []
  let from = 0
  for (let at = html.indexOf(SHEET); at >= 0; at = html.indexOf(SHEET, from)) {
    const address = html.slice(at + SHEET.length, html.indexOf('"', at + SHEET.length))
    const textAt = html.indexOf(">", at) + 1
    const end = html.indexOf(END_OF_SHEET, textAt)
    if (textAt === 0 || end < 0) break
    between.push(html.slice(from, at))
    sheets.push({ start: html.slice(at, textAt), address, text: html.slice(textAt, end) })
    from = end + END_OF_SHEET.length
  }
  return { between: [...between, html.slice(from)], sheets }
}

export const sheetHtml = ({ start, text }: Omit<PageSheet, "address">): string =>
  start + text + END_OF_SHEET

/** A page's HTML, cut where each entry of a long list begins: of the next page of the list most are the same. */
export function splitEntries(html: string): string[] {
  const starts: number[] = []
  let apart = 0
  for (const { 1: isEnd, 2: name, index } of html.matchAll(ARTICLE)) {
    if (name !== "article") apart += isEnd ? -1 : 1
    else if (!isEnd && apart === 0) starts.push(index)
  }
  if (starts.length < ENTRIES) return [html]
  return [0, ...starts].map((from, at) => html.slice(from, starts[at]))
}

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
