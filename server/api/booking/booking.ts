import type { CopiedBooking } from "../../../shared/booking/staff-channel"

/** What a guest says of themselves. Texts all, tidied; empty where nothing was said. */
export type Guest = Pick<CopiedBooking, "name" | "email" | "phone" | "message">

/** What was chosen before is here what it is known by (`choiceKey`); in words it is for who reads it. */
export interface Booking extends Omit<CopiedBooking, "choiceKey"> {
  changedAt: number
}

export type GuestMailName =
  | "confirmed"
  | "waiting"
  | "promoted"
  | "moved"
  | "cancelled"
  | "called-off"
  | "reminder"
  | EventMailName

/** That the event it is booked for is off, or on again. */
export type EventMailName = "event-cancelled" | "event-postponed" | "event-on"

/** Mails by what they tell; each booking's are sent once for each revision. */
export type BookingMailName = GuestMailName | "venue-new" | "venue-moved" | "venue-cancelled"
