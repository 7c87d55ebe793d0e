import type { VenueSummary } from "../../content/venue"

/** The venue whose picture stands for all: one that can be visited today, rather than a building site. */
export const picturedVenue = (venues: readonly VenueSummary[]): VenueSummary | undefined =>
  venues.find(({ hours }) => hours.status === "open") ?? venues[0]
