/** Ends of lines; slides and old documents have their own. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** What nobody reads, and XML 1.0 (2.2, Char) or iCalendar (RFC 5545, 3.1) cannot hold: control characters, halves of characters. */
// eslint-disable-next-line no-control-regex -- these are what is removed
const UNREADABLE = /[\0-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff\p{Surrogate}]/gu

/** A text without characters that are pasted unseen and break what is made of it: a feed, a calendar. */
const cleanText = (text: string): string => text.replace(LINE_ENDS, "\n").replace(UNREADABLE, "")

/** All texts within a value of JSON, cleaned; what has none to be cleaned is the same object. */
export function cleanTexts<Value>(value: Value): Value {
  return cleaned(value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value)
  if (Array.isArray(value)) {
    const items = value.map(cleaned)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== "object" || value === null) return value
  let isSame = true
  const entries = Object.entries(value).map(([key, each]) => {
    const clean = cleaned(each)
    isSame &&= clean === each
    return [key, clean] as const
  })
  return isSame ? value : Object.fromEntries(entries)
}
