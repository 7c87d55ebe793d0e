/** What a spreadsheet takes for a formula, at the beginning of a cell (OWASP, “CSV Injection”). */
const FORMULA = /^[=+\-@\t\r\n]/

/** A cell: quoted, and a formula made a text by an apostrophe, which a program that reads the file has to take off. */
const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`
