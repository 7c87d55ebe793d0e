import {
  ORDERING_FACTS,
  type OrderingFacts,
  type PickupVenue,
} from "../../shared/ordering/ordering-facts"
import { mayHaveOrders } from "../../shared/ordering/rules"
import { list } from "../../src/content/content-error"
import type { OrderingFactsQuery } from "../../src/content/generated/queries"
import { currencyCode } from "../../src/content/money"
import { mapPickupMenus, mapPickupRules, pickupItems, takesPickups } from "../../src/content/pickup"
import { venueDocument } from "../../src/content/venue"
import type { DerivedOutput } from "./derived-output"
import { GROUP_FIELDS, groupFacts, HOUSE_FIELDS, houseFacts } from "./house-facts"

export const orderingFactsQuery = `
  query OrderingFacts {
    cms {
      SiteSettings {
        ${GROUP_FIELDS}
      }
      Locations(limit: 0, sort: "slug") {
        docs {
          ${HOUSE_FIELDS}
          currency
          pickup {
            offered
            dishesPerSlot
            slotMinutes
            noticeMinutes
            lastBeforeClosing
            daysAhead
            note
          }
          menus {
            id
            title
            currency
            takeaway
            sections {
              title
              items {
                name
                prices {
                  label
                  amount
                }
                dietary
                allergens
              }
            }
          }
        }
      }
    }
  }
`

type VenueDocument = NonNullable<OrderingFactsQuery["cms"]["Locations"]>["docs"][number]

function venueFacts(venue: VenueDocument): PickupVenue {
  const ref = venueDocument(venue)
  return {
    takesOrders: takesPickups(venue),
    ...houseFacts(venue),
    rules: mapPickupRules(venue, ref),
    currency: currencyCode(venue.currency, ref),
    items: pickupItems(mapPickupMenus(venue)),
    note: venue.pickup?.note ?? "",
  }
}

/** What the server that takes orders offers, at which prices, and to whom it writes. */
export const orderingFacts: DerivedOutput<OrderingFactsQuery> = {
  name: "what the ordering server knows",
  query: orderingFactsQuery,
  files({ cms }) {
    const facts: OrderingFacts = {
      ...groupFacts(cms.SiteSettings),
      venues: list(cms.Locations?.docs)
        .filter(({ pickup }) => mayHaveOrders(pickup))
        .map(venueFacts),
    }
    return [{ path: ORDERING_FACTS, text: JSON.stringify(facts) }]
  },
}
