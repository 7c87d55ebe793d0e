import { isSlice, sliceIdOf } from "../shared/page-pieces"

/** Where a slice is to stand in a page. */
const SLICE = /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-\1>/g

/**
 * Puts the HTML of slices into a page, as Gatsby does with files (`gatsby/dist/utils/slices/stitching`, 5.16.1).
 * @param htmlOf by the slice's id, `footer-1`
 * @throws Error where a place is not whole
 */
export function stitchSlices(html: string, htmlOf: (id: string) => string): string {
  let stitched = ""
  let from = 0
  let open: string | undefined
  for (const match of html.matchAll(SLICE)) {
    const [tag, place, id = ""] = match
    if (place === "start") {
      // What stands in a slice goes with it.
      if (open !== undefined) continue
      stitched += `${html.slice(from, match.index)}<!-- slice-start id="${id}" -->`
      open = id
    } else if (open === undefined) {
      throw new Error(`The slice ${id} ends without a beginning.`)
    } else if (open === id) {
      stitched += `${stitchSlices(htmlOf(id), htmlOf)}<!-- slice-end id="${id}" -->`
      open = undefined
      from = match.index + tag.length
    }
  }
  if (open !== undefined) throw new Error(`The slice ${open} has no end.`)
  return stitched + html.slice(from)
}

/**
 * The pieces of a page that has its slices, with others in their places.
 * @param slices their HTML by id; what is not among them stays as it is
 * @throws Error where one has no place
 */
export function replaceSlices(
  pieces: readonly Buffer[],
  slices: ReadonlyMap<string, string>,
): Buffer[] {
  const left = new Set(slices.keys())
  const replaced = pieces.map((piece, at) => {
    if (!isSlice(at)) return piece
    const id = sliceIdOf(piece)
    const html = slices.get(id)
    left.delete(id)
    return html === undefined ? piece : Buffer.from(`${id}" -->${html}`)
  })
  if (left.size > 0) throw new Error(`The page has no place for the slice ${[...left].join()}.`)
  return replaced
}
