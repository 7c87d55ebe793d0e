import { openingState } from "../../../shared/opening-hours"
import type { VenueContact } from "../../content/venue"

/** Of the venues those that a dish is served at, where they are open to guests. */
export const servingVenues = (
  servedAt: readonly string[],
  venues: readonly VenueContact[],
): readonly VenueContact[] =>
  venues.filter(({ path, hours }) => hours.status === "open" && servedAt.includes(path))

/** Whether guests can still come on the day of `now` at the venue, or are there. */
export function isOnToday({ hours }: VenueContact, now: Date): boolean {
  const state = openingState(hours, now)
  return state.kind === "open" || (state.kind === "closed" && state.opens?.daysFromToday === 0)
}
