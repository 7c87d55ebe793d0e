import { list, optional, required } from "./content-error"
import type { FooterQuery } from "./generated/queries"
import { mapLinks } from "./link"
import { NAVIGATION, mapIdentity, SETTINGS } from "./site-facts"
import { byTrading } from "./trading"
import { mapVenueReference, venueDocument } from "./venue"

export type FooterModel = ReturnType<typeof mapFooter>

export function mapFooter({ cms }: FooterQuery) {
  const settings = required(cms.SiteSettings, SETTINGS, "groupName", "to be filled in")
  return {
    ...mapIdentity(settings),
    registeredAddress: optional(settings.registeredAddress),
    companyNumber: optional(settings.companyNumber),
    columns: list(cms.SiteNavigation?.footer).map((column) => ({
      heading: required(column.heading, NAVIGATION, "footer.heading", "a heading"),
      links: mapLinks(column.links, NAVIGATION, `footer (${column.heading})`),
    })),
    legal: mapLinks(cms.SiteNavigation?.legal, NAVIGATION, "legal"),
    venues: list(cms.Locations?.docs)
      .sort(byTrading)
      .map((venue) => {
        const { name, path } = mapVenueReference(venue)
        return {
          name,
          path,
          city: required(venue.address?.city, venueDocument(venue), "address.city", "the city"),
        }
      }),
  }
}
