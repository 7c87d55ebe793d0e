import type { TelephoneEntries } from "./booking-form"
import type { GuestTold } from "../guest-told"
import type { HeldTimes, StaffReply } from "../staff-reply"
import type { Service } from "./slots"
import type { BookingState } from "./states"

/** Where the booking server listens to the CMS, outside of what the site's own origin passes on. */
export const STAFF_PATH = "/staff/bookings"
/** Where the CMS takes in the bookings' copies, below its own `/api`. */
export const MIRROR_PATH = "/booking-copies"

/** What staff ask of the booking server. Days are `YYYY-MM-DD`, times `HH:MM` at the venue. */
export type StaffRequest = { venue: string; by: string } & (
  | { ask: "day"; day: string }
  /** Of venues that the same person keeps: slugs. */
  | { ask: "counts"; day: string; venues: readonly string[] }
  | ({ ask: "book"; key: string } & TelephoneEntries)
  | { ask: "move"; reference: string; day: string; time: string; party: number }
  | { ask: "cancel"; reference: string }
  | { ask: "block"; day: string; from: string; until: string }
  | { ask: "unblock"; id: number }
)

export interface StaffBooking {
  /** For a guest to read out: `B7QX-29KD`. */
  reference: string
  /** What it was called under addresses that were put right since, oldest first. */
  formerly: readonly string[]
  state: BookingState
  /** `YYYY-MM-DD` and `HH:MM` at the venue; the day is the one the service begins on. */
  day: string
  time: string
  /** Instants, in milliseconds since 1970. */
  startsAt: number
  endsAt: number
  party: number
  name: string
  /** In lower case; empty where the guest has telephoned and left none: nobody is written to. */
  email: string
  phone: string
  message: string
  /** What was chosen before: a tasting menu, or an event; empty for nothing. */
  choice: string
  /** Why it looks like a program's; null where it does not. */
  suspicion: string | null
  /** Whether the guest knows how it stands. */
  told: GuestTold
}

/** A booking, on its day. */
export interface DayBooking extends StaffBooking {
  /** Other tables that the same telephone number holds then, in words: it may be one guest who has booked twice. */
  sameNumber: readonly string[]
}

/** What is posted to `MIRROR_PATH`, signed `bookings to the CMS`. */
export interface CopiedBooking extends StaffBooking {
  /** Slug. */
  venue: string
  /** By what it is known, whatever its title: a tasting menu's slug, or an event's (`eventChoice`); empty for nothing. */
  choiceKey: string
  /** Instant, in milliseconds since 1970. */
  madeAt: number
  revision: number
}

/** A day at a venue, as staff see it. */
export interface StaffDay {
  is: "day"
  timeZone: string
  /** The day that is in service now, `YYYY-MM-DD`: past midnight the evening's, until its last service has ended. */
  today: string
  seats: number
  coversPerSlot: number
  /** Every time of the day, free or not. */
  services: readonly Service[]
  /** Why there is none. */
  closed: string | null
  bookings: readonly DayBooking[]
  blocks: readonly HeldTimes[]
}

/** Confirmed bookings of a day by their venue's slug; a venue without any is missing. */
export interface StaffCounts {
  is: "counts"
  counts: Readonly<Record<string, number>>
}

export type StaffAnswer = StaffReply<StaffDay | StaffCounts>
