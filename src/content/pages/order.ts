import { list } from "../content-error"
import type { OrderPageQuery } from "../generated/queries"
import { mapPage, type PageText } from "../page-text"
import { pooled } from "../pooled"
import { isNotGone, tradingFirst } from "../trading"
import { mapListedVenue, mapOrdering, venueDocument } from "../venue"

/** Of each venue what is shown of it. */
function orderVenues({ cms }: OrderPageQuery) {
  const venues = list(cms.Locations?.docs).filter(isNotGone)
  return tradingFirst(
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
