import { partsOf } from "../../../release-store/page-parts"

const slice = (id: string, html: string) =>
  `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`

it("a page's parts are its own HTML and each slice's, with what stands in that", () => {
  const inner = `<p>Hours</p>${slice("hours-1", "<p>12 to 22</p>")}`
  const [own, ...slices] = partsOf(
    `<main>${slice("header-1", "<nav>Menu</nav>")}<p>400</p>${slice("footer-1", inner)}</main>`,
  )
  expect(own).not.toMatch(/nav|Hours|22/)
  expect(own).toMatch(/^<main>.*<p>400<\/p>.*<\/main>$/)
  expect(slices.map((each) => each.includes("<nav>Menu</nav>"))).toEqual([true, false])
  expect(slices[1]).toContain(inner)
})

it("a page without slices, or with one that does not end, is its own part alone", () => {
  for (const html of ["<main>400</main>", `<main><!-- slice-start id="header-1" -->400</main>`])
    expect(partsOf(html)).toEqual([html])
})
