import { toCsv } from "../../../cms/src/guests/csv"

describe("a list as CSV", () => {
  it.each(["=1+1", "+39 06", "-2", "@SUM(A1)", "\tx", "\r\nx"])(
    "runs no formula that a guest has written: %j",
    (text) => expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`),
  )

  it("keeps quotes, commas and lines within their cell", () => {
    expect(toCsv([['He said "ciao", twice', "a\nb"]])).toBe(
      '\ufeff"He said ""ciao"", twice","a\nb"\r\n',
    )
  })
})
