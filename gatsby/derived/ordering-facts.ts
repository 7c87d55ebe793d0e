import {
  ORDERING_FACTS,
  type OrderingFacts,
  type PickupVenue,
} from "../../shared/ordering/ordering-facts"
import { mayHaveOrders } from "../../shared/ordering/rules"
import { mapAddress } from "../../src/content/address"
import { list, required } from "../../src/content/content-error"
import type { OrderingFactsQuery } from "../../src/content/generated/queries"
import { mapHours } from "../../src/content/hours"
import { currencyCode } from "../../src/content/money"
import { mapPickupMenus, mapPickupRules, pickupItems, takesPickups } from "../../src/content/pickup"
import { SETTINGS } from "../../src/content/site-facts"
import { venueDocument } from "../../src/content/venue"
import { formatAddress } from "../../src/texts/intl"
import type { DerivedOutput } from "./derived-output"

const query = /* GraphQL */ `
  query OrderingFacts {
    cms {
      SiteSettings {
        groupName
        email
      }
      Locations(limit: 0, sort: "slug") {
        docs {
          id
          name
          slug
          address {
            street
            district
            city
            postcode
            region
            country
          }
          phone
          email
          status
          statusNote
          timeZone
          openingHours {
            day
            opens
            closes
          }
          hoursExceptions {
            from
            until
            reason
            closed
            periods {
              opens
              closes
            }
          }
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
    slug: required(venue.slug, ref, "slug", "a slug such as 400-soho"),
    name: required(venue.name, ref, "name", "the venue's name"),
    address: formatAddress(mapAddress(venue.address, ref)),
    email: required(venue.email, ref, "email", "the venue's e-mail address"),
    phone: required(venue.phone, ref, "phone", "a number that starts with + and the country code"),
    hours: mapHours(venue, ref),
    rules: mapPickupRules(venue, ref),
    currency: currencyCode(venue.currency, ref),
    items: pickupItems(mapPickupMenus(venue)),
    note: venue.pickup?.note ?? "",
  }
}

/** What the server that takes orders offers, at which prices, and to whom it writes. */
export const orderingFacts: DerivedOutput<OrderingFactsQuery> = {
  name: "what the ordering server knows",
  query,
  files({ cms }) {
    const { SiteSettings: settings } = cms
    const facts: OrderingFacts = {
      groupName: required(settings?.groupName, SETTINGS, "groupName", "the group's name"),
      email: required(settings?.email, SETTINGS, "email", "the group's e-mail address"),
      venues: list(cms.Locations?.docs)
        .filter(({ pickup }) => mayHaveOrders(pickup))
        .map(venueFacts),
    }
    return [{ path: ORDERING_FACTS, text: JSON.stringify(facts) }]
  },
}
