/** What becomes of a booking, and what staff call it. A move keeps it confirmed. */
export const BOOKING_STATES = {
  confirmed: "Confirmed",
  waiting: "Waiting list",
  cancelled: "Cancelled",
} as const

export type BookingState = keyof typeof BOOKING_STATES

/** Whether the guests have their seats. */
export const holdsSeats = (state: BookingState): boolean => state === "confirmed"
