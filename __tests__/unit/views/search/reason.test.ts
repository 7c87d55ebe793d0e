import type { SearchEntry } from "../../../../shared/search"
import { searchIn } from "../../../../src/views/search/search-engine"

const venue: SearchEntry = {
  kind: "venue",
  title: "400 Alfama",
  path: "/locations/400-alfama",
  about: "Beco do Lume 7, Lisbon",
  words:
    "Lisboa|Wood-fired pizza|Free Wi-Fi|Alfama is steep and stepped. The level way in is from the street above, through the courtyard door: phone us and somebody will open it.|Tram 28 to the viewpoint.",
}
const reasonFor = (question: string): string | undefined => {
  const [found] = searchIn([venue])(question).found
  return found?.reason && [found.reason.before, found.reason.word, found.reason.after].join("_")
}

describe("a result says why it was found", () => {
  it.each([
    ["lisboa", "_Lisboa_"],
    ["wifi", "Free _Wi-Fi_"],
    ["pizza in alfama", "Wood-fired _pizza_"],
    ["tram", "_Tram_ 28 to the viewpoint."],
  ])("by what neither its title nor its line says: %s", (question, reason) => {
    expect(reasonFor(question)).toBe(reason)
  })

  it("by a part of a long text, cut between words", () => {
    expect(reasonFor("courtyard")).toBe(
      "…the street above, through the _courtyard_ door: phone us and somebody will open…",
    )
    expect(reasonFor("steep")).toBe(
      "Alfama is _steep_ and stepped. The level way in is from the street above, through…",
    )
  })

  it("by a word that is spelled alike, so that nobody wonders", () => {
    expect(reasonFor("stepped")).toMatch(/_stepped_/)
    expect(reasonFor("courtyrad")).toMatch(/_courtyard_/)
  })

  it.each(["alfama", "lisbon", "restaurant", "lume alfama"])(
    "and nothing where that is seen: %s",
    (question) => {
      expect(searchIn([venue])(question).found).toHaveLength(1)
      expect(reasonFor(question)).toBeUndefined()
    },
  )
})
