import type { HoursRecord, Weekday } from "../opening-hours"

/** How a venue gives its tables away itself. Counts are of guests ("covers"), not of tables. */
export interface BookingRules {
  /** Guests who have booked and sit at the same time, at most. */
  seats: number
  /** Guests who arrive at the same time, at most: what the kitchen and the door can take. */
  coversPerSlot: number
  /** From one time that can be booked to the next. */
  slotMinutes: number
  /** How long a table is the guests', at least. The last time to book is so long before closing. */
  turnMinutes: number
  smallestParty: number
  largestParty: number
  /** How long before a table is booked at the latest. */
  noticeHours: number
  /** 0 is today only. */
  daysAhead: number
}

/** A venue that takes bookings itself. */
export interface BookableVenue {
  hours: HoursRecord
  rules: BookingRules
  /** Only on these, where what was chosen before is not served every day. */
  weekdays?: readonly Weekday[]
  /** Only to come within these, where what was chosen before has times of its own. In their order. */
  sittings?: readonly Sitting[]
  /** Of its dates those that are on another day, or on none. */
  gone?: readonly DateGone[]
  /** Who comes within one of these has the table until its end, where that is longer than a turn. */
  stays?: readonly Sitting[]
}

/** A date that is not on the day on which it was announced. Days are `YYYY-MM-DD`. */
export interface DateGone {
  day: string
  /** That it was moved to; nothing where it does not take place. */
  newDay?: string
}

/** Two of three bookings are for two. */
export const usualParty = (smallest: number, largest: number): number =>
  Math.max(smallest, Math.min(2, largest))

/** Instants, in milliseconds since 1970; `until` is not included. */
export interface Sitting {
  from: number
  until: number
}

/** Guests at their table. Instants, in milliseconds since 1970. */
export interface Seating {
  startsAt: number
  /** Not included: who comes then finds the table free. */
  endsAt: number
  guests: number
}

/** Staff take nobody who would come between. */
export type Block = Sitting

/** What is given away already, around the day that is asked about. */
export interface Taken {
  seatings: readonly Seating[]
  blocks: readonly Block[]
}

export const NOTHING_TAKEN: Taken = { seatings: [], blocks: [] }

export interface Limits {
  least: number
  most: number
}

/** What a rule may be at all; the CMS refuses the rest. */
export const RULE_LIMITS: Readonly<Record<keyof BookingRules, Limits>> = {
  seats: { least: 1, most: 2000 },
  coversPerSlot: { least: 1, most: 2000 },
  slotMinutes: { least: 5, most: 240 },
  turnMinutes: { least: 15, most: 600 },
  smallestParty: { least: 1, most: 100 },
  largestParty: { least: 1, most: 100 },
  noticeHours: { least: 0, most: 24 * 30 },
  daysAhead: { least: 0, most: 400 },
}
