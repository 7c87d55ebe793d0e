import { locationPath } from "../../shared/paths"
import { HEADER_FRAME, headerFrameOf } from "../../src/content/slice-names"
import { eventsAhead } from "./current-lists"
import { template, type PageFamilyContext } from "./page-family"
import type { SiteIndex } from "./site-index"

const OTHER_VENUES = 3

/** A page for each venue, under the header of the venue's brand. */
export function createLocationPages(
  { venues, events }: SiteIndex,
  context: PageFamilyContext,
): void {
  for (const venue of venues) {
    const path = locationPath(venue.slug)
    context.paths.claim(path, { type: "Location", name: venue.name, id: venue.id })
    context.createPage({
      path,
      component: template("location"),
      context: {
        slug: venue.slug,
        venueId: venue.id,
        eventSlugs: eventsAhead(
          events.filter(({ venueId }) => venueId === venue.id),
          context.now,
        ),
        otherSlugs: otherVenues(venue, venues),
      },
      slices: venue.brandSlug ? { [HEADER_FRAME]: headerFrameOf(venue.brandSlug) } : {},
    })
  }
}

type VenueEntry = SiteIndex["venues"][number]

/** Venues of the same brand first, then of the group. */
export function otherVenues(venue: VenueEntry, venues: readonly VenueEntry[]): string[] {
  const others = venues.filter((other) => other.slug !== venue.slug)
  return [
    ...others.filter((other) => other.brandSlug === venue.brandSlug),
    ...others.filter((other) => other.brandSlug !== venue.brandSlug),
  ]
    .slice(0, OTHER_VENUES)
    .map((other) => other.slug)
}
