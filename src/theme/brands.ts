import { brandMarks, type Mark } from "./marks"
import { NIGHT, type Palette } from "./palettes"
import { HOUSE_DISPLAY, MARCELLUS, type Typeface, YOUNG_SERIF } from "./typefaces"

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
  /** CSS `border-radius` of the brand's pictures: the mouth of its oven. */
  arch?: string
  /** CSS `letter-spacing` of headings. */
  displayTracking?: string
  /** CSS `line-height` of large headings, which follows from the typeface. */
  displayLeading?: number
  /** CSS time: one breath of the fire's glow. */
  heatPace?: string
}

/** By the brand's slug in the CMS. One fire, three heats: flame, ember, warmth. */
export const BRAND_THEMES: Readonly<Record<string, BrandTheme>> = {
  "400": {
    mark: brandMarks["400"],
    heatPace: "2.6s",
  },
  cenere: {
    mark: brandMarks["cenere"],
    palette: {
      ...NIGHT,
      ground: "#121213",
      groundRaised: "#1c1b1c",
      groundSunken: "#0b0b0c",
      line: "#3b3737",
      lineControl: "#877e7b",
      text: "#ebe3da",
      textStrong: "#f5ece2",
      textQuiet: "#bdb2aa",
    },
    display: MARCELLUS,
    arch: "50% 50% 0 0 / 20% 20% 0 0",
    displayTracking: "0.005em",
    displayLeading: 1.04,
    heatPace: "7s",
  },
  madia: {
    mark: brandMarks["madia"],
    palette: {
      ...NIGHT,
      ground: "#16110b",
      groundRaised: "#221a10",
      groundSunken: "#0e0a06",
      line: "#45371f",
      lineControl: "#917f5d",
      text: "#f3e7cb",
      textStrong: "#faeecf",
      textQuiet: "#c9b896",
    },
    display: YOUNG_SERIF,
    arch: "46% 46% 0.75rem 0.75rem / 34% 34% 0.75rem 0.75rem",
    displayTracking: "-0.015em",
    displayLeading: 1.06,
    heatPace: "12s",
  },
}

/** @param brandSlug of the brand whose page it is; none on the group's pages. */
export const paletteOf = (brandSlug: string | undefined): Palette =>
  BRAND_THEMES[brandSlug ?? ""]?.palette ?? NIGHT

/** @param brandSlug of the brand whose page it is; none on the group's pages. */
export const displayTypefaceOf = (brandSlug: string | undefined): Typeface =>
  BRAND_THEMES[brandSlug ?? ""]?.display ?? HOUSE_DISPLAY
