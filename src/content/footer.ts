import { byName } from "./by-name"
import { list, optional, required } from "./content-error"
import type { FooterQuery } from "./generated/queries"
import { mapLinks } from "./link"
import { shortOf } from "./many-venues"
import { NAVIGATION, mapIdentity, SETTINGS } from "./site-facts"
import { townNames } from "./towns"
import { byTrading } from "./trading"
import { mapVenueReference, venueDocument } from "./venue"

export type FooterModel = ReturnType<typeof mapFooter>

export function mapFooter({ cms }: FooterQuery) {
  const settings = required(cms.SiteSettings, SETTINGS, "groupName", "to be filled in")
  const venues = list(cms.Locations?.docs)
    .sort((one, other) => byTrading(one, other) || byName(one, other))
    .map((venue) => ({ ...mapVenueReference(venue), ...placeOf(venue) }))
  const townOf = townNames(venues)
  const named = shortOf(venues)
  return {
    ...mapIdentity(settings),
    registeredAddress: optional(settings.registeredAddress),
    companyNumber: optional(settings.companyNumber),
    columns: list(cms.SiteNavigation?.footer).map((column) => ({
      heading: required(column.heading, NAVIGATION, "footer.heading", "a heading"),
      links: mapLinks(column.links, NAVIGATION, `footer (${column.heading})`),
    })),
    legal: mapLinks(cms.SiteNavigation?.legal, NAVIGATION, "legal"),
    venues: named.map(({ name, path, ...place }) => ({ name, path, city: townOf(place) })),
    hasMoreVenues: named.length < venues.length,
  }
}

function placeOf(venue: NonNullable<FooterQuery["cms"]["Locations"]>["docs"][number]) {
  const document = venueDocument(venue)
  const { city, region, country } = venue.address ?? {}
  return {
    city: required(city, document, "address.city", "the city"),
    region: optional(region),
    country: required(country, document, "address.country", "a country code"),
  }
}
