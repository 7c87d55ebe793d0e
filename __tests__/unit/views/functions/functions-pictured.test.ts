import type { FunctionSpace } from "../../../../src/content/function-space"
import type { Image } from "../../../../src/content/image"
import { pictureSpaces } from "../../../../src/views/functions/functions-pictured"

const picture = (name: string): Image => ({
  alt: name,
  width: 1440,
  height: 960,
  focalPoint: { x: 50, y: 50 },
  avif: [],
  webp: [{ url: `/${name}.webp`, width: 1440 }],
})

const space = (image: string, ...gallery: string[]): FunctionSpace => ({
  ...({} as FunctionSpace),
  image: picture(image),
  gallery: gallery.map(picture),
})

const shown = (spaces: FunctionSpace[], hero?: Image): string[][] =>
  pictureSpaces(spaces, hero).map(({ picture: own, more }) => [own, ...more].map(({ alt }) => alt))

test("a picture that spaces share is shown once, with the space whose own it is", () => {
  expect(
    shown([space("cellar", "counter", "hearth"), space("counter", "hearth", "cellar")]),
  ).toEqual([["cellar", "hearth"], ["counter"]])
})

test("a space whose picture heads the page shows another of its own", () => {
  expect(shown([space("table", "oven"), space("roof")], picture("table"))).toEqual([
    ["oven"],
    ["roof"],
  ])
})

test("a space with nothing else keeps its picture", () => {
  expect(shown([space("table")], picture("table"))).toEqual([["table"]])
})
