import { mapBrandDetail } from "../brand"
import { byName } from "../by-name"
import { list, onlyDocument } from "../content-error"
import type { BrandPageQuery } from "../generated/queries"
import { NAMED_VENUES, shortOf } from "../many-venues"
import { mapMenu, shownMenus, type Menu } from "../menu"
import { mapSeo } from "../seo"
import { mapTastingMenuTeaser } from "../tasting-menu"
import { byTrading, isNotGone } from "../trading"
import { mapDescribedVenue, mapVenueReference, takesBookings } from "../venue"

const KINDS: readonly Menu["kind"][] = [
  "allDay",
  "bakery",
  "brunch",
  "lunch",
  "dinner",
  "dessert",
  "drinks",
]

interface ServedMenu {
  menu: Menu
  venues: readonly { name: string; path: string }[]
}

/** What most guests come for first. */
const byWeight = (a: ServedMenu, b: ServedMenu): number =>
  KINDS.indexOf(a.menu.kind) - KINDS.indexOf(b.menu.kind) || b.venues.length - a.venues.length

const inOrder = (menus: readonly ServedMenu[]): ServedMenu[] => [...menus].sort(byWeight)

/** So many menus stand on the page; more are on that of all. */
const MOST_MENUS = 6

/** At so many doors it is said of each dish which serve it; of more, its menu says so. */
const MOST_DOORS = 6

/** A dish as it stands on a menu: what it costs there, and who serves it. */
export interface DishServing {
  menu: Pick<Menu, "title" | "slug">
  prices: Menu["sections"][number]["items"][number]["prices"]
  /** Paths of venues; nothing where the brand has many. */
  servedAt: readonly string[] | undefined
}

const alike = new Intl.Collator("en", { sensitivity: "base" })

/** The menus on which a dish of this name stands, by a name that is written alike; in the order of the page's menus. */
export const servingsOf = (name: string, menus: readonly ServedMenu[]): DishServing[] =>
  inOrder(menus).flatMap(({ menu: { title, slug, sections }, venues }) => {
    const item = sections
      .flatMap(({ items }) => items)
      .find((each) => alike.compare(each.name, name) === 0)
    const servedAt = venues.map(({ path }) => path)
    return item ? [{ menu: { title, slug }, prices: item.prices, servedAt }] : []
  })

/** Menus as the page shows them, with where they are served and in which money they are counted. */
export function brandMenus(menus: readonly ServedMenu[]) {
  const ordered = inOrder(menus)
  const shown = shownMenus(ordered.map(({ menu }) => menu))
  return shown.map((menu, index) => {
    const { venues = [], menu: whole } = ordered[index] ?? {}
    const named = shortOf(venues)
    return {
      menu,
      venues: named,
      venueCount: venues.length,
      currency: whole?.sections[0]?.items[0]?.prices[0]?.price.currency,
    }
  })
}

export const toBrandModel = ({ cms }: BrandPageQuery) => {
  const document = onlyDocument(cms.Brands?.docs, "Brand", "a brand that is published")
  const brand = mapBrandDetail(document)
  const venues = list(cms.Locations?.docs).sort(byName)
  const ids = new Set(venues.filter(isNotGone).map((venue) => venue.id))
  const menus = list(cms.Menus?.docs)
    .map((menu) => ({
      menu: mapMenu(menu),
      venues: venues
        .filter(({ status }) => status === "open" || status === "temporarilyClosed")
        .filter((venue) => list(venue.menus).some((served) => served.id === menu.id))
        .map((venue) => {
          const { name, path } = mapVenueReference(venue)
          return { name, path }
        }),
    }))
    // A menu that no venue serves yet is not the guests' business.
    .filter(({ venues }) => venues.length > 0)
  const hasMoreVenues = venues.length > NAMED_VENUES
  return {
    brand,
    seo: mapSeo(document.seo, {
      title: brand.name,
      description: brand.summary,
      image: document.hero,
    }),
    // The picture of the first stands for all.
    venues: [...venues]
      .sort(byTrading)
      .slice(0, NAMED_VENUES)
      .map((venue, index) => mapDescribedVenue(venue, index === 0 ? 1 : venues.length)),
    hasMoreVenues,
    takesBookings: venues.some(takesBookings),
    menus: brandMenus(menus).slice(0, MOST_MENUS),
    hasMoreMenus: menus.length > MOST_MENUS,
    /** Of each dish to order first, in their order. */
    dishServings: brand.signatureDishes.map(({ name }) =>
      servingsOf(name, menus).map((serving) =>
        venues.length > MOST_DOORS ? { ...serving, servedAt: undefined } : serving,
      ),
    ),
    tastingMenus: list(cms.TastingMenus?.docs)
      .filter((menu) => list(menu.venues).some((venue) => ids.has(venue.id)))
      .map(mapTastingMenuTeaser),
  }
}

export type BrandModel = ReturnType<typeof toBrandModel>
