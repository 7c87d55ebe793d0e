/**
 * What a field counts. Degrees are written with many decimals and never with thousands apart, so three digits after
 * a mark say nothing else there; nor do they in an amount of a currency that has three.
 */
export type DecimalKind = "number" | "degrees" | "whole" | "amount"

export type Reading = { value: number | null } | { complaint: string }

const complain = (complaint: string): Reading => ({ complaint })

/** “1.200” is one thing in London and another in Rome; nobody but its writer can tell. */
function ambiguous(
  written: string,
  [whole = "", rest = ""]: readonly string[],
  decimal: string,
  wayOut: string,
): Reading {
  return complain(
    `“${written}” can be read as ${whole}${rest} or as ${decimal}. Write it without a mark for thousands: ${whole}${rest}${wayOut}.`,
  )
}

/** Digits that tell thousands from decimals by being one more. */
const MORE_THAN_THOUSANDTHS = 4

/**
 * Asks which of two readings is meant, and names for each a way to write it that the field takes.
 * @param digits most decimals that it takes; nothing where any number of them is right, or nobody knows yet
 */
function ask(
  written: string,
  parts: readonly string[],
  kind: DecimalKind,
  digits: number | undefined,
): Reading {
  const [whole = "", rest = ""] = parts
  const plain = Number(`${whole}.${rest}`)
  // With a fourth digit it can be read in one way alone.
  const exact = rest.endsWith("0") ? String(plain) : `${whole}.${rest}0`
  if (kind === "number" || (digits ?? 0) >= MORE_THAN_THOUSANDTHS)
    return ambiguous(written, parts, exact, `, or ${exact}`)
  if (kind === "amount" && digits === undefined)
    return ambiguous(
      written,
      parts,
      String(plain),
      ", or with no more decimals than its currency has",
    )
  const rounded = digits ? `, or ${plain.toFixed(digits)}` : ""
  return ambiguous(written, parts, String(plain), rounded)
}

function unreadable(written: string, kind: DecimalKind, digits: number | undefined): Reading {
  const isWhole = kind === "whole" || digits === 0
  const isUnknown = kind === "amount" && digits === undefined
  const how = isWhole
    ? ""
    : isUnknown
      ? ", with no more decimals than its currency has"
      : ", with a comma or a point before the decimals: 9.50 or 9,50"
  return complain(
    `“${written}” is not a ${isWhole ? "whole number" : "number"}. Write digits${how}.`,
  )
}

/**
 * A number as people in several countries write it: with a comma or a point before the decimals, and thousands apart
 * by the other one, by spaces or by apostrophes. Nothing is guessed: what can be read in two ways is asked.
 * @param digits of an amount's currency, once it is known
 */
export function readDecimal(
  written: string,
  kind: DecimalKind = "number",
  digits?: number,
): Reading {
  const trimmed = written.trim().replace(/^\u2212/, "-")
  if (trimmed === "") return { value: null }
  // “9 50” is nine and a half to its writer, not 950.
  const isSpaced = /[\s'’]/.test(trimmed)
  if (isSpaced && !/^[+-]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(trimmed))
    return unreadable(written, kind, digits)
  const text = trimmed.replace(/[\s'’]/g, "")
  const [, sign = "", figures = ""] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(text) ?? []
  if (figures === "") return unreadable(written, kind, digits)
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
    const isAsked = kind !== "degrees" && digits !== 3
    if (isAsked && !isSpaced && isGrouped(rest)) return ask(written, parts, kind, digits)
    return number(`${first}.${rest.join("")}`.replace(/\.$/, ""))
  }
  const last = marks.at(-1)
  const others = new Set(marks.slice(0, -1))
  if (kind === "degrees" || others.size > 1) return unreadable(written, kind, digits)
  if (others.has(String(last))) {
    return isGrouped(rest) ? number(parts.join("")) : unreadable(written, kind, digits)
  }
  if (!isGrouped(rest.slice(0, -1))) return unreadable(written, kind, digits)
  return number(`${parts.slice(0, -1).join("")}.${rest.at(-1)}`.replace(/\.$/, ""))
}
