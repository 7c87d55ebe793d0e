import type { Mark } from "./mark"
import type { Palette } from "./palettes"
import type { Typeface } from "./typefaces"

/**
 * How one brand differs from the house. Everything is optional: a brand that is only written in the CMS stands in
 * the house's theme with its own accent colour.
 */
export interface BrandTheme {
  mark?: Mark
  /** The ground of the brand's own pages. */
  palette?: Palette
  /** Headings on the brand's own pages. */
  display?: Typeface
  /** Everything else on the brand's own pages. */
  text?: Typeface
  /** CSS `border-radius` of the brand's pictures: the mouth of its oven. */
  arch?: string
  /** CSS `letter-spacing` of headings. */
  displayTracking?: string
  /** CSS `line-height` of large headings, which follows from the typeface. */
  displayLeading?: number
  /** CSS time: one breath of the fire's glow. */
  heatPace?: string
}
