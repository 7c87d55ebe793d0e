import { locationPath } from "../../shared/paths"
import { reshapeAddress, reshapeGeo } from "./address"
import { PRICE_LEVELS, reshapeBrandReference } from "./brand"
import { list, oneOf, optional, required, someOf, type DocumentRef } from "./content-error"
import { reshapeHours } from "./hours"
import { currencyCode } from "./money"
import { optionalPicture, picture, pictures } from "./picture"
import type {
  VenueBookingFragment,
  VenueDetailFragment,
  VenueOrderingFragment,
  VenueSummaryFragment,
} from "./generated/queries"
import { reshapeMenu } from "./menu"
import type {
  BookingSettings,
  OrderingOption,
  Venue,
  VenueAccess,
  VenueFeature,
  VenueSummary,
} from "./view-models"

export const VENUE_FEATURES: readonly VenueFeature[] = [
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
]

export const VENUE_ACCESS: readonly VenueAccess[] = [
  "stepFree",
  "accessibleToilet",
  "hearingLoop",
  "largePrintMenu",
  "brailleMenu",
  "assistanceDogs",
  "quietHours",
]

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
export function reshapeVenueReference(venue: VenueIdentity & { slug?: string | null }) {
  const document = venueDocument(venue)
  const slug = required(venue.slug, document, "slug", "the last part of the venue's address")
  return {
    name: required(venue.name, document, "name", "the venue's name"),
    slug,
    path: locationPath(slug),
  }
}

export function reshapeVenueSummary(venue: VenueSummaryFragment): VenueSummary {
  const document = venueDocument(venue)
  const brand = required(venue.brand, document, "brand", "a brand that is published")
  return {
    ...reshapeVenueReference(venue),
    brand: reshapeBrandReference(brand, { type: "Brand", name: brand.name, id: brand.id }),
    summary: required(venue.summary, document, "summary", "two or three sentences"),
    address: reshapeAddress(venue.address, document),
    geo: reshapeGeo(venue.geo, document),
    hours: reshapeHours(venue, document),
    phone: required(
      venue.phone,
      document,
      "phone",
      "a number that starts with + and the country code",
    ),
    email: required(venue.email, document, "email", "the venue's e-mail address"),
    priceLevel: oneOf(venue.priceLevel, PRICE_LEVELS, document, "priceLevel"),
    hero: picture(venue.hero, document, "hero"),
  }
}

export function reshapeBooking(
  venue: VenueBookingFragment,
  document: DocumentRef,
): BookingSettings {
  const method = oneOf(
    venue.booking?.method,
    ["online", "phone", "walkIn"] as const,
    document,
    "booking.method",
  )
  return {
    method,
    url:
      method === "online"
        ? required(venue.booking?.url, document, "booking.url", "the address of the booking form")
        : optional(venue.booking?.url),
    maxPartySize: optional(venue.booking?.maxPartySize),
    noticeHours: optional(venue.booking?.noticeHours),
    note: optional(venue.booking?.note),
  }
}

export const reshapeOrdering = (
  venue: VenueOrderingFragment,
  document: DocumentRef,
): OrderingOption[] =>
  list(venue.ordering).map((option) => ({
    kind: oneOf(option.kind, ["collection", "delivery"] as const, document, "ordering.kind"),
    label: required(option.label, document, "ordering.label", "the words of the button"),
    url: required(option.url, document, "ordering.url", "the address of the ordering page"),
    note: optional(option.note),
  }))

export function reshapeVenue(venue: VenueDetailFragment): Venue {
  const document = venueDocument(venue)
  return {
    ...reshapeVenueSummary(venue),
    description: venue.description ?? [],
    map: optionalPicture(venue.map),
    features: someOf(venue.features, VENUE_FEATURES, document, "features"),
    access: someOf(venue.access, VENUE_ACCESS, document, "access"),
    accessNote: optional(venue.accessNote),
    gettingThere: optional(venue.gettingThere),
    menus: list(venue.menus).map(reshapeMenu),
    booking: reshapeBooking(venue, document),
    ordering: reshapeOrdering(venue, document),
    gallery: pictures(venue.gallery),
    currency: currencyCode(venue.currency, document),
  }
}
