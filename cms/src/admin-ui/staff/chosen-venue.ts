import { inAddress, keepInAddress } from "./in-address"
import { keepHere, keptHere } from "./kept-here"

const KEPT = "forno-staff-venue"
const PARAMETER = "venue"

/** The venue that was chosen last: the address says it, or this device, where a tablet stays at one door. */
export const readVenue = (): string => inAddress(PARAMETER) ?? keptHere(KEPT) ?? ""

export function keepVenue(slug: string): void {
  keepInAddress(PARAMETER, slug)
  keepHere(KEPT, slug)
}
