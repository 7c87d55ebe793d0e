import { mapAnnouncement } from "./announcement"
import { brandDocument, mapBrandReference, mapFigure } from "./brand"
import { list, optional, required } from "./content-error"
import type {
  HeaderFrameQuery,
  NavigationBrandFragment,
  NavigationVenueFragment,
} from "./generated/queries"
import { mapHours } from "./hours"
import { mapLinks } from "./link"
import { countedOf, shortOf } from "./many-venues"
import { NAVIGATION, SETTINGS } from "./site-facts"
import { tradingFirst } from "./trading"
import { mapVenueReference, takesBookings, venueDocument } from "./venue"

export type HeaderFrame = ReturnType<typeof mapHeaderFrame>

/** The group's own header where no brand is named. */
export function mapHeaderFrame(
  { cms }: HeaderFrameQuery,
  { brandSlug }: { brandSlug?: string } = {},
) {
  const brands = list(cms.Brands?.docs)
  const venues = list(cms.Locations?.docs)
  const own = brands.find((brand) => brand.slug === brandSlug)
  const trading = tradingFirst(venues.map(mapNavigationVenue))
  const ofHouse = trading.filter((venue) => own && venue.brandSlug === own.slug)
  // The house's own first: what is named is the beginning of what is counted.
  const all = [...ofHouse, ...trading.filter((venue) => !ofHouse.includes(venue))]
  const counted = countedOf(all, ofHouse)
  const named = shortOf(all, ofHouse).length
  const bookable = venues
    .filter((venue) => !own || venue.brand?.slug === own.slug)
    .filter(takesBookings)
  return {
    announcement: mapAnnouncement(cms.SiteSettings?.announcement),
    groupName: required(cms.SiteSettings?.groupName, SETTINGS, "groupName", "the group's name"),
    /** Without it, the header is the group's own. */
    brand: own && reference(own),
    brands: brands.map((brand) => ({
      ...reference(brand),
      figure: mapFigure(brand.figure, brandDocument(brand)),
    })),
    /** Those whose hours the header knows: all, or of very many the house's own, or none; the house's own first. */
    venues: counted,
    hasMoreVenues: counted.length < all.length,
    /** So many of them, from the first on, are named in the menu. */
    namedVenues: named,
    hasUnnamedVenues: named < all.length,
    /** At any of the house's own venues; */
    takesBookings: bookable.length > 0,
    /** where that is one alone, its slug. */
    bookAt: bookable.length === 1 ? optional(bookable[0]?.slug) : undefined,
    links: mapLinks(cms.SiteNavigation?.header, NAVIGATION, "header"),
    email: required(cms.SiteSettings?.email, SETTINGS, "email", "an e-mail address"),
    phone: optional(cms.SiteSettings?.phone),
  }
}

export const navigationBrandFragment = /* GraphQL */ `
  fragment NavigationBrand on CMS_Brand {
    id
    name
    slug
    accentColour
    figure {
      value
      caption
    }
  }
`

const reference = (brand: NavigationBrandFragment) => mapBrandReference(brand, brandDocument(brand))

export const navigationVenueFragment = /* GraphQL */ `
  fragment NavigationVenue on CMS_Location {
    id
    name
    slug
    brand {
      slug
    }
    booking {
      method
    }
    ...VenueHours
  }
`

export type NavigationVenue = ReturnType<typeof mapNavigationVenue>

function mapNavigationVenue(venue: NavigationVenueFragment) {
  const document = venueDocument(venue)
  const { name, path } = mapVenueReference(venue)
  return {
    name,
    path,
    brandSlug: required(venue.brand?.slug, document, "brand", "a brand that is published"),
    hours: mapHours(venue, document),
  }
}
