import type { BrandLook, BrandTheme } from "../brand-theme"

/** 400: the flame. The house's own ground and typeface, for it is the flagship. */
export const flameLook = {
  mark: { id: "400", ratio: 2.78 },
} satisfies BrandLook

export const flame = (): BrandTheme => ({
  ...flameLook,
  heatPace: "2.6s",
})
