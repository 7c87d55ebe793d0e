import { pickupPath, routeTo } from "../../shared/paths"
import { orderHere } from "../texts/order"
import { mapAddress, mapGeo } from "./address"
import { PRICE_LEVELS, mapBrandReference } from "./brand"
import { list, oneOf, optional, required, someOf, type DocumentRef } from "./content-error"
import { mapEstablishment, type Establishment } from "./establishment"
import { mapHours } from "./hours"
import { PICTURED_VENUES } from "./many-venues"
import { currencyCode } from "./money"
import { optionalPicture, picture, pictures } from "./picture"
import type {
  VenueBookingFragment,
  VenueDetailFragment,
  VenueKindFragment,
  VenueLineFragment,
  VenueOrderingFragment,
  VenueSummaryFragment,
} from "./generated/queries"
import { mapMenu, shownMenus } from "./menu"
import { takesPickups } from "./pickup"

export const VENUE_FEATURES = [
  "terrace",
  "garden",
  "bar",
  "counter",
  "privateRoom",
  "takeaway",
  "delivery",
  "dogFriendly",
  "highChairs",
  "wifi",
  "liveFire",
  "bicycleParking",
] as const

export const VENUE_ACCESS = [
  "stepFree",
  "accessibleToilet",
  "hearingLoop",
  "largePrintMenu",
  "brailleMenu",
  "assistanceDogs",
  "quietHours",
] as const

interface VenueIdentity {
  id?: string | number
  name?: string | null
}

export const venueDocument = (venue: VenueIdentity): DocumentRef => ({
  type: "Location",
  name: venue.name,
  id: venue.id,
})

/** Name and path: what another document says about a venue. */
export function mapVenueReference(venue: VenueIdentity & { slug?: string | null }) {
  const document = venueDocument(venue)
  const slug = required(venue.slug, document, "slug", "the last part of the venue's address")
  return {
    name: required(venue.name, document, "name", "the venue's name"),
    slug,
    path: routeTo("locations", slug),
  }
}

export const venueSummaryFragment = /* GraphQL */ `
  fragment VenueSummary on CMS_Location {
    id
    name
    slug
    brand {
      id
      name
      slug
      accentColour
    }
    summary
    address {
      ...AddressDetail
    }
    geo {
      ...GeoPointDetail
    }
    phone
    email
    priceLevel
    ...VenueHours
    hero {
      ...SiteImage
    }
  }
`

export type VenueSummary = ReturnType<typeof mapVenueSummary>

export function mapVenueSummary(venue: VenueSummaryFragment) {
  const document = venueDocument(venue)
  return {
    ...mapVenueContact(venue),
    summary: required(venue.summary, document, "summary", "two or three sentences"),
    priceLevel: oneOf(venue.priceLevel, PRICE_LEVELS, document, "priceLevel"),
    hero: picture(venue.hero, document, "hero"),
  }
}

/** Where a venue is, and when and how it is reached: what a list of all of them can afford to say of each. */
export type VenueContact = ReturnType<typeof mapVenueContact>

export function mapVenueContact(venue: VenueSummaryFragment) {
  const document = venueDocument(venue)
  const brand = required(venue.brand, document, "brand", "a brand that is published")
  const address = mapAddress(venue.address, document)
  return {
    ...mapVenueReference(venue),
    brand: mapBrandReference(brand, { type: "Brand", name: brand.name, id: brand.id }),
    address,
    geo: mapGeo(venue.geo, address, document),
    hours: mapHours(venue, document),
    phone: required(
      venue.phone,
      document,
      "phone",
      "a number that starts with + and the country code",
    ),
    email: required(venue.email, document, "email", "the venue's e-mail address"),
  }
}

/** In a list of all; of very many it has no picture, which is a kilobyte of the page, and is described on its own alone. */
export type ListedVenue = VenueContact & Partial<VenueSummary>

/** @param count of the venues in the list */
export const mapListedVenue = (venue: VenueSummaryFragment, count: number): ListedVenue =>
  count > PICTURED_VENUES ? mapVenueContact(venue) : mapVenueSummary(venue)

/** In a list whose page describes it. */
export type DescribedVenue = ListedVenue & { establishment?: Establishment }

/** @param count as above */
export const mapDescribedVenue = (
  venue: VenueSummaryFragment & VenueKindFragment,
  count: number,
): DescribedVenue =>
  count > PICTURED_VENUES
    ? mapVenueContact(venue)
    : { ...mapVenueSummary(venue), establishment: mapEstablishment(venue) }

export const venueLineFragment = /* GraphQL */ `
  fragment VenueLine on CMS_Location {
    id
    name
    slug
    brand {
      id
      name
      slug
      accentColour
    }
    address {
      city
    }
    ...VenueHours
  }
`

/** A venue as a line of an index: where it is, and when it is open. */
export type VenueLine = ReturnType<typeof mapVenueLine>

/** In an index of very many it is not said whether it is open, but whether it is shut for now, or has yet to open. */
export type IndexedVenue = Omit<VenueLine, "hours"> &
  Partial<Pick<VenueLine, "hours"> & Pick<VenueLine["hours"], "status">>

export function mapVenueLine(venue: VenueLineFragment) {
  const document = venueDocument(venue)
  const brand = required(venue.brand, document, "brand", "a brand that is published")
  return {
    ...mapVenueReference(venue),
    brand: mapBrandReference(brand, { type: "Brand", name: brand.name, id: brand.id }),
    address: {
      city: required(venue.address?.city, document, "address.city", "the town or city"),
    },
    hours: mapHours(venue, document),
  }
}

/** Whether a table can be had by asking for one; whoever walks in needs none. */
export const takesBookings = (venue: {
  status?: string | null
  booking?: { method?: string | null } | null
}): boolean => venue.status === "open" && venue.booking?.method !== "walkIn"

export const venueBookingFragment = /* GraphQL */ `
  fragment VenueBooking on CMS_Location {
    booking {
      method
      url
      minPartySize
      maxPartySize
      noticeHours
      daysAhead
      note
    }
  }
`

export type BookingSettings = ReturnType<typeof mapBooking>

export function mapBooking(venue: VenueBookingFragment, document: DocumentRef) {
  const method = oneOf(
    venue.booking?.method,
    ["own", "online", "phone", "walkIn"] as const,
    document,
    "booking.method",
  )
  return {
    method,
    url:
      method === "online"
        ? required(venue.booking?.url, document, "booking.url", "the address of the booking form")
        : // It stays in the document when a venue chooses another way.
          undefined,
    minPartySize: optional(venue.booking?.minPartySize),
    maxPartySize: optional(venue.booking?.maxPartySize),
    noticeHours: optional(venue.booking?.noticeHours),
    daysAhead: optional(venue.booking?.daysAhead),
    note: optional(venue.booking?.note),
  }
}

export const venueOrderingFragment = /* GraphQL */ `
  fragment VenueOrdering on CMS_Location {
    slug
    status
    pickup {
      offered
      note
    }
    takeaways: menus {
      id
      takeaway
    }
    ordering {
      kind
      label
      url
      note
    }
  }
`

export type OrderingOption = ReturnType<typeof mapOrdering>[number]

/** Our own way first, for guests stay on the site. */
export const mapOrdering = (venue: VenueOrderingFragment, document: DocumentRef) => [
  ...(takesPickups({ ...venue, menus: venue.takeaways })
    ? [
        {
          kind: "collection" as const,
          label: orderHere,
          url: pickupPath(required(venue.slug, document, "slug", "the last part of the address")),
          note: optional(venue.pickup?.note),
        },
      ]
    : []),
  ...list(venue.ordering).map((option) => ({
    kind: oneOf(option.kind, ["collection", "delivery"] as const, document, "ordering.kind"),
    label: required(option.label, document, "ordering.label", "the words of the button"),
    url: required(option.url, document, "ordering.url", "the address of the ordering page"),
    note: optional(option.note),
  })),
]

export const venueMapFragment = /* GraphQL */ `
  fragment VenueMap on CMS_Location {
    map {
      ...SiteImage
    }
  }
`

export const venueDetailFragment = /* GraphQL */ `
  fragment VenueDetail on CMS_Location {
    ...VenueSummary
    ...VenueMap
    ...VenueBooking
    ...VenueOrdering
    brand {
      cuisine
    }
    description
    features
    access
    accessNote
    gettingThere
    currency
    menus {
      ...MenuDetail
    }
    gallery {
      ...SiteImage
    }
    seo {
      ...SeoDetail
    }
  }
`

export type Venue = ReturnType<typeof mapVenue>

export function mapVenue(venue: VenueDetailFragment) {
  const document = venueDocument(venue)
  return {
    ...mapVenueSummary(venue),
    cuisine: optional(venue.brand?.cuisine),
    description: venue.description ?? [],
    /** A drawn map of the city with the venue on it. */
    map: optionalPicture(venue.map),
    features: someOf(venue.features, VENUE_FEATURES, document, "features"),
    access: someOf(venue.access, VENUE_ACCESS, document, "access"),
    accessNote: optional(venue.accessNote),
    gettingThere: optional(venue.gettingThere),
    menus: shownMenus(list(venue.menus).map(mapMenu)),
    booking: mapBooking(venue, document),
    ordering: mapOrdering(venue, document),
    gallery: pictures(venue.gallery),
    currency: currencyCode(venue.currency, document),
  }
}
