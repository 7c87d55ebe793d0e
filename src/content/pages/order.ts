import { list } from "../content-error"
import type { OrderPageQuery } from "../generated/queries"
import { NAMED_VENUES } from "../many-venues"
import { mapPage, type PageText } from "../page-text"
import { pooled } from "../pooled"
import { isNotGone, tradingFirst } from "../trading"
import { byAlphabet } from "../../texts/intl"
import { mapListedVenue, mapOrdering, venueDocument } from "../venue"

/** Of each venue what is shown of it; many in the order of their towns, for they are looked through. */
function orderVenues({ cms }: OrderPageQuery) {
  const venues = list(cms.Locations?.docs).filter(isNotGone)
  const all = tradingFirst(
    venues.map((venue) => {
      const { name, slug, path, brand, address, hours, phone, hero } = mapListedVenue(
        venue,
        venues.length,
      )
      return {
        ...{ name, slug, path, brand, hours, phone, hero },
        address: { street: address.street, city: address.city },
        ordering: mapOrdering(venue, venueDocument(venue)),
      }
    }),
  )
  return all.length > NAMED_VENUES
    ? all.sort((one, other) => byAlphabet(one.address.city, other.address.city))
    : all
}

export const toOrderModel = (answer: OrderPageQuery) => ({
  page: mapPage(answer.cms.Pages, "order"),
  venues: pooled(orderVenues(answer), "brand", "hours"),
})

export type OrderData = ReturnType<typeof toOrderModel>

export interface OrderModel {
  page: PageText
  venues: ReturnType<typeof orderVenues>
}
