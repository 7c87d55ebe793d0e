import type { Heard } from "./intl"

/** Of calendars to subscribe to: a file of its own, for a venue's page says no more of events. */
export const subscribeTitle = "In your calendar"
/** @param venue none for all of them */
export const subscribeLead = (venue: string | undefined): string =>
  venue
    ? `A calendar with everything on at ${venue} keeps itself up to date on your phone.`
    : "A calendar with everything that is on keeps itself up to date on your phone."
/** @param venue none for all of them */
export const subscribe = <Part>(venue: string | undefined, heard: Heard<Part>) => [
  "Subscribe to the calendar",
  heard(` of ${venue ?? "all events"}`),
]
/** One of a list of calendars. */
export const subscribeToOne = <Part>(venue: string, heard: Heard<Part>) => [
  "Subscribe",
  heard(` to the calendar of ${venue}`),
]
export const addressOfOne = <Part>(venue: string, heard: Heard<Part>) => [
  "Address",
  heard(` of the calendar of ${venue}, for other apps`),
]
export const calendarsOfVenues = "Calendars of single venues"
export const calendarAddress = "The calendar’s address, for other apps"
