import { describe, expect, it } from "@jest/globals"
import { mapBrandSummary } from "../../../src/content/brand"
import type { BrandSummaryFragment } from "../../../src/content/generated/queries"

const ember: BrandSummaryFragment = {
  id: 2,
  name: "Ember",
  slug: "ember",
  tagline: "By the fire.",
  summary: "A room around a hearth.",
  cuisine: "Live fire",
  priceLevel: 3,
  accentColour: "#5a1f1a",
  figure: { value: "180 °C", caption: "forty minutes in the embers" },
  hero: {
    image: {
      alt: "A hearth",
      width: 1440,
      height: 960,
      focalPoint: { x: 50, y: 50 },
      avif: [],
      webp: [],
    },
  },
}

describe("a brand", () => {
  it("has its number and what happens at it", () => {
    expect(mapBrandSummary(ember).figure).toEqual({
      value: "180 °C",
      caption: "forty minutes in the embers",
    })
  })

  it.each([null, undefined, { value: null, caption: null }, { value: "", caption: " " }])(
    "may do without a number: %j",
    (figure) => {
      expect(mapBrandSummary({ ...ember, figure }).figure).toBeUndefined()
    },
  )

  it("names the half of its number that is missing", () => {
    const withFigure = (value: string, caption: string | null) =>
      mapBrandSummary({ ...ember, figure: { value, caption } })
    expect(() => withFigure("180 °C", null)).toThrow(
      /^Brand “Ember” \(id 2\): the field “figure.caption” is empty/,
    )
    expect(() => withFigure(" ", "forty minutes in the embers")).toThrow(
      /the field “figure.value” is empty/,
    )
  })

  it("may have an accent of any lightness", () => {
    expect(mapBrandSummary(ember).accentColour).toBe("#5a1f1a")
    expect(() => mapBrandSummary({ ...ember, accentColour: "gold" })).toThrow(
      /“accentColour” is “gold”/,
    )
  })
})
