import type { Place } from "../../../../shared/places"
import { townAmong } from "../../../../src/views/shared/gazetteer"

const places: readonly Place[] = [
  ["London", 51.51, -0.13],
  ["Rome", 41.89, 12.48, "Roma"],
  ["Florence", 43.78, 11.25, "Firenze"],
  ["Bath", 51.38, -2.36],
  ["Padova", 45.41, 11.88, "Padua"],
  ["San Sebastián", 43.31, -1.97],
]

test.each([
  ["Florence", "Florence"],
  ["firenze", "Florence"],
  ["  ROMA ", "Rome"],
  ["Padua", "Padova"],
  ["san seb", "San Sebastián"],
  ["Lodnon", "London"],
  ["Florense", "Florence"],
  ["Florenc", "Florence"],
])("a guest who types %j means %s", (typed, name) => {
  expect(townAmong(places, typed)?.name).toBe(name)
})

test.each(["", "Atlantis", "Math", "<b>Rome</b> x", "x".repeat(10_000)])(
  "%j is no town",
  (typed) => {
    expect(townAmong(places, typed)).toBeUndefined()
  },
)
