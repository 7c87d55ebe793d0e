import type { OperatingStatus } from "../../shared/opening-hours"
import { byName } from "./by-name"

export const VENUE_STATUSES: readonly OperatingStatus[] = [
  "open",
  "openingSoon",
  "temporarilyClosed",
  "closed",
]

/** A venue, also as the CMS answers with it. */
interface Trader {
  status?: string | null
}

const rankOf = ({ status }: Trader): number => VENUE_STATUSES.findIndex((known) => known === status)

/** For lists: who trades first, who has closed for good last; among equals the given order. */
export const byTrading = (one: Trader, other: Trader): number => rankOf(one) - rankOf(other)

/** Whether it is to be had, now or one day: a place that is gone for good is no choice to make. */
export const isNotGone = ({ status }: Trader): boolean => status !== "closed"

/** Venues in the order of `byTrading`, among equals by their names. */
export const tradingFirst = <Venue extends { name: string; hours: Trader }>(
  venues: readonly Venue[],
): Venue[] =>
  [...venues].sort((one, other) => byTrading(one.hours, other.hours) || byName(one, other))
