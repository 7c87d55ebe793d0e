import type { BrandLook, BrandTheme } from "../brand-theme"
import { NIGHT } from "../palettes"
import { MARCELLUS } from "../typefaces"

/** Cenere, ash: a ground without warmth, inscriptional capitals, a low segmental arch, a slow glow. */
export const emberLook = {
  mark: { id: "cenere", ratio: 3.478 },
  ground: "#121213",
  display: MARCELLUS,
} satisfies BrandLook

export const ember = (): BrandTheme => ({
  ...emberLook,
  palette: {
    ...NIGHT,
    ground: emberLook.ground,
    groundRaised: "#1c1b1c",
    groundSunken: "#0b0b0c",
    line: "#3b3737",
    lineControl: "#877e7b",
    text: "#ebe3da",
    textStrong: "#f5ece2",
    textQuiet: "#bdb2aa",
  },
  arch: "50% 50% 0 0 / 20% 20% 0 0",
  displayTracking: "0.005em",
  displayLeading: 1.04,
  heatPace: "7s",
})
