/** The slugs of all venues that staff ask something of, whatever else was sent in their place. */
export const askedVenues = ({ venue, venues }: { venue?: unknown; venues?: unknown }): string[] => [
  String(venue ?? ""),
  ...(Array.isArray(venues) ? venues.map(String) : []),
]
