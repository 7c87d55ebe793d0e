import { keepHere, keptHere } from "./kept-here"

const KEPT = "forno-staff-venue"
const PARAMETER = "venue"

/** The venue that was chosen last: the address says it, or this device, where a tablet stays at one door. */
export const readVenue = (): string =>
  new URLSearchParams(location.search).get(PARAMETER) ?? keptHere(KEPT) ?? ""

export function keepVenue(slug: string): void {
  const address = new URL(location.href)
  address.searchParams.set(PARAMETER, slug)
  history.replaceState(history.state, "", address)
  keepHere(KEPT, slug)
}
