import { list, optional, required } from "./content-error"
import type { FooterQuery } from "./generated/queries"
import { reshapeLinks } from "./link"
import { NAVIGATION, reshapeIdentity, SETTINGS } from "./site-facts"
import { reshapeVenueReference, venueDocument } from "./venue"
import type { FooterModel } from "./view-models"

export function reshapeFooter({ cms }: FooterQuery): FooterModel {
  const settings = required(cms.SiteSettings, SETTINGS, "groupName", "to be filled in")
  return {
    ...reshapeIdentity(settings),
    registeredAddress: optional(settings.registeredAddress),
    companyNumber: optional(settings.companyNumber),
    columns: list(cms.SiteNavigation?.footer).map((column) => ({
      heading: required(column.heading, NAVIGATION, "footer.heading", "a heading"),
      links: reshapeLinks(column.links, NAVIGATION, `footer (${column.heading})`),
    })),
    legal: reshapeLinks(cms.SiteNavigation?.legal, NAVIGATION, "legal"),
    venues: list(cms.Locations?.docs).map((venue) => {
      const { name, path } = reshapeVenueReference(venue)
      return {
        name,
        path,
        city: required(venue.address?.city, venueDocument(venue), "address.city", "the city"),
      }
    }),
  }
}
