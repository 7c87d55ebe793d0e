/** What becomes of a booking, and what staff call it. A move keeps it confirmed. */
export const BOOKING_STATES = {
  confirmed: "Confirmed",
  waiting: "Waiting list",
  cancelled: "Cancelled",
} as const

export type BookingState = keyof typeof BOOKING_STATES
