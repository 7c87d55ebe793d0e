/**
 * What a field counts. Degrees are written with many decimals and never with thousands apart, so three digits after
 * a mark say nothing else there; nor do they of thousandths, an amount in a currency that has them.
 */
export type DecimalKind = "number" | "degrees" | "thousandths"

export type Reading = { value: number | null } | { complaint: string }

const complain = (complaint: string): Reading => ({ complaint })

/** “1.200” is one thing in London and another in Rome; nobody but its writer can tell. */
function ambiguous(written: string, [whole = "", rest = ""]: readonly string[]): Reading {
  // With a fourth digit it can be read in one way alone.
  const decimal = rest.endsWith("0") ? Number(`${whole}.${rest}`) : `${whole}.${rest}0`
  return complain(
    `“${written}” can be read as ${whole}${rest} or as ${decimal}. Write it without a mark for thousands: ${whole}${rest}, or ${decimal}.`,
  )
}

function unreadable(written: string): Reading {
  return complain(
    `“${written}” is not a number. Write digits, with a comma or a point before the decimals: 9.50 or 9,50.`,
  )
}

/**
 * A number as people in several countries write it: with a comma or a point before the decimals, and thousands apart
 * by the other one, by spaces or by apostrophes. Nothing is guessed: what can be read in two ways is asked.
 */
export function readDecimal(written: string, kind: DecimalKind = "number"): Reading {
  const trimmed = written.trim().replace(/^\u2212/, "-")
  if (trimmed === "") return { value: null }
  // “9 50” is nine and a half to its writer, not 950.
  const isSpaced = /[\s'’]/.test(trimmed)
  if (isSpaced && !/^[+-]?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(trimmed))
    return unreadable(written)
  const text = trimmed.replace(/[\s'’]/g, "")
  const [, sign = "", digits = ""] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(text) ?? []
  if (digits === "") return unreadable(written)
  const number = (plain: string): Reading => ({
    value: Number(`${sign}${plain.startsWith(".") ? "0" : ""}${plain}`),
  })
  const marks = digits.replace(/\d/g, "")
  const parts = digits.split(/[.,]/)
  const [first = "", ...rest] = parts
  const isGrouped = (groups: readonly string[]): boolean =>
    /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3)

  if (marks === "") return number(digits)
  if (marks.length === 1) {
    if (kind === "number" && !isSpaced && isGrouped(rest)) return ambiguous(written, parts)
    return number(`${first}.${rest.join("")}`.replace(/\.$/, ""))
  }
  const last = marks.at(-1)
  const others = new Set(marks.slice(0, -1))
  if (kind === "degrees" || others.size > 1) return unreadable(written)
  if (others.has(String(last))) {
    return isGrouped(rest) ? number(parts.join("")) : unreadable(written)
  }
  if (!isGrouped(rest.slice(0, -1))) return unreadable(written)
  return number(`${parts.slice(0, -1).join("")}.${rest.at(-1)}`.replace(/\.$/, ""))
}
