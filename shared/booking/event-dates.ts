import { HALF_A_PERIOD, type Recurrence } from "../recurrence"
import type { Sitting } from "./rules"

/** A date of an event, and the instant at which it was to begin by its series' rule. */
export interface DatedSitting extends Sitting {
  byRule: number
}

/**
 * The date of an event that one is now which was booked: its only one, or that of a series whose day by the rule is nearest. What
 * was booked may be moved once already, but never past the middle between two of these.
 * @param dates that are to come
 * @param booked an instant, in milliseconds since 1970
 * @returns nothing where there is none any more
 */
export function dateNow(
  { frequency }: Recurrence,
  dates: readonly DatedSitting[],
  booked: number,
): DatedSitting | undefined {
  if (frequency === "none") return dates[0]
  const distance = ({ byRule }: DatedSitting): number => Math.abs(byRule - booked)
  return dates
    .filter((date) => distance(date) <= HALF_A_PERIOD[frequency])
    .sort((one, other) => distance(one) - distance(other))[0]
}
