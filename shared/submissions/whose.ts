import { tidied } from "./field-rules"

/** How somebody is found who asks what is kept of them: not every guest has left an address. */
export interface Whose {
  by: "email" | "reference" | "phone"
  /** An address in lower case, a reference in capitals, a number as somebody writes it. */
  value: string
}

/** As many digits are a whole number without its country's prefix; fewer end many a number. */
const WHOLE = 8

/** The same number, however it is written: with its country's prefix or without it, too. */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)]
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return shorter.length < WHOLE ? shorter !== "" && shorter === longer : longer.endsWith(shorter)
}

/** By which a number is found among the `digitsOf` others, as far as it is known: a whole one without its country's prefix. */
export const endOfNumber = (written: string): string => digitsOf(written).slice(-WHOLE)

/** Without what depends on where it is dialled: the zeros it begins with, and the one that is left out after a prefix. */
export const digitsOf = (written: string): string =>
  tidied(written, "phone")
    .replace(/\(\s*0\s*\)/g, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "")
