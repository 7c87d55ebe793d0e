import type { BrandLook, BrandTheme } from "../brand-theme"
import { NIGHT } from "../palettes"
import { YOUNG_SERIF } from "../typefaces"

/** Madia, the dough chest: a brown ground, floury letters, the dome of a loaf, a glow that hardly moves. */
export const warmthLook = {
  mark: { id: "madia", ratio: 3.965 },
  ground: "#16110b",
  display: YOUNG_SERIF,
} satisfies BrandLook

export const warmth = (): BrandTheme => ({
  ...warmthLook,
  palette: {
    ...NIGHT,
    ground: warmthLook.ground,
    groundRaised: "#221a10",
    groundSunken: "#0e0a06",
    line: "#45371f",
    lineControl: "#917f5d",
    text: "#f3e7cb",
    textStrong: "#faeecf",
    textQuiet: "#c9b896",
  },
  arch: "46% 46% 0.75rem 0.75rem / 34% 34% 0.75rem 0.75rem",
  displayTracking: "-0.015em",
  displayLeading: 1.06,
  heatPace: "12s",
})
