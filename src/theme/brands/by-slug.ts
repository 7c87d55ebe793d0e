import type { BrandTheme } from "../brand-theme"
import { ember } from "./ember"
import { flame } from "./flame"
import { warmth } from "./warmth"

/** By the brand's slug in the CMS. One fire, three heats: flame, ember, warmth. */
export const BRAND_THEMES: Readonly<Record<string, BrandTheme>> = {
  "400": flame,
  cenere: ember,
  madia: warmth,
}
