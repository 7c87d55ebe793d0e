import type { OperatingStatus } from "../../shared/opening-hours"
import type { Heard } from "./intl"

export const ORDERING_KINDS = {
  collection: "Collection",
  delivery: "Delivery",
}

const STATUS_REASONS: Readonly<Record<Exclude<OperatingStatus, "open">, string>> = {
  openingSoon: "We have not opened here yet.",
  temporarilyClosed: "We are closed here for the moment.",
  closed: "We no longer cook here.",
}

/** Why a venue takes no guests now; the editor's own words where there are some. */
export function statusReason(status: Exclude<OperatingStatus, "open">, note?: string): string {
  return note ?? STATUS_REASONS[status]
}

/** What a guest may ask of a venue that is to open. */
export const TELL_ME = {
  openingSoon: "Tell me when it opens",
  temporarilyClosed: "Tell me when it reopens",
}
/** Of the letter that they write. */
export const tellMeSubject = (venue: string): string => `Please tell me when ${venue} reopens`
export const ofVenue = (venue: string): string => `, ${venue}`
export const byMailTo = (venue: string): string => `, by e-mail to ${venue}`
export const tellMeHow =
  "Your e-mail goes to the people of the house. They write back once, on that day."

export const address = "Address"
export const telephone = "Telephone"
export const email = "E-mail"

export const mapOf = <Part>(venue: string, heard: Heard<Part>) => ["Map", heard(` of ${venue}`)]
export const directionsTo = <Part>(venue: string, heard: Heard<Part>) => [
  "Directions",
  heard(` to ${venue}`),
]

/** After the words of a way to order. */
export const fromVenue = (venue: string): string => ` from ${venue}`
