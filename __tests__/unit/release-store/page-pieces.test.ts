import { isSlice, piecesOf, sliceIdOf } from "../../../release-store/page-pieces"

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
