import { replaceSlices, stitchSlices } from "../../../engine/stitch-slices"
import { piecesOf } from "../../../shared/page-pieces"

const parts: Readonly<Record<string, string>> = { "header-1": "<nav></nav>", "footer-1": "<p></p>" }
const htmlOf = (id: string): string => parts[id] ?? ""
const rendered =
  '<body><slice-start id="header-1"></slice-start><slice-end id="header-1"></slice-end><main></main>' +
  '<slice-start id="footer-1"></slice-start><slice-end id="footer-1"></slice-end></body>'

describe("Slices of a page", () => {
  it("stand where the page has a place for them, between comments", () => {
    expect(stitchSlices(rendered, htmlOf)).toBe(
      '<body><!-- slice-start id="header-1" --><nav></nav><!-- slice-end id="header-1" --><main></main>' +
        '<!-- slice-start id="footer-1" --><p></p><!-- slice-end id="footer-1" --></body>',
    )
  })

  it("take the place of those that stood there before", () => {
    const page = stitchSlices(rendered, htmlOf)
    const pieces = piecesOf(Buffer.from(page))
    const replaced = replaceSlices(pieces, new Map([["footer-1", "<b>Zürich</b>"]]))
    expect(replaced.join("")).toBe(page.replace("<p></p>", "<b>Zürich</b>"))
    expect(replaceSlices(replaced, new Map(Object.entries(parts))).join("")).toBe(page)
    const cutShort = piecesOf(Buffer.from(page.slice(0, -40)))
    expect(() => replaceSlices(cutShort, new Map(Object.entries(parts)))).toThrow("footer-1")
  })

  it("are not put into a page that was cut short", () => {
    expect(() => stitchSlices(rendered.slice(0, 60), htmlOf)).toThrow("has no end")
  })
})
