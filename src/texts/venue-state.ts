import type { OperatingStatus } from "../../shared/opening-hours"

/** Of a venue that is not open: what stands behind its name, or its address. */
export const VENUE_STATES = {
  open: undefined,
  openingSoon: "opening soon",
  temporarilyClosed: "closed for now",
  closed: "closed for good",
} as const

/** "400 Navigli"; "400 Alfama (opening soon)" */
export const venueAndState = (name: string, status?: OperatingStatus): string =>
  status && VENUE_STATES[status] ? `${name} (${VENUE_STATES[status]})` : name
