import { distanceInKm, nearestFirst } from "../../../shared/geo"
import { formatDistance } from "../../../src/texts/intl"

const rome = { latitude: 41.9028, longitude: 12.4964 }
const milan = { latitude: 45.4642, longitude: 9.19 }
const london = { latitude: 51.5074, longitude: -0.1278 }
const tokyo = { latitude: 35.6762, longitude: 139.6503 }

describe("the distance between two places", () => {
  it("is nothing from a place to itself", () => {
    expect(distanceInKm(rome, rome)).toBe(0)
  })

  it("is right to within one per cent of the known figure", () => {
    expect(distanceInKm(rome, milan)).toBeCloseTo(477, -1)
    expect(distanceInKm(london, tokyo) / 9559).toBeCloseTo(1, 2)
  })

  it("is the same in both directions", () => {
    expect(distanceInKm(milan, london)).toBeCloseTo(distanceInKm(london, milan), 9)
  })

  it("is short across the date line", () => {
    const west = { latitude: 0, longitude: 179.5 }
    const east = { latitude: 0, longitude: -179.5 }

    expect(distanceInKm(west, east)).toBeCloseTo(111.2, 1)
  })

  it("is half the Earth's circumference for opposite points", () => {
    const here = { latitude: 0, longitude: 0 }
    const there = { latitude: 0, longitude: 180 }

    expect(distanceInKm(here, there)).toBeCloseTo(Math.PI * 6371.0088, 3)
    expect(
      distanceInKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }),
    ).toBeCloseTo(Math.PI * 6371.0088, 3)
  })
})

describe("a distance in words", () => {
  it("says tenths of a kilometre nearby and whole kilometres further away", () => {
    expect(formatDistance(0.43)).toBe("0.4 km")
    expect(formatDistance(9.94)).toBe("9.9 km")
    expect(formatDistance(9.96)).toBe("10 km")
    expect(formatDistance(1204.4)).toBe("1,204 km")
  })

  it("does not claim to know the last hundred metres", () => {
    expect(formatDistance(0)).toBe("under 0.1 km")
  })
})

describe("places ordered by distance", () => {
  it("start with the nearest and carry their distance", () => {
    const places = [
      { name: "London", at: london },
      { name: "Milan", at: milan },
    ]

    const ordered = nearestFirst(places, rome, (place) => place.at)

    expect(ordered.map(({ place }) => place.name)).toEqual(["Milan", "London"])
    expect(ordered[0]?.kilometres).toBeCloseTo(477, -1)
  })

  it("leave the given list as it was", () => {
    const places = [london, milan]

    nearestFirst(places, rome, (place) => place)

    expect(places).toEqual([london, milan])
  })
})
