import { otherCountryNames, otherTownNames } from "../../../src/content/place-names"

test.each([
  ["Sevilla", "ES", "Siviglia"],
  ["Nice", "FR", "Nizza"],
  ["Köln", "DE", "Cologne"],
  ["Munich", "DE", "Monaco"],
  ["Frankfurt am Main", "DE", "Francoforte"],
  ["london", "GB", "Londra"],
  ["Rome", "IT", "Roma"],
])("%s in %s is called %s too", (town, country, other) => {
  expect(otherTownNames(town, country)).toContain(other)
})

test("a town of the same name in another country is another", () => {
  expect(otherTownNames("Rome", "US")).toEqual([])
  expect(otherTownNames("Little Snoring", "GB")).toEqual([])
})

test.each([
  ["IT", "Italia"],
  ["DE", "Germania"],
  ["DE", "Deutschland"],
  ["GB", "Regno Unito"],
  ["GB", "Inghilterra"],
])("the country %s is called %s too", (country, other) => {
  expect(otherCountryNames(country)).toContain(other)
})

test("the names of a country are worked out once for all of its shops", () => {
  expect(otherCountryNames("PT")).toBe(otherCountryNames("PT"))
})
