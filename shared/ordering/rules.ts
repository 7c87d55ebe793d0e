import type { BookableVenue, Limits } from "../booking/rules"
import type { HoursRecord } from "../opening-hours"

/** How a venue's kitchen takes orders to be collected. */
export interface PickupRules {
  /** Dishes to be collected at the same time, at most; no order is larger. */
  dishesPerSlot: number
  /** From one time of collecting to the next. */
  slotMinutes: number
  /** How long before it is collected an order is sent at the latest. */
  noticeMinutes: number
  /** How long before closing the last order is collected. */
  lastBeforeClosing: number
  /** 0 is today only. */
  daysAhead: number
}

/** Whether a venue may have orders: it takes some, or once did and keeps its number. */
export const mayHaveOrders = (
  pickup: { offered?: unknown; dishesPerSlot?: unknown } | null | undefined,
): boolean => pickup?.offered === true || typeof pickup?.dishesPerSlot === "number"

/** What a rule may be at all; the CMS refuses the rest. */
export const PICKUP_LIMITS: Readonly<Record<keyof PickupRules, Limits>> = {
  dishesPerSlot: { least: 1, most: 200 },
  slotMinutes: { least: 5, most: 120 },
  noticeMinutes: { least: 0, most: 60 * 48 },
  lastBeforeClosing: { least: 0, most: 240 },
  daysAhead: { least: 0, most: 30 },
}

/**
 * A kitchen as what can be booked: dishes are its guests, each stays for as long as the kitchen has before it closes, and
 * only how many come at one time is limited. So the times of both follow one rule, over changes of the clock too.
 */
export const kitchenOf = ({
  hours,
  rules,
}: {
  hours: HoursRecord
  rules: PickupRules
}): BookableVenue => ({
  hours,
  rules: {
    seats: Number.MAX_SAFE_INTEGER,
    coversPerSlot: rules.dishesPerSlot,
    slotMinutes: rules.slotMinutes,
    turnMinutes: rules.lastBeforeClosing,
    smallestParty: 1,
    largestParty: rules.dishesPerSlot,
    noticeHours: rules.noticeMinutes / 60,
    daysAhead: rules.daysAhead,
  },
})
