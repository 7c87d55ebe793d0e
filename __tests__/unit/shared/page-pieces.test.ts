import {
  isSlice,
  piecesOf,
  sheetHtml,
  sliceIdOf,
  splitEntries,
  splitSheets,
} from "../../../shared/page-pieces"

const slice = (id: string, html: string) =>
  `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`

it("a page's pieces are its own HTML and its slices by turns, each with what stands in it", () => {
  const inner = `<p>Hours</p>${slice("hours-1", "<p>12 to 22</p>")}`
  const page = `<main>${slice("header-1", "<nav>Menü</nav>")}<p>400</p>${slice("footer-1", inner)}</main>`
  const pieces = piecesOf(Buffer.from(page))
  expect(pieces.join("")).toBe(page)
  const slices = pieces.filter((_piece, at) => isSlice(at))
  expect(slices.map(sliceIdOf)).toEqual(["header-1", "footer-1"])
  expect(slices.map((each) => each.includes("<nav>Menü</nav>"))).toEqual([true, false])
  expect(slices[1]?.toString()).toContain(inner)
})

it("a page without slices, or with one that does not end, is one piece", () => {
  for (const html of ["<main>400</main>", `<main><!-- slice-start id="header-1" -->400</main>`])
    expect(piecesOf(Buffer.from(html)).map(String)).toEqual([html])
})

it("a page whose list is long is cut where each entry begins, but for what browsers keep apart", () => {
  const entries = Array.from({ length: 12 }, (_, at) => `<li><article>${at}</article></li>`)
  const template = "<template><article>Cards</article></template>"
  const page = `<main><noscript><article>Print</article></noscript><ul>${entries.join("")}</ul>${template}</main></html>`
  const parts = splitEntries(page)
  expect(parts.join("")).toBe(page)
  expect(parts.slice(1, -1)).toEqual(
    entries.slice(0, -1).map((entry) => `${entry.slice("<li>".length)}<li>`),
  )
  expect(parts).toHaveLength(13)
  expect(splitEntries("<main><article>400</article></main>")).toHaveLength(1)
})

it("style sheets are taken out of a page, also one that does not end", () => {
  const [one, other] = ["/a.css", "/b.css"].map((address) => ({
    start: `<style data-sheet="${address}">`,
    address,
    text: `.${address}{}`,
  }))
  const page = `<head>${one && sheetHtml(one)}<meta>${other && sheetHtml(other)}</head>`
  expect(splitSheets(page)).toEqual({
    between: ["<head>", "<meta>", "</head>"],
    sheets: [one, other],
  })
  expect(splitSheets('<style data-sheet="/a.css">a')).toMatchObject({ sheets: [] })
})
