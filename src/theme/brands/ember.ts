import type { BrandTheme } from "../brand-theme"
import { NIGHT } from "../palettes"
import { MARCELLUS } from "../typefaces"

/** Cenere, ash: a ground without warmth, inscriptional capitals, a low segmental arch, a slow glow. */
export const ember: BrandTheme = {
  mark: { id: "cenere", ratio: 3.478 },
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
}
