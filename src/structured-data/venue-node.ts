import type {
  BakeryLeaf,
  BarOrPubLeaf,
  EntryPointLeaf,
  FoodEstablishmentLeaf,
  GeoCoordinatesLeaf,
  OrderActionLeaf,
  PostalAddressLeaf,
  ReserveActionLeaf,
  RestaurantLeaf,
} from "schema-dts"
import { routeTo } from "../../shared/paths"
import type { Address, GeoPoint } from "../content/address"
import { establishmentOf, type Establishment } from "../content/establishment"
import { previewUrl } from "../content/image"
import type { Venue, VenueSummary } from "../content/venue"
import { currencySign } from "../texts/intl"
import { menuUrl } from "./menu-node"
import { openingHoursOf } from "./opening-hours"
import { absolute, brandId, organizationId, reference, venueId, type Site } from "./site"

export type VenueNode = FoodEstablishmentLeaf | RestaurantLeaf | BakeryLeaf | BarOrPubLeaf

export const addressNode = (address: Address): PostalAddressLeaf => ({
  "@type": "PostalAddress",
  streetAddress: address.street,
  addressLocality: address.city,
  postalCode: address.postcode,
  addressRegion: address.region,
  addressCountry: address.country,
})

const geoNode = ({ latitude, longitude }: GeoPoint): GeoCoordinatesLeaf => ({
  "@type": "GeoCoordinates",
  latitude,
  longitude,
})

/** Name, address and telephone: what every list of venues says. */
export const briefVenueNode = (
  venue: VenueSummary,
  type: Establishment,
  site: Site,
): VenueNode => ({
  "@type": type,
  "@id": venueId(venue.path, site),
  name: venue.name,
  url: absolute(venue.path, site),
  image: pictureOf(venue, site),
  telephone: venue.phone,
  address: addressNode(venue.address),
})

/** With hours and place: what a search engine's map wants of it. */
export function venueNode(venue: VenueSummary, type: Establishment, site: Site): VenueNode {
  const { weekly, exceptions } = openingHoursOf(venue.hours, site.now)
  return {
    ...briefVenueNode(venue, type, site),
    description: venue.summary,
    email: venue.email,
    geo: geoNode(venue.geo),
    parentOrganization: reference(organizationId(site)),
    brand: reference(brandId(venue.brand.path, site)),
    ...(weekly.length > 0 ? { openingHoursSpecification: [...weekly, ...exceptions] } : {}),
    ...(exceptions.length > 0 ? { specialOpeningHoursSpecification: exceptions } : {}),
  }
}

/** Everything: a venue on its own page. */
export function wholeVenueNode(venue: Venue, site: Site): VenueNode {
  const isOpen = venue.hours.status === "open"
  const actions = actionsOf(venue, site)
  return {
    ...venueNode(venue, establishmentOf(venue.menus), site),
    brand: {
      "@type": "Brand",
      "@id": brandId(venue.brand.path, site),
      name: venue.brand.name,
      url: absolute(venue.brand.path, site),
    },
    servesCuisine: venue.cuisine,
    // Of at most four, as people write it.
    priceRange: currencySign(venue.currency).repeat(venue.priceLevel),
    currenciesAccepted: venue.currency,
    ...(venue.menus.length > 0 ? { hasMenu: venue.menus.map((menu) => menuUrl(menu, site)) } : {}),
    ...(isOpen
      ? {
          acceptsReservations: venue.booking.method !== "walkIn",
          ...(actions.length > 0 ? { potentialAction: actions } : {}),
        }
      : {}),
  }
}

/** What can be done at an address: who books by telephone is told the number. */
function actionsOf(venue: Venue, site: Site): (ReserveActionLeaf | OrderActionLeaf)[] {
  const { booking, slug, ordering } = venue
  const bookedAt =
    booking.method === "own" ? routeTo("book", { query: { venue: slug } }) : booking.url
  const entry = (address: string): EntryPointLeaf => ({
    "@type": "EntryPoint",
    urlTemplate: absolute(address, site),
  })
  return [
    ...(bookedAt
      ? [
          {
            "@type": "ReserveAction" as const,
            target: entry(bookedAt),
            result: { "@type": "FoodEstablishmentReservation" as const },
          },
        ]
      : []),
    ...ordering.map(({ kind, url, label }): OrderActionLeaf => ({
      "@type": "OrderAction",
      name: label,
      target: entry(url),
      ...(kind === "collection" ? { deliveryMethod: "https://schema.org/OnSitePickup" } : {}),
    })),
  ]
}

export function pictureOf({ hero }: Pick<VenueSummary, "hero">, site: Site): string | undefined {
  const url = previewUrl(hero)
  return url && absolute(url, site)
}
