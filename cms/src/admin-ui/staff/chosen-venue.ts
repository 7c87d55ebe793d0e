import { inAddress, keepInAddress } from "./in-address"
import { keepHere, keptHere } from "./kept-here"

const KEPT = "forno-staff-venue"
const PARAMETER = "venue"

/**
 * The one of these venues that was looked at last: the address says it, or this device, where a tablet stays at one door.
 * Another page of the staff's may be of venues that this one is not of.
 */
export function lastVenue(slugs: readonly string[]): string | undefined {
  const known = [inAddress(PARAMETER), keptHere(KEPT)].find((slug) => slugs.includes(slug ?? ""))
  if (known) keepHere(KEPT, known)
  return known ?? undefined
}

/** What the address names that is none of these venues: another one's, or one that there is not any more. */
export function unknownVenue(slugs: readonly string[]): string | undefined {
  const named = inAddress(PARAMETER)
  return named && !slugs.includes(named) ? named : undefined
}

export function keepVenue(slug: string): void {
  keepInAddress(PARAMETER, slug)
  keepHere(KEPT, slug)
}
