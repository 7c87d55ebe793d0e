import { list } from "../content-error"
import type { MenusPageQuery } from "../generated/queries"
import { PICTURED_VENUES } from "../many-venues"
import { mapMenuReference } from "../menu"
import { mapPage } from "../page-text"
import { isNotGone, tradingFirst } from "../trading"
import { mapVenueLine } from "../venue"

type VenueMenus = ReturnType<typeof venuesWithMenus>[number]

/** Brands in their order, of each the venues that trade first, of each what it serves. */
function venuesWithMenus({ cms }: MenusPageQuery) {
  const order = list(cms.Brands?.docs).map(({ slug }) => slug)
  const rank = ({ brand }: { brand: { slug: string } }): number => order.indexOf(brand.slug)
  const venues = list(cms.Locations?.docs)
    .filter(isNotGone)
    .map((venue) => ({
      ...mapVenueLine(venue),
      menus: list(venue.menus).map(mapMenuReference),
    }))
    .filter(({ menus }) => menus.length > 0)
  return tradingFirst(venues).sort((a, b) => rank(a) - rank(b))
}

/** Where what a venue is to serve is served while it is not open. */
function withMeanwhile(venue: VenueMenus, venues: readonly VenueMenus[]) {
  const openWith = (path: string): readonly string[] =>
    venues
      .filter(
        ({ hours, menus }) => hours.status === "open" && menus.some((menu) => menu.path === path),
      )
      .map(({ name }) => name)
  return {
    ...venue,
    menus: venue.menus.map((menu) => ({
      ...menu,
      meanwhileAt: venue.hours.status === "open" ? [] : openWith(menu.path),
    })),
  }
}

type ServedMenu = VenueMenus["menus"][number] &
  Pick<VenueMenus, "brand"> & {
    /** How many serve it; its name where that is one. */
    venues: number
    venue: string | undefined
  }

/** Of each brand what its venues serve, each menu once. */
function servedMenus(venues: readonly VenueMenus[]): readonly ServedMenu[] {
  const served = new Map<string, ServedMenu>()
  for (const { name, brand, menus } of venues) {
    for (const menu of menus) {
      const key = `${brand.slug} ${menu.path}`
      const others = served.get(key)?.venues ?? 0
      const venue = others === 0 ? name : undefined
      served.set(key, { ...menu, brand, venue, venues: others + 1 })
    }
  }
  return [...served.values()]
}

/** That are told venue by venue, of four elements each: a menu is one, a venue's own words are two. */
const MOST_LINES = 108

/** What each venue serves; of very many venues, or of very much that they serve, each menu once. */
export const toMenusModel = (answer: MenusPageQuery) => {
  const venues = venuesWithMenus(answer)
  const lines = venues.reduce((sum, { menus }) => sum + 2 + menus.length, 0)
  const isLong = venues.length > PICTURED_VENUES || lines > MOST_LINES
  return {
    page: mapPage(answer.cms.Pages, "menus"),
    venues: isLong ? [] : venues.map((venue) => withMeanwhile(venue, venues)),
    menus: isLong ? servedMenus(venues) : [],
  }
}

export type MenusModel = ReturnType<typeof toMenusModel>
