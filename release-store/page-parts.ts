const START = '<!-- slice-start id="'
const END = '<!-- slice-end id="'

/**
 * A page's own HTML, without that of its slices, and then each slice's: when what many pages show changes, most of each is as it
 * was. A slice within another is part of that one.
 * @param html whole, with the comments in which Gatsby has its slices (engine/stitch-slices.ts)
 */
export function partsOf(html: string): string[] {
  let own = ""
  const slices: string[] = []
  let from = 0
  for (let start = html.indexOf(START); start >= 0; start = html.indexOf(START, from)) {
    const idAt = start + START.length
    const id = html.slice(idAt, html.indexOf('"', idAt) + 1)
    const end = html.indexOf(END + id, idAt)
    if (end < 0) break
    own += html.slice(from, idAt)
    slices.push(html.slice(idAt, end))
    from = end
  }
  return [own + html.slice(from), ...slices]
}
