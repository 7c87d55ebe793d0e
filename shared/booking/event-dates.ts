import { HALF_A_PERIOD, type Recurrence } from "../recurrence"
import type { Sitting } from "./rules"

/**
 * The date of an event that one is now which was booked: its only one, or that of a series which is nearest.
 * @param dates that are to come
 * @param booked an instant, in milliseconds since 1970
 * @returns nothing where there is none any more
 */
export function dateNow(
  { frequency }: Recurrence,
  dates: readonly Sitting[],
  booked: number,
): Sitting | undefined {
  if (frequency === "none") return dates[0]
  const distance = ({ from }: Sitting): number => Math.abs(from - booked)
  return dates
    .filter((date) => distance(date) <= HALF_A_PERIOD[frequency])
    .sort((one, other) => distance(one) - distance(other))[0]
}
