import { beforeAll, expect, it } from "@jest/globals"
import { setRenderingClock } from "../../../shared/rendering-clock"
import { renderedFacts } from "../../../src/runtime/rendered-facts"
import { structuredData } from "../../../src/runtime/structured-data"
import { NOW, seededSite, type SeededSite } from "../seeded-site"

jest.mock("../../../src/runtime/rendered-facts", () => ({ renderedFacts: jest.fn() }))

let site: SeededSite

beforeAll(async () => {
  site = await seededSite()
  jest.mocked(renderedFacts).mockReturnValue(site.facts)
})

it("what search engines are told asks for the time where it says when, and nowhere else: such a page is made anew as time passes", () => {
  const asking = new Set<string>()
  for (const { path, template, model } of site.pages) {
    setRenderingClock(() => {
      asking.add(template)
      return NOW
    })
    const componentChunkName = `component---src-templates-${template}-tsx`
    structuredData({ path, componentChunkName, result: { data: model as object } })
  }
  expect([...asking].sort()).toEqual([
    "careers",
    "event",
    "job",
    "location",
    "locations",
    "whatson",
  ])
})
