// Calendar days are stored as noon UTC, so that the computer's own zone has no say in them.

const inWords = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
})
const inTable = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
})

function format(formatter: Intl.DateTimeFormat, value: unknown): string {
  const date = typeof value === "string" ? new Date(value) : new Date(NaN)
  return Number.isNaN(date.getTime()) ? "" : formatter.format(date)
}

/** “Sunday 22 November 2026”: engines differ in whether the weekday has a comma. */
export const dayInWords = (value: unknown): string => format(inWords, value).replace(",", "")

/** “22 Nov 2026” */
export const dayInTable = (value: unknown): string => format(inTable, value)
