/** Where a slice stands in a page: Gatsby's element before it was put in, and its comment afterwards. */
const SLICE =
  /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-\1>|<!-- slice-(start|end) id="([^"]+)" -->/g

/**
 * Puts the HTML of slices into a page, as Gatsby does with files (`gatsby/dist/utils/slices/stitching`, 5.16.1). A page
 * that has slices gets the new ones in their place.
 * @param htmlOf by the slice's id, `footer-1`
 * @throws Error where a place is not whole
 */
export function stitchSlices(html: string, htmlOf: (id: string) => string): string {
  let stitched = ""
  let from = 0
  let open: string | undefined
  for (const match of html.matchAll(SLICE)) {
    const [tag, element, elementId, comment, commentId] = match
    const id = elementId ?? commentId ?? ""
    if ((element ?? comment) === "start") {
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
