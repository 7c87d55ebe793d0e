import { toCsv } from "../../../cms/src/guests/csv"

describe("a list as CSV", () => {
  it.each(["=1+1", "+39 06", "-2", "@SUM(A1)", "\tx", "\r\nx"])(
    "runs no formula that a guest has written: %j",
    (text) => expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`),
  )

  it.each([
    ["＝1+1", "'＝1+1"],
    ["＠SUM(A1)", "'＠SUM(A1)"],
    ["x;=1+1", "x;'=1+1"],
    ['x; "＋1', `x; ""'＋1`],
    ["x\n-2", "x\n'-2"],
    [" =1", " '=1"],
    ["Hello\n\n=1+1", "Hello\n\n'=1+1"],
    ["a\t\t=1", "a\t\t'=1"],
    ["\t=1", "'\t'=1"],
  ])("runs none in a cell that a spreadsheet begins within it, or reads as one: %j", (text, cell) =>
    expect(toCsv([[text]])).toBe(`\ufeff"${cell}"\r\n`),
  )

  it("leaves what is none as it is", () => {
    const text = "Ciao; 2 pizze, -1 acqua = 1+1 a@b.it"
    expect(toCsv([[text]])).toBe(`\ufeff"${text}"\r\n`)
  })

  it("keeps quotes, commas and lines within their cell", () => {
    expect(toCsv([['He said "ciao", twice', "a\nb"]])).toBe(
      '\ufeff"He said ""ciao"", twice","a\nb"\r\n',
    )
  })
})
