import { beforeAll, describe, expect, it } from "@jest/globals"
import type { FooterModel } from "../../../src/content/footer"
import type { HeaderFrame } from "../../../src/content/header-frame"
import { NAMED_VENUES, PICTURED_VENUES, shortOf } from "../../../src/content/many-venues"
import type { BrandModel } from "../../../src/content/pages/brand"
import type { ContactModel } from "../../../src/content/pages/contact"
import type { MenuPageModel } from "../../../src/content/pages/menu"
import type { MenusModel } from "../../../src/content/pages/menus"
import type { BookData } from "../../../src/content/pages/book"
import type { LocationsData } from "../../../src/content/pages/locations"
import type { OrderData } from "../../../src/content/pages/order"
import { unpooled } from "../../../src/content/unpooled"
import { graphOf, scriptText } from "../../../src/structured-data/graph"
import { NOW, seededSite, type SeededSite } from "../seeded-site"

const VENUES = 80
const LAST = "Zuppa, the last of all"

/** The demo as a group whose largest brand has very many venues. */
const grown = (): Promise<SeededSite> =>
  seededSite((documents) => {
    const venues = documents.get("locations") ?? []
    const [first] = venues
    if (!first) throw new Error("The demo has no venue.")
    while (venues.length < VENUES) {
      const number = venues.length + 1
      const name = number === VENUES ? LAST : `Venue ${number}`
      venues.push({ ...first, id: 1000 + number, name, slug: `venue-${number}`, status: "open" })
    }
  })

let site: SeededSite
const modelAt = <Model>(path: string): Model =>
  site.pages.find((page) => page.path === path)?.model as Model

beforeAll(async () => {
  site = await grown()
})

describe("of a group with very many venues", () => {
  it("each is named where it is looked for, and on no other page", async () => {
    const naming = site.pages.filter(({ model }) => JSON.stringify(model).includes(LAST))
    const lists = ["book", "contact", "error-page", "locations", "order"]
    expect([...new Set(naming.map(({ template }) => template))].sort()).toEqual(
      [...lists, "location", "menu", "pickup"].sort(),
    )
    const errors = naming.filter(({ template }) => template === "error-page")
    expect(errors.map(({ path }) => path).sort()).toEqual(["/500", "/500.html", "/offline"])
    for (const slice of ["HeaderFrame", "Footer"]) {
      expect(JSON.stringify(await site.slice(slice))).not.toContain(LAST)
    }
  })

  it("a house of few venues names its own, and leads to the others", async () => {
    const header = async (brandSlug: string) =>
      (await site.slice("HeaderFrame", { brandSlug })) as HeaderFrame
    const few = await header("cenere")
    expect(new Set(few.venues.map(({ brandSlug }) => brandSlug))).toEqual(new Set(["cenere"]))
    expect(few.hasMoreVenues).toBe(true)
    expect((await header("400")).venues).toEqual([])
    expect(await site.slice("Footer")).toMatchObject({ venues: [], hasMoreVenues: true })
  })

  it("the list of all says where each is and when it is open, and leaves its picture to its page", () => {
    const venues = unpooled(modelAt<LocationsData>("/locations").venues)
    expect(venues).toHaveLength(VENUES)
    for (const { hero, map, hours, geo } of venues) {
      expect({ hero, map }).toEqual({ hero: undefined, map: undefined })
      expect([hours.weekly.length > 0 || hours.status !== "open", geo.latitude]).toEqual([
        true,
        expect.any(Number),
      ])
    }
    const page = site.pages.find(({ path }) => path === "/locations")
    const graph = page && graphOf({ ...page, model: page.model as object }, { ...site, now: NOW })
    const described = graph ? scriptText(graph) : ""
    expect(described).toContain(`/locations/venue-${VENUES}"`)
    expect(described).not.toContain("openingHoursSpecification")
  })

  it("a list says of each what is shown of it, and once what many have alike", () => {
    const bytes = (value: object) => Buffer.byteLength(JSON.stringify(value))
    for (const path of ["/locations", "/order", "/book"]) {
      const { venues } = modelAt<LocationsData | OrderData | BookData>(path)
      const { pool, rows } = venues
      expect([path, pool.hours.length < rows.length / 4]).toEqual([path, true])
      expect([path, bytes(rows) / VENUES < 400]).toEqual([path, true])
    }
  })

  it("the page of their brand names the first, shows a picture of one, and leads to the others", () => {
    const { venues, hasMoreVenues, menus, dishServings } = modelAt<BrandModel>("/400")
    expect([venues.length, hasMoreVenues]).toEqual([NAMED_VENUES, true])
    expect(venues.map(({ hero }) => hero !== undefined).lastIndexOf(true)).toBe(0)
    const [first] = menus.filter(({ venues }) => venues.length === 0)
    expect(first?.venueCount).toBeGreaterThan(NAMED_VENUES)
    expect(dishServings.flat().map(({ servedAt }) => servedAt)).toEqual(
      dishServings.flat().map(() => undefined),
    )
  })

  it("the list of menus has each once, and its page names where it is served", () => {
    const { venues, menus } = modelAt<MenusModel>("/menus")
    expect(venues).toEqual([])
    expect(new Set(menus.map(({ path }) => path)).size).toBe(menus.length)
    const widest = menus.reduce((most, menu) => (menu.venues > most.venues ? menu : most))
    expect(widest.venues).toBeGreaterThan(PICTURED_VENUES)
    const { venues: serving, others } = modelAt<MenuPageModel>(widest.path)
    expect(serving).toHaveLength(widest.venues)
    expect(serving.filter(({ hours }) => hours !== undefined)).toEqual([])
    expect(others).toEqual([])
  })

  it("a message can be about each, and its telephone is on its own page", () => {
    const { venues, choices } = modelAt<ContactModel>("/contact")
    expect(venues).toEqual([])
    expect(choices.map(({ name }) => name)).toContain(LAST)
  })
})

it("a group whose venues are read at a glance names them all on every page", async () => {
  const demo = await seededSite(undefined, { only: ["/contact"] })
  const header = (await demo.slice("HeaderFrame", { brandSlug: "400" })) as HeaderFrame
  const footer = (await demo.slice("Footer")) as FooterModel
  const { venues, choices } = demo.pages.find(({ path }) => path === "/contact")
    ?.model as ContactModel
  for (const { length } of [header.venues, footer.venues, venues]) {
    expect(length).toBe(choices.length)
  }
  expect([header.hasMoreVenues, footer.hasMoreVenues]).toEqual([false, false])
  const cenere = (await demo.slice("HeaderFrame", { brandSlug: "cenere" })) as HeaderFrame
  expect([cenere.bookAt, header.bookAt]).toEqual(["cenere-testaccio", undefined])
  const venuesOf = (length: number) => Array.from({ length }, (_, index) => index)
  expect(shortOf(venuesOf(NAMED_VENUES))).toHaveLength(NAMED_VENUES)
  expect(shortOf(venuesOf(NAMED_VENUES + 1))).toHaveLength(0)
})
