import type { SiteFacts } from "../../../shared/submissions/site-facts"

type Venue = SiteFacts["venues"][number]

export const venueOf = (site: SiteFacts, slug: string): Venue | undefined =>
  site.venues.find((venue) => venue.slug === slug)

/** Who reads it: the venue, where it is for one; else the group. */
export const mailOf = (site: SiteFacts, venue: string): string =>
  venueOf(site, venue)?.email ?? site.email
