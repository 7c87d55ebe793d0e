import { byTime } from "../by-time"
import {
  addDays,
  closingAfter,
  dayInService,
  durationOf,
  hoursOn,
  minutesOf,
  wallClock,
  weekdayOf,
  type TimeRange,
  type Weekday,
} from "../opening-hours"
import { instantOf } from "../recurrence"
import { coversLeft } from "./capacity"
import { NOTHING_TAKEN, type BookableVenue, type DateGone, type Sitting, type Taken } from "./rules"

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
  /** `none`: open, and never for as long as a stay. `next`: the first day after it that has times, where there is one. */
  | { kind: "closed" | "none"; reason?: string; next?: string }
  /** `next`: the first day that has times, where there is one. */
  | { kind: "past"; next?: string }
  | { kind: "tooFar"; lastDay: string }
  | { kind: "tooFew"; smallest: number }
  | { kind: "tooMany"; largest: number }
  | { kind: "notServed"; weekdays: readonly Weekday[] }
  /** `gone`: there was to be a date on this day. */
  | { kind: "otherDays"; days: readonly string[]; gone?: DateGone }
  | { kind: "notBookable" }

export interface Wish {
  /** `YYYY-MM-DD` at the venue: the day the service begins on. */
  day: string
  party: number
}

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
 * they show twice in autumn is the first of the two. The table stays the guests' for a whole turn before closing,
 * which is not where a service ends that another goes on from.
 */
function arrivalsOf(
  service: TimeRange,
  day: string,
  { hours, rules: { slotMinutes, turnMinutes } }: BookableVenue,
): Arrival[] {
  const { opens } = service
  const { timeZone } = hours
  const first = minutesOf(opens)
  const end = first + durationOf(service)
  const at = (minutes: number): number => {
    const onDay = addDays(day, Math.floor(minutes / MINUTES_A_DAY))
    return instantOf(onDay, timeOf(minutes), timeZone).getTime()
  }
  const closesAt = at(closingAfter(hours, day, service))
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

/** Until when a table is the guests' who come at an instant. */
const endOfStay = ({ rules, stays = [] }: BookableVenue, startsAt: number): number =>
  Math.max(
    startsAt + rules.turnMinutes * MS_A_MINUTE,
    ...stays.filter((stay) => isWithin([stay], startsAt)).map(({ until }) => until),
  )

const dayAt = ({ timeZone }: BookableVenue["hours"], instant: number): string =>
  wallClock(new Date(instant), timeZone).day

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
  const { weekdays } = venue
  if (weekdays && !weekdays.includes(weekdayOf(day))) return { kind: "notServed", weekdays }
  return undefined
}

/** Whether somebody can arrive on a day, of a service that begins then, while what they have chosen lasts. */
const isComeTo = (venue: BookableVenue, day: string, from = -Infinity): boolean =>
  hoursOn(venue.hours, day).periods.some((period) =>
    arrivalsOf(period, day, venue).some(
      ({ startsAt }) => startsAt >= from && isWithin(venue.sittings, startsAt),
    ),
  )

/**
 * Days on which to come for what has times of its own. It may last for days, and what begins after midnight is come to on the
 * evening before.
 * @param earliest the first instant at which to come
 * @param lastDay left out where any day is meant, bookable yet or not
 */
function daysComeTo(
  venue: BookableVenue,
  sittings: readonly Sitting[],
  earliest: number,
  lastDay?: string,
): string[] {
  const { hours } = venue
  const days = new Set<string>()
  for (const { from, until } of sittings) {
    const last = dayAt(hours, until - 1)
    const first = dayAt(hours, Math.max(from, earliest))
    for (let day = addDays(first, -1); day <= last; day = addDays(day, 1)) {
      if (lastDay !== undefined && day > lastDay) break
      if (!days.has(day) && isComeTo(venue, day, earliest)) days.add(day)
      if (days.size === DAYS_NAMED) return [...days]
    }
  }
  return [...days]
}

/**
 * Days to name to who asked about another: those that can be booked; where none can, those that there are, for it is not over;
 * where the venue is closed all through, those that it begins on.
 */
function daysToCome(
  venue: BookableVenue,
  sittings: readonly Sitting[],
  { earliest, now }: { earliest: number; now: Date },
): string[] {
  const bookable = daysComeTo(venue, sittings, earliest, lastBookableDay(venue, now))
  if (bookable.length > 0) return bookable
  const days = daysComeTo(venue, sittings, now.getTime())
  if (days.length > 0) return days
  return [...new Set(sittings.map(({ from }) => dayAt(venue.hours, from)))].slice(0, DAYS_NAMED)
}

/** Why nobody comes on a day for what has times of its own. */
function noSitting(
  venue: BookableVenue,
  sittings: readonly Sitting[],
  { day, ...moments }: { day: string; earliest: number; now: Date },
): DayOffer {
  if (isComeTo(venue, day)) return { kind: "past" }
  const dayBefore = addDays(day, -1)
  const begins = sittings.filter(
    (sitting) =>
      dayAt(venue.hours, sitting.from) === day &&
      // What begins after midnight is come to on the evening before.
      !isComeTo({ ...venue, sittings: [sitting] }, dayBefore),
  )
  if (begins.length === 0) {
    const gone = venue.gone?.find((date) => date.day === day)
    const days = daysToCome(venue, sittings, moments)
    return { kind: "otherDays", days, ...(gone ? { gone } : {}) }
  }
  // What begins later is outside of the hours in which tables are given away.
  return { kind: begins.some(({ from }) => from >= moments.earliest) ? "notBookable" : "past" }
}

/**
 * What a venue offers a party on a day: each service that is still to come, with its times. This is also the rule by
 * which a booking is taken: what is not offered is refused.
 * @param taken at least what is taken from the day's first time to the end of the longest stay
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
  const earliest = now.getTime() + rules.noticeHours * MS_AN_HOUR
  const about = { day: wish.day, earliest, now }
  const firstAfter = (day?: string): { next?: string } => {
    const next = firstDayWithTimes(venue, wish.party, now, day)
    return next ? { next } : {}
  }
  const reason = exception ? { reason: exception.reason } : {}
  if (periods.length === 0) {
    const none = venue.sittings && noSitting(venue, venue.sittings, about)
    if (none?.kind === "otherDays") return none
    return { kind: "closed", ...reason, ...firstAfter(wish.day) }
  }
  // A slot is known by its day and its time: of two to come that the clock calls alike, the first.
  const times = new Set<string>()
  const isFirst = ({ time }: Arrival): boolean => !times.has(time) && !!times.add(time)
  const services = [...periods]
    .sort((one, other) => byTime(one.opens, other.opens))
    .map(({ opens, closes }): Service => ({
      opens,
      closes,
      slots: arrivalsOf({ opens, closes }, wish.day, venue)
        .filter(({ startsAt }) => startsAt >= earliest && isWithin(venue.sittings, startsAt))
        .filter(isFirst)
        .map((arrival) => {
          const endsAt = endOfStay(venue, arrival.startsAt)
          const left = coversLeft(rules, { startsAt: arrival.startsAt, endsAt }, taken)
          return { ...arrival, endsAt, isFree: left >= wish.party }
        }),
    }))
    .filter(({ slots }) => slots.length > 0)
  if (services.length > 0) return { kind: "services", services }
  if (venue.sittings) return noSitting(venue, venue.sittings, about)
  return isComeTo(venue, wish.day)
    ? { kind: "past", ...firstAfter() }
    : { kind: "none", ...reason, ...firstAfter(wish.day) }
}

/** Of what has dates of its own, so many are looked at: the times of a day take a while. */
const DATES_LOOKED_AT = 4

/**
 * Days on which to look for the first times: of what has dates of its own those of the next of them, each of which may last
 * for days, and begin on the evening before.
 */
function* daysToLookAt(venue: BookableVenue, earliest: number): Generator<string> {
  const { hours, sittings } = venue
  const coming = sittings?.filter(({ until }) => until > earliest).slice(0, DATES_LOOKED_AT)
  for (const { from, until } of coming ?? []) {
    const first = dayAt(hours, Math.max(from, earliest))
    const last = dayAt(hours, until - 1)
    for (let day = addDays(first, -1); day <= last; day = addDays(day, 1)) yield day
  }
  if (coming) return
  for (let day = dayInService(hours, new Date(earliest)); ; day = addDays(day, 1)) yield day
}

/**
 * The first day, from that which is in service on, on which a venue has times for a party, free or not; nothing as far ahead as
 * it takes bookings.
 * @param after only days after this one
 * @throws RangeError as `slotsOf` does
 */
export function firstDayWithTimes(
  venue: BookableVenue,
  party: number,
  now: Date,
  after = "",
): string | undefined {
  const lastDay = lastBookableDay(venue, now)
  // Within its notice no day has any.
  const earliest = now.getTime() + venue.rules.noticeHours * MS_AN_HOUR
  for (const day of daysToLookAt(venue, earliest)) {
    if (day > lastDay) return undefined
    if (day > after && !refusal(venue, { day, party }, now) && isComeTo(venue, day, earliest))
      return day
  }
  return undefined
}

/** Days to look at instead of one that has no times, as far as they are known. */
export function daysInstead(offer: DayOffer): readonly string[] {
  if (offer.kind === "otherDays") return offer.days
  return "next" in offer && offer.next ? [offer.next] : []
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

/** The times of free slots near to one that is wanted; the first of the day where it has no such time. */
export function nearTimes(offer: DayOffer, time: string, most: number): string[] {
  const slots = allSlots(offer)
  const wanted = slots.find((slot) => slot.time === time)
  const near = wanted
    ? nearSlots(offer, wanted.startsAt, most)
    : slots.filter(({ isFree }) => isFree).slice(0, most)
  return near.map((slot) => slot.time)
}
