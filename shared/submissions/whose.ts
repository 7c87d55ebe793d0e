import { tidied } from "./field-rules"

/** How somebody is found who asks what is kept of them: not every guest has left an address. */
export interface Whose {
  by: "email" | "reference" | "phone"
  /** An address in lower case, a reference in capitals, a number as somebody writes it. */
  value: string
}

/** As many digits are a whole number without its country's prefix; fewer end many a number. */
const WHOLE = 8
/** Where whole numbers are shorter, at least so long, nothing but the country's prefix stands before them. */
const SHORTEST_WHOLE = 6
/** ITU-T E.164, 6.2.1. */
const LONGEST_PREFIX = 3

const isWithPrefix = (written: string): boolean => /^\(?(?:\+|00)/.test(tidied(written, "phone"))

/** The same number, however it is written: with its country's prefix or without it, too. */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  if (a === b) return a !== ""
  const [shorter, longer, written] = a.length < b.length ? [a, b, other] : [b, a, one]
  const isWhole =
    shorter.length >= WHOLE ||
    (shorter.length >= SHORTEST_WHOLE &&
      longer.length - shorter.length <= LONGEST_PREFIX &&
      isWithPrefix(written))
  return isWhole && longer.endsWith(shorter)
}

/** By which a number is found among the `digitsOf` others, as far as it is known: a whole one without its country's prefix. */
export function endOfNumber(written: string): string {
  const digits = digitsOf(written)
  const least = isWithPrefix(written) ? digits.length - LONGEST_PREFIX : WHOLE
  return digits.slice(-Math.min(WHOLE, Math.max(SHORTEST_WHOLE, least)))
}

/** Without what depends on where it is dialled: the zeros it begins with, and the one that is left out after a prefix. */
export const digitsOf = (written: string): string =>
  tidied(written, "phone")
    .replace(/\(\s*0\s*\)/g, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "")
