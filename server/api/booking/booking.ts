import type { BookingState } from "../../../shared/booking/states"

/** What a guest says of themselves. Texts all, tidied; empty where nothing was said. */
export interface Guest {
  name: string
  /** In lower case; empty where staff have entered the booking without one. */
  email: string
  phone: string
  message: string
}

export interface Booking extends Guest {
  /** For a guest to read out: `B7QX-29KD`. */
  reference: string
  venue: string
  state: BookingState
  /** `YYYY-MM-DD` and `HH:MM` at the venue; the day is the one the service begins on. */
  day: string
  time: string
  /** Instants, in milliseconds since 1970. */
  startsAt: number
  endsAt: number
  party: number
  /** What was chosen before: a tasting menu's slug, or an event's (`eventChoice`); empty for nothing. */
  choice: string
  /** Why it looks like a program's; null where it does not. */
  suspicion: string | null
  madeAt: number
  changedAt: number
  revision: number
}

export type GuestMailName =
  "confirmed" | "waiting" | "promoted" | "moved" | "cancelled" | "reminder"

/** Mails by what they tell; each booking's are sent once for each revision. */
export type BookingMailName = GuestMailName | "venue-new" | "venue-moved" | "venue-cancelled"
