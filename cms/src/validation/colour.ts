import type { Verdict } from "./verdict"

/** Only how it is written: the site adapts the accent's lightness to the ground it stands on. */
export function checkAccentColour(value: string): Verdict {
  if (/^#[0-9a-fA-F]{6}$/.test(value)) return true
  return `“${value}” is not a colour. Write # and six hexadecimal digits, for example “#e8a33d”.`
}
