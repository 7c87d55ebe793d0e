import { townNames } from "../../../src/content/towns"

const at = (city: string, country: string, region?: string) => ({ city, country, region })

test("towns of one name in two countries are told apart, and no others", () => {
  const naples = [at("Naples", "IT"), at("Naples", "US"), at("Naples", "IT")]
  const places = [...naples, at("Rome", "IT"), at("Rome", "IT")]
  expect(places.map(townNames(places))).toEqual([
    "Naples, Italy",
    "Naples, United States",
    "Naples, Italy",
    "Rome",
    "Rome",
  ])
})

test("towns of one name in one country are told apart by their regions, where these are known", () => {
  const places = [
    at("Portland", "US", "Oregon"),
    at("Portland", "US", "Maine"),
    at("Boston", "US", "Massachusetts"),
    at("Boston", "GB", "Lincolnshire"),
    at("Rome", "IT", "Lazio"),
    at("Rome", "IT"),
  ]
  expect(places.map(townNames(places))).toEqual([
    "Portland, Oregon",
    "Portland, Maine",
    "Boston, United States",
    "Boston, United Kingdom",
    "Rome",
    "Rome",
  ])
})
