import { brandThemes } from "../../../src/theme/brands/by-slug"
import { contrast } from "./contrast"
import { NIGHT, type Palette, PAPER } from "../../../src/theme/palettes"

const palettes: [string, Palette][] = [
  ["night", NIGHT],
  ["paper", PAPER],
  ...Object.entries(brandThemes()).flatMap(([slug, { palette }]): [string, Palette][] =>
    palette ? [[slug, palette]] : [],
  ),
]
const grounds = ({ ground, groundRaised, groundSunken }: Palette) => [
  ground,
  groundRaised,
  groundSunken,
]

describe.each(palettes)("the %s palette", (_name, palette) => {
  it("sets body text at 7:1 or more on every ground", () => {
    for (const ground of grounds(palette)) {
      expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(7)
      expect(contrast(palette.textStrong, ground)).toBeGreaterThanOrEqual(7)
      expect(contrast(palette.textQuiet, ground)).toBeGreaterThanOrEqual(7)
    }
  })

  it("sets messages and accents at 4.5:1 or more on every ground", () => {
    for (const ground of grounds(palette)) {
      expect(contrast(palette.positive, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.negative, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.onSignal, palette.signal)).toBeGreaterThanOrEqual(4.5)
  })

  it("draws the edges of controls and the focus ring at 3:1 or more on every ground", () => {
    for (const ground of grounds(palette)) {
      expect(contrast(palette.lineControl, ground)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette.signal, ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

it("a brand whose ground is light says so to the browser", () => {
  for (const { scheme = "dark", palette = NIGHT } of Object.values(brandThemes())) {
    expect(palette.scheme).toBe(scheme)
  }
})
