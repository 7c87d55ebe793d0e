import type { Mark } from "./mark"
import type { Palette } from "./palettes"
import type { Typeface } from "./typefaces"

/**
 * How one brand differs from the house. Everything is optional: a brand that is only written in the CMS stands in
 * the house's theme with its own accent colour. This half is known to scripts, so it is small.
 */
export interface BrandLook {
  mark?: Mark
  /** The ground of the brand's own pages, which the browser's bars take on too. */
  ground?: string
  /** Whether that ground is dark or light; dark where nothing is said. */
  scheme?: Palette["scheme"]
  /** Headings on the brand's own pages. */
  display?: Typeface
  /** Everything else on the brand's own pages. */
  text?: Typeface
}

/** The other half, which goes into the page's style element only. */
export interface BrandTheme extends BrandLook {
  /** All that stands on the brand's ground. */
  palette?: Palette
  /** CSS `border-radius` of the brand's pictures: the mouth of its oven. */
  arch?: string
  /** CSS `letter-spacing` of headings. */
  displayTracking?: string
  /** CSS `line-height` of large headings, which follows from the typeface. */
  displayLeading?: number
  /** CSS time: one breath of the fire's glow. */
  heatPace?: string
}
