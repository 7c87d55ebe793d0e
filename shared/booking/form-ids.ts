import type { BookingField } from "./booking-form"

/** Ids of the form's parts: the page without scripts is filled in by them. */
export const BOOKING_FORM = "booking-form"
export const fieldId = (name: BookingField): string => `booking-${name}`
export const problemId = (name: BookingField): string => `${fieldId(name)}-problem`

/** The waiting list instead of nothing. */
export const WAITS = "waits"
/** One more table beside the one that was just booked, also at the same time. */
export const ANOTHER = "another"
