import { API_PREFIX } from "../submissions/api-prefix"
import type { BookingField } from "./booking-form"

/** Ids of the form's parts: the page without scripts is filled in by them. */
export const BOOKING_FORM = "booking-form"
export const fieldId = (name: BookingField): string => `booking-${name}`
export const problemId = (name: BookingField): string => `${fieldId(name)}-problem`

/** The waiting list instead of nothing. */
export const WAITS = "waits"
/** One more table beside the one that was just booked, also at the same time. */
export const ANOTHER = "another"

export const BOOKING_PREFIX = `${API_PREFIX}/booking`
/** The times of a day: to scripts as JSON, to browsers as a page. */
export const TIMES = `${BOOKING_PREFIX}/times`

/** `?venue=…&day=…&party=…` */
export const timesOf = (wish: Readonly<Record<string, string>>): string =>
  `${TIMES}?${new URLSearchParams(wish).toString()}`

export const bookingAddress = (token: string): string => `${BOOKING_PREFIX}/of/${token}`
export const calendarAddress = (token: string): string => `${bookingAddress(token)}/table.ics`

/** A provider's form in a page of its own, whose policy lets in that provider alone. */
export const widgetAddress = (
  venue: string,
  wish: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(wish).toString()
  return `${BOOKING_PREFIX}/widget/${venue}${query ? `?${query}` : ""}`
}
