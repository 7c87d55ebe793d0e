import type { BrandTheme } from "../brand-theme"
import { brandMarks } from "../marks"

/** 400: the flame. The house's own ground and typeface, for it is the flagship. */
export const flame: BrandTheme = {
  mark: brandMarks["400"],
  heatPace: "2.6s",
}
