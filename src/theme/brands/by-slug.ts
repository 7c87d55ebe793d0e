import type { BrandLook, BrandTheme } from "../brand-theme"
import { ember, emberLook } from "./ember"
import { flame, flameLook } from "./flame"
import { warmth, warmthLook } from "./warmth"

/** By the brand's slug in the CMS. One fire, three heats: flame, ember, warmth. */
export const BRAND_LOOKS: Readonly<Record<string, BrandLook>> = {
  "400": flameLook,
  cenere: emberLook,
  madia: warmthLook,
}

/** The same with all that only CSS needs to know. Made when asked for: as values, scripts would carry them to every page. */
export const brandThemes = (): Readonly<Record<string, BrandTheme>> => ({
  "400": flame(),
  cenere: ember(),
  madia: warmth(),
})
