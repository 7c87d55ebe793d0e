import gloock from "./fonts/gloock.woff2"
import hankenGrotesk from "./fonts/hanken-grotesk.woff2"
import marcellus from "./fonts/marcellus.woff2"
import youngSerif from "./fonts/young-serif.woff2"

export interface Typeface {
  family: string
  /** Site-absolute address of a WOFF2 file with Latin. */
  file: string
  /** CSS `font-weight` of the @font-face: one weight, or a variable font's range. */
  weight: string
  generic: "serif" | "sans-serif"
  /**
   * A font that every system has, given this typeface's widths and line metrics so that nothing moves at the swap.
   * Per cent, as in the CSS descriptors of the same names.
   */
  fallback: {
    local: readonly string[]
    sizeAdjust: number
    ascentOverride: number
    descentOverride: number
  }
}

const SERIFS = ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif"]
const SANS = ["Arial", "Liberation Sans", "Helvetica", "Roboto"]

export const GLOOCK: Typeface = {
  family: "Gloock",
  file: gloock,
  weight: "400",
  generic: "serif",
  fallback: { local: SERIFS, sizeAdjust: 112.9, ascentOverride: 86.4, descentOverride: 19.9 },
}

export const MARCELLUS: Typeface = {
  family: "Marcellus",
  file: marcellus,
  weight: "400",
  generic: "serif",
  fallback: { local: SERIFS, sizeAdjust: 111.6, ascentOverride: 87.3, descentOverride: 25.1 },
}

export const YOUNG_SERIF: Typeface = {
  family: "Young Serif",
  file: youngSerif,
  weight: "400",
  generic: "serif",
  fallback: { local: SERIFS, sizeAdjust: 122.5, ascentOverride: 85.4, descentOverride: 29.9 },
}

export const HANKEN_GROTESK: Typeface = {
  family: "Hanken Grotesk",
  file: hankenGrotesk,
  weight: "400 700",
  generic: "sans-serif",
  fallback: { local: SANS, sizeAdjust: 100.3, ascentOverride: 99.7, descentOverride: 30.2 },
}

/** Where no brand's own typeface holds. */
export const HOUSE_DISPLAY = GLOOCK
export const HOUSE_TEXT = HANKEN_GROTESK
