import type { Verdict } from "./verdict"

export const GROUND = "#100f0d"
const READABLE = 4.5

/** Relative luminance of `#rrggbb` (WCAG 2.2, definition of relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Text in the accent stands on the dark ground, so it must be readable there (WCAG 2.2, 1.4.3). */
export function checkAccentColour(value: string): Verdict {
  if (!/^#[0-9a-fA-F]{6}$/.test(value)) {
    return `“${value}” is not a colour. Write # and six hexadecimal digits, for example “#e8a33d”.`
  }
  const ratio = contrast(value, GROUND)
  if (ratio >= READABLE) return true
  return `${value} is too dark to read on ${GROUND}: its contrast is ${ratio.toFixed(1)}:1, and 4.5:1 is needed. Choose a lighter colour.`
}
