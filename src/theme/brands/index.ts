import type { BrandTheme } from "../brand-theme"
import { NIGHT, type Palette } from "../palettes"
import { HOUSE_DISPLAY, HOUSE_TEXT, type Typeface } from "../typefaces"
import { BRAND_THEMES } from "./by-slug"

export { BRAND_THEMES }

const HOUSE: BrandTheme = {}

/** @param brandSlug of the brand whose page it is; none on the group's pages. */
export const themeOf = (brandSlug: string | undefined): BrandTheme =>
  BRAND_THEMES[brandSlug ?? ""] ?? HOUSE

/** @param brandSlug of the brand whose page it is; none on the group's pages. */
export const paletteOf = (brandSlug: string | undefined): Palette =>
  themeOf(brandSlug).palette ?? NIGHT

/** The typefaces a page is set in, and no others. */
export function typefacesOf(brandSlug: string | undefined): readonly Typeface[] {
  const { text = HOUSE_TEXT, display = HOUSE_DISPLAY } = themeOf(brandSlug)
  return [...new Set([text, display])]
}
