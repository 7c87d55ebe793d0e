import { onlyDocument, optional, required } from "../content-error"
import type { PickupPageQuery } from "../generated/queries"
import { currencyCode } from "../money"
import { mapPickupMenus } from "../pickup"
import { mapSeo } from "../seo"
import { mapVenueLine, venueDocument } from "../venue"
import { collectFrom, pickupDescription } from "../../texts/order-form"

export const toPickupModel = ({ cms }: PickupPageQuery) => {
  const venue = onlyDocument(cms.Locations?.docs, "Location", "a venue that is published")
  const document = venueDocument(venue)
  const line = mapVenueLine(venue)
  const menus = mapPickupMenus(venue)
  return {
    venue: {
      ...line,
      phone: required(venue.phone, document, "phone", "a number that starts with + and the code"),
      note: optional(venue.pickup?.note),
      currency: currencyCode(venue.currency, document),
    },
    menus,
    /** Nothing can be ordered while the venue is closed, or where nothing of it can be taken away. */
    takesOrders: line.hours.status === "open" && menus.length > 0,
    seo: mapSeo(undefined, {
      title: collectFrom(line.name),
      description: pickupDescription(line.name),
      image: venue.hero,
    }),
  }
}

export type PickupModel = ReturnType<typeof toPickupModel>
