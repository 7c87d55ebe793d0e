/**
 * What a spreadsheet takes for a formula, at the beginning of a cell (OWASP, “CSV Injection”), also in full width. Where the
 * list's separator is a semicolon, as in half of Europe, quotes do not hold a cell together: it begins anew after each.
 */
const FORMULA = /(^|[;\t\r\n])((?:[^\S\t\r\n]|["'])*)(?=[=+\-@＝＋－＠])/g
/** A line of its own, or a cell after a tab, whatever it holds. */
const BROKEN = /^[\t\r\n]/

/** A cell: quoted, and a formula made a text by an apostrophe, which a program that reads the file has to take off. */
const cell = (text: string): string => {
  const harmless = text.replace(BROKEN, "'$&").replace(FORMULA, "$1$2'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`
