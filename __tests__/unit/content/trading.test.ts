import { describe, expect, it } from "@jest/globals"
import { mapFooter } from "../../../src/content/footer"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { BookData, BookModel } from "../../../src/content/pages/book"
import type { BrandModel } from "../../../src/content/pages/brand"
import type { DegustationModel } from "../../../src/content/pages/degustation"
import type { FunctionsModel } from "../../../src/content/pages/functions"
import type { LocationModel } from "../../../src/content/pages/location"
import type { LocationsData } from "../../../src/content/pages/locations"
import type { StockistsModel } from "../../../src/content/pages/stockists"
import type { TastingMenuPageModel } from "../../../src/content/pages/tasting-menu"
import { unpooled } from "../../../src/content/unpooled"
import { TastingMenuView } from "../../../src/views/degustation/tasting-menu-view"
import { seededSite, type Document, type Growth } from "../seeded-site"

const isOpen = ({ hours }: BookModel["venues"][number]): boolean => hours.status === "open"

/** The models of these pages of a demo that is made otherwise; of an address that no page has there is none. */
async function modelsAt(paths: readonly string[] | "all", grow?: Growth) {
  const { pages } = await seededSite(grow, paths === "all" ? {} : { only: paths })
  return (path: string): unknown => {
    if (paths !== "all" && !paths.includes(path)) throw new Error(`${path} was not asked for.`)
    return pages.find((page) => page.path === path)?.model
  }
}

it("lists no venue that is gone for good where a table or food is to be had, and no brand without one to choose from", async () => {
  const modelOf = await modelsAt("all", (documents) => {
    const only = documents.get("brands")?.find(({ slug }) => slug === "400")
    for (const venue of documents.get("locations") ?? []) {
      venue["brand"] = only
      if (venue["slug"] === "400-navigli") venue["status"] = "closed"
    }
  })
  for (const path of ["/book", "/order", "/menus"]) {
    expect(JSON.stringify(modelOf(path))).toContain('"/locations/400-trastevere"')
    expect(JSON.stringify(modelOf(path))).not.toContain('"/locations/400-navigli"')
  }
  expect((modelOf("/locations") as LocationsData).brands).toEqual([{ name: "400", slug: "400" }])
})

it("shows of the other houses those that are not gone, the nearest first, its brand's before the group's", async () => {
  const modelOf = await modelsAt(
    ["/locations/400-trastevere", "/locations/madia-bermondsey"],
    (documents) => {
      const gone = documents.get("locations")?.find(({ slug }) => slug === "400-navigli")
      if (gone) gone["status"] = "closed"
    },
  )
  const othersAt = (path: string): string[] =>
    (modelOf(path) as LocationModel).otherVenues.map(({ slug }) => slug)
  expect(othersAt("/locations/400-trastevere")).toEqual([
    "400-soho",
    "400-alfama",
    "cenere-testaccio",
  ])
  expect(othersAt("/locations/madia-bermondsey")).toEqual([
    "madia-spaccanapoli",
    "400-soho",
    "400-trastevere",
  ])
})

it("offers no space of a house that is gone for good, nor a page of its own for more than are left", async () => {
  const modelOf = await modelsAt(
    ["/functions", "/functions/2", "/locations/400-trastevere"],
    (documents) => {
      const gone = documents.get("locations")?.find(({ slug }) => slug === "400-trastevere")
      if (gone) gone["status"] = "closed"
      const spaces = documents.get("function-spaces") ?? []
      const [own] = spaces.filter(({ venue }) => venue === gone)
      const more = Array.from({ length: 9 }, (_, at) => ({
        ...own,
        id: 900 + at,
        slug: `more-${at}`,
      }))
      spaces.push(...(more as typeof spaces))
    },
  )
  const { spaces } = modelOf("/functions") as FunctionsModel
  expect(spaces.map(({ venue }) => venue.slug)).not.toContain("400-trastevere")
  expect(spaces.length).toBeGreaterThan(1)
  expect(modelOf("/functions/2")).toBeUndefined()
  const { functionSpaces } = modelOf("/locations/400-trastevere") as LocationModel
  expect(functionSpaces).toEqual([])
})

it("offers no tasting menu that only houses served which are gone for good; its own page says so", async () => {
  const modelOf = await modelsAt(
    [
      "/degustation",
      "/degustation/2",
      "/locations/cenere-testaccio",
      "/cenere",
      "/degustation/brace",
    ],
    (documents) => {
      const gone = documents.get("locations")?.find(({ slug }) => slug === "cenere-testaccio")
      const left = documents.get("locations")?.find(({ slug }) => slug === "400-soho")
      if (gone) gone["status"] = "closed"
      const menus = documents.get("tasting-menus") ?? []
      const orto = menus.find(({ slug }) => slug === "orto")
      if (orto) orto["venues"] = [gone, left]
      const brace = menus.find(({ slug }) => slug === "brace")
      // In their order before what is left.
      const more = Array.from({ length: 6 }, (_, at) => ({
        ...brace,
        ...{ id: 900 + at, order: -1 },
        slug: `more-${at}`,
      }))
      menus.push(...(more as typeof menus))
    },
  )
  const { tastingMenus } = modelOf("/degustation") as DegustationModel
  expect(tastingMenus.map(({ slug, venues }) => [slug, venues.map((venue) => venue.slug)])).toEqual(
    [["orto", ["400-soho"]]],
  )
  expect(modelOf("/degustation/2")).toBeUndefined()
  expect((modelOf("/locations/cenere-testaccio") as LocationModel).tastingMenus).toEqual([])
  expect((modelOf("/cenere") as BrandModel).tastingMenus).toEqual([])
  const own = modelOf("/degustation/brace") as TastingMenuPageModel
  expect(own.others.map(({ path }) => path)).toEqual(["/degustation/orto"])
  expect(own.menu.brand?.slug).toBe("cenere")
  expect(renderToStaticMarkup(createElement(TastingMenuView, { model: own }))).toContain(
    "We do not serve this menu any more.",
  )
})

describe("venues that trade", () => {
  it("come before those that do not where one is chosen", async () => {
    const paths = ["/book", "/order", "/locations", "/contact"]
    const modelOf = await modelsAt(paths)
    for (const path of paths) {
      const { venues } = modelOf(path) as BookData | BookModel
      const open = ("pool" in venues ? unpooled(venues) : venues).map(isOpen)
      expect([path, new Set(open).size]).toEqual([path, 2])
      expect([path, open.lastIndexOf(true) < open.indexOf(false)]).toEqual([path, true])
    }
  })

  it("are listed by their names as guests look them up, with shops and houses of a brand", async () => {
    const names = ["Zola", "ateliers", "Épicerie", "Bar"]
    const inOrder = ["ateliers", "Bar", "Épicerie", "Zola"]
    const paths = ["/book", "/order", "/locations", "/contact", "/menus", "/400", "/stockists"]
    const modelOf = await modelsAt(paths, (documents) => {
      const [venue] = documents.get("locations") ?? []
      const [shop] = documents.get("stockists") ?? []
      const named = (document: Document | undefined) =>
        names.map((name, at) => ({ ...document, id: 1 + at, name, slug: name.toLowerCase() }))
      documents.get("locations")?.splice(0, Infinity, ...named(venue))
      documents.get("stockists")?.splice(0, Infinity, ...named(shop))
    })
    const nameOf = ({ name }: { name: string }): string => name
    for (const path of paths) {
      const model = modelOf(path) as LocationsData | BrandModel | StockistsModel
      const listed =
        "stockists" in model
          ? model.stockists
          : "pool" in model.venues
            ? unpooled(model.venues)
            : model.venues
      expect([path, listed.map(nameOf)]).toEqual([path, inOrder])
    }
  })

  it("come first at the foot of every page, else by the name", () => {
    const venue = (name: string, status: string, id: number) => ({
      ...{ id, name, slug: name.toLowerCase(), address: { city: "Rome", country: "IT" } },
      status,
    })
    const Locations = {
      docs: [
        venue("Alfama", "openingSoon", 1),
        venue("Navigli", "open", 2),
        venue("Soho", "open", 3),
        venue("Órzo", "open", 4),
      ],
    } as NonNullable<Parameters<typeof mapFooter>[0]["cms"]["Locations"]>
    const SiteSettings = {
      groupName: "Quattrocento",
      legalName: "Quattrocento S.r.l.",
      description: "Three restaurants.",
      email: "ciao@quattrocento.example",
    }
    const footer = mapFooter({ cms: { SiteSettings, Locations } } as Parameters<
      typeof mapFooter
    >[0])
    expect(footer.venues.map(({ name }) => name)).toEqual(["Navigli", "Órzo", "Soho", "Alfama"])
  })
})
