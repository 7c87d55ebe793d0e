import { wallClock } from "../../../shared/opening-hours"
import { brandDocument, mapBrandReference } from "../brand"
import { list, onlyDocument, required, type DocumentRef } from "../content-error"
import { instant } from "../day"
import type { MenuPageQuery } from "../generated/queries"
import { isNotGone, tradingFirst } from "../trading"
import { NAMED_VENUES } from "../many-venues"
import { mapMenu, mapMenuReference } from "../menu"
import { mapSeo } from "../seo"
import { mapVenueLine, type IndexedVenue } from "../venue"

export const toMenuModel = ({ cms }: MenuPageQuery) => {
  const row = onlyDocument(cms.Menus?.docs, "Menu", "a menu that is published")
  const document: DocumentRef = { type: "Menu", name: row.title, id: row.id }
  const menu = mapMenu(row)
  const brand = required(row.brand, document, "brand", "a brand that is published")
  const places = list(cms.Locations?.docs).filter(isNotGone)
  const venues = tradingFirst(places.map(mapVenueLine))
  const isLong = venues.length > NAMED_VENUES
  const others = (isLong ? [] : places)
    .flatMap((venue) => list(venue.menus))
    .filter(({ id }, index, menus) => menus.findIndex((other) => other.id === id) === index)
    .filter(({ id }) => id !== row.id)
  const changed = new Date(instant(row.updatedAt, document, "updatedAt"))
  return {
    menu,
    brand: mapBrandReference(brand, brandDocument(brand)),
    /** That serve it, now or soon. */
    venues: venues.map(({ hours, ...venue }): IndexedVenue =>
      isLong ? { ...venue, status: hours.status } : { ...venue, hours },
    ),
    /** What else these venues serve; what very many do stands on the page of each. */
    others: others.map(mapMenuReference),
    /** Day of the last change where it is served, `YYYY-MM-DD`. */
    changedOn: wallClock(changed, venues[0]?.hours.timeZone ?? "UTC").day,
    seo: mapSeo(undefined, {
      title: `${menu.title}, ${brand.name}`,
      description: menu.introduction,
      image: brand.hero,
    }),
  }
}

export type MenuPageModel = ReturnType<typeof toMenuModel>
