import type { BrandTheme } from "../brand-theme"

/** 400: the flame. The house's own ground and typeface, for it is the flagship. */
export const flame: BrandTheme = {
  mark: { id: "400", ratio: 2.78 },
  heatPace: "2.6s",
}
