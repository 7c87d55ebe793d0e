/** The colours of a ground and of all that stands on it. CSS hexadecimal; contrast is held by tests. */
export interface Palette {
  /** Tells the browser how to draw scroll bars and form controls. */
  scheme: "dark" | "light"
  ground: string
  groundRaised: string
  groundSunken: string
  /** Rules between things; decoration only. */
  line: string
  /** Edges of controls: 3:1 against every ground (WCAG 2.2, 1.4.11). */
  lineControl: string
  text: string
  textStrong: string
  textQuiet: string
  /** Focus ring, and the announcement's ground. */
  signal: string
  onSignal: string
  positive: string
  negative: string
  /** Where no brand's accent holds. */
  accent: string
  /** Text on a filled accent. */
  onAccent: string
  /**
   * Lightness (OKLCH, 0 to 1) an accent is brought to, so that any brand's colour can be read on this ground.
   */
  accentLightness: readonly [least: number, most: number]
}

/** Apart, because scripts need it and nothing else of a palette. */
export const HOUSE_GROUND = "#100f0d"

/** The dark room: near-black warmed by the fire, type the colour of cream. */
export const NIGHT: Palette = {
  scheme: "dark",
  ground: HOUSE_GROUND,
  groundRaised: "#1a1714",
  groundSunken: "#0a0908",
  line: "#39322a",
  lineControl: "#8a7c68",
  text: "#f0e4cb",
  textStrong: "#f7e9c8",
  textQuiet: "#c4b69b",
  signal: "#f0b04c",
  onSignal: HOUSE_GROUND,
  positive: "#a8cf8e",
  negative: "#ff9c85",
  accent: "#ef8a3c",
  onAccent: HOUSE_GROUND,
  accentLightness: [0.7, 1],
}

/** A printed sheet: where text is long, and where a menu is read. */
export const PAPER: Palette = {
  scheme: "light",
  ground: "#f4ead7",
  groundRaised: "#fbf5e9",
  groundSunken: "#eadfc8",
  line: "#d5c6a8",
  lineControl: "#83745a",
  text: "#2a231b",
  textStrong: "#14110d",
  textQuiet: "#4c4132",
  signal: "#8a3d00",
  onSignal: "#fff8ea",
  positive: "#2c5420",
  negative: "#96200f",
  accent: "#9a3412",
  onAccent: "#fff8ea",
  accentLightness: [0, 0.44],
}
