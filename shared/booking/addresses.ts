import { API_PREFIX } from "../submissions/api-prefix"

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
