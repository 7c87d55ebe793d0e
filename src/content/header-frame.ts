import { brandDocument, reshapeBrandReference } from "./brand"
import { list, required } from "./content-error"
import type { HeaderFrameQuery, NavigationBrandFragment } from "./generated/queries"
import { reshapeLinks } from "./link"
import { NAVIGATION, SETTINGS } from "./site-facts"
import type { HeaderFrame } from "./view-models"

export function reshapeHeaderFrame(
  { cms }: HeaderFrameQuery,
  brandSlug: string | undefined,
): HeaderFrame {
  const brands = list(cms.Brands?.docs)
  const own = brands.find((brand) => brand.slug === brandSlug)
  return {
    groupName: required(cms.SiteSettings?.groupName, SETTINGS, "groupName", "the group's name"),
    brand: own ? { ...reference(own), tagline: own.tagline ?? "" } : undefined,
    brands: brands.map(reference),
    links: reshapeLinks(cms.SiteNavigation?.header, NAVIGATION, "header"),
  }
}

const reference = (brand: NavigationBrandFragment) =>
  reshapeBrandReference(brand, brandDocument(brand))
