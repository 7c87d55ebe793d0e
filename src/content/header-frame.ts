import { brandDocument, reshapeBrandReference, reshapeFigure } from "./brand"
import { list, optional, required } from "./content-error"
import type {
  HeaderFrameQuery,
  NavigationBrandFragment,
  NavigationVenueFragment,
} from "./generated/queries"
import { reshapeHours } from "./hours"
import { reshapeLinks } from "./link"
import { NAVIGATION, SETTINGS } from "./site-facts"
import { reshapeVenueReference, venueDocument } from "./venue"
import type { HeaderFrame, NavigationVenue } from "./view-models"

export function reshapeHeaderFrame(
  { cms }: HeaderFrameQuery,
  brandSlug: string | undefined,
): HeaderFrame {
  const brands = list(cms.Brands?.docs)
  const own = brands.find((brand) => brand.slug === brandSlug)
  return {
    groupName: required(cms.SiteSettings?.groupName, SETTINGS, "groupName", "the group's name"),
    brand: own && reference(own),
    brands: brands.map((brand) => ({
      ...reference(brand),
      figure: reshapeFigure(brand.figure, brandDocument(brand)),
    })),
    venues: list(cms.Locations?.docs).map(reshapeNavigationVenue),
    links: reshapeLinks(cms.SiteNavigation?.header, NAVIGATION, "header"),
    email: required(cms.SiteSettings?.email, SETTINGS, "email", "an e-mail address"),
    phone: optional(cms.SiteSettings?.phone),
  }
}

const reference = (brand: NavigationBrandFragment) =>
  reshapeBrandReference(brand, brandDocument(brand))

function reshapeNavigationVenue(venue: NavigationVenueFragment): NavigationVenue {
  const document = venueDocument(venue)
  const { name, path } = reshapeVenueReference(venue)
  return {
    name,
    path,
    brandSlug: required(venue.brand?.slug, document, "brand", "a brand that is published"),
    hours: reshapeHours(venue, document),
  }
}
