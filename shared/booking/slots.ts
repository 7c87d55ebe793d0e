import {
  addDays,
  hoursOn,
  wallClock,
  weekdayOf,
  type TimeRange,
  type Weekday,
} from "../opening-hours"
import { instantOf } from "../recurrence"
import { coversLeft } from "./capacity"
import { NOTHING_TAKEN, type BookableVenue, type Sitting, type Taken } from "./rules"

const MS_A_MINUTE = 60_000
const MS_AN_HOUR = 3_600_000
const MINUTES_A_DAY = 24 * 60
/** So many of an event's days are named to who asked about another. */
const DAYS_NAMED = 4

/** A time at which a party can come. `day` and `time` are what the venue's clocks show. */
export interface Slot {
  /** Names the slot within its day: `HH:MM`. */
  time: string
  /** Past midnight: on the calendar it is the day after the service's. */
  isNextDay: boolean
  /** Instants, in milliseconds since 1970; the table is the guests' until `endsAt`. */
  startsAt: number
  endsAt: number
  /** Whether this party finds room. */
  isFree: boolean
}

/** A stretch of opening hours, lunch or dinner, with the times to come at it. */
export interface Service extends TimeRange {
  slots: readonly Slot[]
}

export type DayOffer =
  | { kind: "services"; services: readonly Service[] }
  | { kind: "closed"; reason?: string }
  | { kind: "past" }
  | { kind: "tooFar"; lastDay: string }
  | { kind: "tooFew"; smallest: number }
  | { kind: "tooMany"; largest: number }
  | { kind: "notServed"; weekdays: readonly Weekday[] }
  | { kind: "otherDays"; days: readonly string[] }
  | { kind: "notBookable" }

export interface Wish {
  /** `YYYY-MM-DD` at the venue: the day the service begins on. */
  day: string
  party: number
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeOf = (minutes: number): string => {
  const inDay = minutes % MINUTES_A_DAY
  const pad = (value: number): string => String(value).padStart(2, "0")
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
}

interface Arrival {
  time: string
  isNextDay: boolean
  startsAt: number
}

/**
 * Every time that a service can be come to, by the venue's clocks: one that the clocks skip in spring is left out, one that
 * they show twice in autumn is the first of the two. The table stays the guests' for a whole turn before closing.
 */
function arrivalsOf(
  { opens, closes }: TimeRange,
  day: string,
  { hours: { timeZone }, rules: { slotMinutes, turnMinutes } }: BookableVenue,
): Arrival[] {
  const first = minutesOf(opens)
  const lasts = minutesOf(closes) - first
  const end = first + (lasts > 0 ? lasts : lasts + MINUTES_A_DAY)
  const at = (minutes: number): number => {
    const onDay = addDays(day, Math.floor(minutes / MINUTES_A_DAY))
    return instantOf(onDay, timeOf(minutes), timeZone).getTime()
  }
  const closesAt = at(end)
  const arrivals: Arrival[] = []
  for (let minutes = first; minutes < end; minutes += slotMinutes) {
    const startsAt = at(minutes)
    const time = timeOf(minutes)
    const isSkipped = wallClock(new Date(startsAt), timeZone).time !== time
    if (isSkipped || startsAt + turnMinutes * MS_A_MINUTE > closesAt) continue
    arrivals.push({ time, isNextDay: minutes >= MINUTES_A_DAY, startsAt })
  }
  return arrivals
}

const isWithin = (sittings: readonly Sitting[] | undefined, instant: number): boolean =>
  sittings?.some(({ from, until }) => from <= instant && instant < until) ?? true

const dayOf =
  ({ timeZone }: BookableVenue["hours"]) =>
  ({ from }: Sitting): string =>
    wallClock(new Date(from), timeZone).day

/** The last day that can be booked, by the venue's calendar. */
export const lastBookableDay = ({ hours, rules }: BookableVenue, now: Date): string =>
  addDays(wallClock(now, hours.timeZone).day, rules.daysAhead)

/** Why nobody need look for times on a day; nothing where there may be some. */
function refusal(venue: BookableVenue, { day, party }: Wish, now: Date): DayOffer | undefined {
  const { hours, rules } = venue
  if (hours.status !== "open") return { kind: "notBookable" }
  if (party < rules.smallestParty) return { kind: "tooFew", smallest: rules.smallestParty }
  if (party > rules.largestParty) return { kind: "tooMany", largest: rules.largestParty }
  // An evening that began yesterday may go on past midnight.
  if (day < addDays(wallClock(now, hours.timeZone).day, -1)) return { kind: "past" }
  const lastDay = lastBookableDay(venue, now)
  if (day > lastDay) return { kind: "tooFar", lastDay }
  const { weekdays, sittings } = venue
  if (weekdays && !weekdays.includes(weekdayOf(day))) return { kind: "notServed", weekdays }
  if (sittings) {
    const days = sittings.map(dayOf(hours))
    if (!days.includes(day)) return { kind: "otherDays", days: days.slice(0, DAYS_NAMED) }
  }
  return undefined
}

/**
 * What a venue offers a party on a day: each service that is still to come, with its times. This is also the rule by
 * which a booking is taken: what is not offered is refused.
 * @param taken at least what is taken from the day's first time to a turn after its last
 * @throws RangeError where the venue's time zone is not an IANA name
 */
export function slotsOf(
  venue: BookableVenue,
  wish: Wish,
  now: Date,
  taken: Taken = NOTHING_TAKEN,
): DayOffer {
  const refused = refusal(venue, wish, now)
  if (refused) return refused
  const { hours, rules } = venue
  const { periods, exception } = hoursOn(hours, wish.day)
  if (periods.length === 0) {
    return { kind: "closed", ...(exception ? { reason: exception.reason } : {}) }
  }
  const earliest = now.getTime() + rules.noticeHours * MS_AN_HOUR
  const services = [...periods]
    .sort((one, other) => one.opens.localeCompare(other.opens))
    .map(({ opens, closes }): Service => ({
      opens,
      closes,
      slots: arrivalsOf({ opens, closes }, wish.day, venue)
        .filter(({ startsAt }) => startsAt >= earliest && isWithin(venue.sittings, startsAt))
        .map((arrival) => {
          const endsAt = arrival.startsAt + rules.turnMinutes * MS_A_MINUTE
          const left = coversLeft(rules, { startsAt: arrival.startsAt, endsAt }, taken)
          return { ...arrival, endsAt, isFree: left >= wish.party }
        }),
    }))
    .filter(({ slots }) => slots.length > 0)
  if (services.length > 0) return { kind: "services", services }
  // What begins later is outside of the hours in which tables are given away.
  const isToCome =
    venue.sittings?.some(
      (sitting) => sitting.from >= earliest && dayOf(hours)(sitting) === wish.day,
    ) ?? false
  return { kind: isToCome ? "notBookable" : "past" }
}

/** The slots of a day in their order, of all services. */
export const allSlots = (offer: DayOffer): readonly Slot[] =>
  offer.kind === "services" ? offer.services.flatMap(({ slots }) => slots) : []

/** The free times nearest to one, in the order of the clock. */
export function nearSlots(offer: DayOffer, startsAt: number, most: number): readonly Slot[] {
  const distance = (slot: Slot): number => Math.abs(slot.startsAt - startsAt)
  return allSlots(offer)
    .filter((slot) => slot.isFree && slot.startsAt !== startsAt)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .sort((one, other) => one.startsAt - other.startsAt)
}
