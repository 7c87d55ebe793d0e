import { digitsInWords, digitsOf } from "../../../shared/currency"

/**
 * What a field counts. Degrees are written with many decimals and never with thousands apart, so three digits after
 * a mark say nothing else there; nor do they in an amount of a currency that has three.
 */
export type DecimalKind = "number" | "degrees" | "whole" | "amount"

export type Reading = { value: number | null } | { complaint: string }

const complain = (complaint: string): Reading => ({ complaint })

/** Of an amount whose currency nobody knows yet. */
const AS_ITS_CURRENCY = "as many decimals as its currency has: EUR two, JPY none."

/** “1.200” is one thing in London and another in Rome; nobody but its writer can tell. */
const ambiguous = (
  written: string,
  [whole = "", rest = ""]: readonly string[],
  decimal: string,
  wayOut: string,
): Reading =>
  complain(
    `“${written}” can be read as ${whole}${rest} or as ${decimal}. Write it without a mark for thousands: ${whole}${rest}${wayOut}`,
  )

/** Digits that tell thousands from decimals by being one more. */
const MORE_THAN_THOUSANDTHS = 4

/**
 * Asks which of two readings is meant, and names for each a way to write it that the field takes.
 * @param currency ISO 4217 of an amount; nothing where nobody knows it yet
 */
function ask(
  written: string,
  parts: readonly string[],
  kind: DecimalKind,
  currency: string | undefined,
): Reading {
  const [whole = "", rest = ""] = parts
  const plain = Number(`${whole}.${rest}`)
  // With a fourth digit it can be read in one way alone.
  const exact = rest.endsWith("0") ? String(plain) : `${whole}.${rest}0`
  if (kind === "number") return ambiguous(written, parts, exact, `, or ${exact}.`)
  if (kind !== "amount") return ambiguous(written, parts, String(plain), ".")
  if (!currency) return ambiguous(written, parts, String(plain), `, or with ${AS_ITS_CURRENCY}`)
  const digits = digitsOf(currency)
  const tells = digits >= MORE_THAN_THOUSANDTHS
  const rounded = tells ? exact : plain.toFixed(digits)
  return ambiguous(
    written,
    parts,
    tells ? exact : String(plain),
    `${digits > 0 ? `, or ${rounded}` : ""}. ${digitsInWords(currency)}.`,
  )
}

function unreadable(written: string, kind: DecimalKind, currency: string | undefined): Reading {
  const not = (what: string, how: string): Reading =>
    complain(`“${written}” is not a ${what}. Write digits${how}`)
  if (kind === "whole") return not("whole number", ".")
  if (kind === "amount" && !currency) return not("number", `, with ${AS_ITS_CURRENCY}`)
  const digits = currency ? digitsOf(currency) : 2
  const says = currency ? ` ${digitsInWords(currency)}.` : ""
  if (digits === 0) return not("whole number", `, like 1200.${says}`)
  const sample = (12.5).toFixed(digits)
  return not(
    "number",
    `, with a comma or a point before the decimals: ${sample} or ${sample.replace(".", ",")}.${says}`,
  )
}

/**
 * A number as people in several countries write it: with a comma or a point before the decimals, and thousands apart
 * by the other one, by spaces or by apostrophes. Nothing is guessed: what can be read in two ways is asked.
 * @param currency ISO 4217 of an amount, once it is known
 */
export function readDecimal(
  written: string,
  kind: DecimalKind = "number",
  currency?: string,
): Reading {
  const trimmed = written.trim().replace(/^\u2212/, "-")
  if (trimmed === "") return { value: null }
  // “9 50” is nine and a half to its writer, not 950.
  const isSpaced = /[\s'’]/.test(trimmed)
  if (isSpaced && !/^[+-]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(trimmed))
    return unreadable(written, kind, currency)
  const text = trimmed.replace(/[\s'’]/g, "")
  const [, sign = "", figures = ""] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(text) ?? []
  if (figures === "") return unreadable(written, kind, currency)
  const number = (plain: string): Reading => ({
    value: Number(`${sign}${plain.startsWith(".") ? "0" : ""}${plain}`),
  })
  const marks = figures.replace(/\d/g, "")
  const parts = figures.split(/[.,]/)
  const [first = "", ...rest] = parts
  const isGrouped = (groups: readonly string[]): boolean =>
    /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3)

  if (marks === "") return number(figures)
  if (marks.length === 1) {
    const isAsked = kind !== "degrees" && !(currency && digitsOf(currency) === 3)
    if (isAsked && !isSpaced && isGrouped(rest)) return ask(written, parts, kind, currency)
    return number(`${first}.${rest.join("")}`.replace(/\.$/, ""))
  }
  const last = marks.at(-1)
  const others = new Set(marks.slice(0, -1))
  if (kind === "degrees" || others.size > 1) return unreadable(written, kind, currency)
  if (others.has(String(last))) {
    return isGrouped(rest) ? number(parts.join("")) : unreadable(written, kind, currency)
  }
  if (!isGrouped(rest.slice(0, -1))) return unreadable(written, kind, currency)
  return number(`${parts.slice(0, -1).join("")}.${rest.at(-1)}`.replace(/\.$/, ""))
}
