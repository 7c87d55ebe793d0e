import { useMemo, useState } from "react"
import { openingState } from "../../../shared/opening-hours"
import { useNow } from "../../ui/use-now"
import type { VenueHours } from "../../content/hours"

/** Whether a venue's door is open at an instant; not where nobody knows the time yet. */
export const isOpenAt = (hours: VenueHours, now: Date | undefined): boolean =>
  now !== undefined && openingState(hours, now).kind === "open"

/**
 * Those first that are open when the page comes to life. Put in order once: what opens or closes later stays in its
 * place under the reader. So does everything where the address leads to one venue.
 */
export function useOpenFirst<Venue extends { hours: VenueHours }>(
  venues: readonly Venue[],
): readonly Venue[] {
  const now = useNow()
  const [listedAt, setListedAt] = useState<Date>()
  if (now && !listedAt) setListedAt(now)

  return useMemo(() => {
    if (!listedAt || window.location.hash) return venues
    return [
      ...venues.filter(({ hours }) => isOpenAt(hours, listedAt)),
      ...venues.filter(({ hours }) => !isOpenAt(hours, listedAt)),
    ]
  }, [venues, listedAt])
}
