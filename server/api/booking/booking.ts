import type { CopiedBooking } from "../../../shared/booking/staff-channel"

/** What a guest says of themselves. Texts all, tidied; empty where nothing was said. */
export type Guest = Pick<CopiedBooking, "name" | "email" | "phone" | "message">

/** What was chosen before is here what it is known by (`choiceKey`); in words it is for who reads it. */
export interface Booking extends Omit<CopiedBooking, "choiceKey" | "told"> {
  changedAt: number
  replacedBy: string | null
  /** When the event begins that it is for, as its table and its mails have it: an instant; null for none. */
  eventAt: number | null
  /** The same, and when their table begins, as its guest has heard it last, unless a mail says so since. */
  toldEventAt: number | null
  toldStartsAt: number | null
  /** When their table begins, as a mail has told the house last; null where none has yet. */
  houseStartsAt: number | null
}

export type GuestMailName =
  | "confirmed"
  | "waiting"
  | "promoted"
  | "moved"
  | "cancelled"
  | "called-off"
  | "readdressed"
  | "reminder"
  | EventMailName

/** That the event it is booked for is off, or on again, or has moved. */
export type EventMailName = "event-cancelled" | "event-postponed" | "event-on" | "event-moved"

/** Mails by what they tell; each booking's are sent once for each revision. */
export type BookingMailName =
  | GuestMailName
  | "venue-new"
  | "venue-moved"
  | "venue-readdressed"
  | "venue-cancelled"
  | "venue-closed"
  | "venue-event-moved"

/** What looks like a program's is on no list and gets no mail: nobody is written to because a program says so. */
export const isUnwritten = ({ suspicion, state }: Booking): boolean =>
  suspicion !== null && state === "waiting"

/** Whether a party is at its table: from then on there is no other time to choose. */
export const isSeated = ({ state, startsAt, endsAt }: Booking, now: number): boolean =>
  state === "confirmed" && startsAt <= now && now < endsAt
