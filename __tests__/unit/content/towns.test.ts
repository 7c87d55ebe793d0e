import { townNames } from "../../../src/content/towns"

const at = (city: string, country: string) => ({ city, country })

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
