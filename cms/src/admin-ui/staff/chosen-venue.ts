const STORED = "forno-staff-venue"
const PARAMETER = "venue"

/** The venue that was chosen last: the address says it, or this device, where a tablet stays at one door. */
export function readVenue(): string {
  const asked = new URLSearchParams(location.search).get(PARAMETER)
  if (asked !== null) return asked
  try {
    return localStorage.getItem(STORED) ?? ""
  } catch {
    return ""
  }
}

export function keepVenue(slug: string): void {
  const address = new URL(location.href)
  address.searchParams.set(PARAMETER, slug)
  history.replaceState(history.state, "", address)
  try {
    localStorage.setItem(STORED, slug)
  } catch {
    // A browser that keeps nothing: the address says it.
  }
}
