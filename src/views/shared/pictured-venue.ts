import type { ListedVenue } from "../../content/venue"

/** The venue whose picture stands for all: one that can be visited today, rather than a building site. */
export const picturedVenue = <Venue extends ListedVenue>(
  venues: readonly Venue[],
): Venue | undefined => venues.find(({ hours }) => hours.status === "open") ?? venues[0]
