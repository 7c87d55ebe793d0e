import { describe, expect, it } from "@jest/globals"
import type {
  LocationsPageQuery,
  VenueDetailFragment,
} from "../../../src/content/generated/queries"
import { toLocationsModel } from "../../../src/content/pages/locations"
import { unpooled } from "../../../src/content/unpooled"
import { mapVenue } from "../../../src/content/venue"
import { formatAddress } from "../../../src/texts/address"
import type { Image } from "../../../src/content/image"

const picture = (alt: string): Image => ({
  alt,
  width: 1440,
  height: 960,
  focalPoint: { x: 50, y: 50 },
  avif: [],
  webp: [],
})

const map = picture("Map of London at night")

const emberHouse = {
  id: 1,
  name: "Ember House",
  slug: "ember-house",
  brand: { id: 2, name: "Ember", slug: "ember", accentColour: "#dba58a" },
  status: "open",
  summary: "A room around a hearth.",
  address: { street: "1 Kiln Lane", city: "London", postcode: "E8 1AA", country: "GB" },
  geo: { latitude: 51.54, longitude: -0.06 },
  timeZone: "Europe/London",
  phone: "+44 20 7946 0001",
  email: "ember@example.test",
  currency: "GBP",
  priceLevel: 3,
  booking: { method: "phone" },
  hero: { image: picture("Ember House at night") },
  map: { image: map },
} as VenueDetailFragment

describe("a venue", () => {
  it("has its map, on its own page", () => {
    expect(mapVenue(emberHouse).map).toEqual(map)
  })

  it.each([null, undefined])("may do without a map: %j", (none) => {
    expect(mapVenue({ ...emberHouse, map: none }).map).toBeUndefined()
  })

  it.each([null, ""])("may stand in a country without postcodes: %j", (postcode) => {
    const { address } = mapVenue({ ...emberHouse, address: { ...emberHouse.address, postcode } })
    expect(address.postcode).toBeUndefined()
    expect(formatAddress(address)).toBe("1 Kiln Lane, London")
  })

  it("whose latitude and longitude are the wrong way round is named", () => {
    expect(() => mapVenue({ ...emberHouse, geo: { latitude: -0.06, longitude: 51.54 } })).toThrow(
      "Location “Ember House” (id 1): the field “geo.latitude” is -0.06 and the longitude 51.54, which is not in the country of the address (United Kingdom). It needs the two the other way round.",
    )
  })

  it("may stand on an island far from all towns of its country", () => {
    const geo = { latitude: -31.53, longitude: 159.07 }
    const address = { ...emberHouse.address, country: "AU" }
    expect(mapVenue({ ...emberHouse, address, geo }).geo).toEqual(geo)
  })

  it("has its map among all venues too", () => {
    const page = { id: 3, template: "locations", title: "Venues" }
    const query = {
      cms: { Pages: { docs: [page] }, Locations: { docs: [emberHouse] }, Brands: null },
    } as unknown as LocationsPageQuery
    expect(unpooled(toLocationsModel(query).venues).map((venue) => venue.map)).toEqual([map])
  })
})
