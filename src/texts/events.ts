import { EVENT_TYPES, type EventType } from "../../shared/event-types"
import { formatDay, formatDayOfYear, formatMonth, formatMonthOfYear } from "./calendar"
import { plural, type Heard } from "./intl"

/** @param day "Tuesday 8 December" */
export const moved = (day: string, time: string): string =>
  `This has been moved: it was to be on ${day}, ${time}.`
export const placesLeft = (count: number): string =>
  plural(count, { one: "1 place left", other: `${count} places left` })

export const bookATableAt = <Part>(venue: string, heard: Heard<Part>) => [
  "Book a table",
  heard(` at ${venue}`),
]
/** @param day `YYYY-MM-DD` */
export const bookedFrom = (day: string, isThisYear: boolean): string =>
  `Tables can be booked from ${isThisYear ? formatDayOfYear(day) : formatDay(day)}`

export const today = "Today"
export const tonight = "Tonight"
export const theWeekAhead = "The week ahead"
/** After today's and the weekend's. */
export const otherDaysOfTheWeek = "On other days of the week ahead"
/** @param month `YYYY-MM` */
export const monthHeading = (month: string, isThisMonth: boolean): string =>
  isThisMonth ? `Later in ${formatMonthOfYear(month)}` : formatMonth(month)

/** @param repeats "Every Thursday" */
export const repeatsUntil = (repeats: string, day: string, isThisYear: boolean): string =>
  `${repeats} until ${isThisYear ? formatDayOfYear(day) : formatDay(day)}`
export const isTheLast = ": this is the last"
/** Before each of the dates to come. */
export const nextOn = (index: number, count: number): string => {
  if (index === 0) return "; next "
  return index === count - 1 ? " and " : ", "
}

export const tickets = <Part>(event: string, heard: Heard<Part>) => [
  "Tickets",
  heard(` for ${event}`),
]
export const more = <Part>(event: string, heard: Heard<Part>) => ["More", heard(` about ${event}`)]
/** What its file does in a guest's calendar, by what has become of the event. */
const CALENDAR_ACTIONS = {
  scheduled: "Add to calendar",
  soldOut: "Add to calendar",
  cancelled: "Update your calendar",
  postponed: "Mark as tentative in your calendar",
}
/** @param day of one of several dates */
export const inYourCalendar = <Part>(
  status: keyof typeof CALENDAR_ACTIONS,
  event: string,
  day: string | undefined,
  heard: Heard<Part>,
) => [CALENDAR_ACTIONS[status], heard(`: ${[event, day].filter(Boolean).join(", ")}`)]

export const TYPES: Readonly<Record<EventType, string>> = EVENT_TYPES
export const show = "Show"
export const allDates = "All dates"
export const thisWeekend = "This weekend"
export const byMonth = "By month"
export const kind = "Kind"
export const allKinds = "All kinds"
export const previousMonth = "Previous month"
export const nextMonth = "Next month"
/** On a later day than its first. */
export const goesOn = "goes on"
export const endsAt = <Part>(time: Part) => ["until ", time]
export const nothingInMonth = "Nothing is on in this month."
export const nothingLikeThat = "Nothing like that is coming up"
export const tryOther = "Other dates, kinds or venues have something on."
export const showEverything = "Show everything"

export const venue = "Venue"
export const events = (count: number): string =>
  plural(count, { one: `${count} event`, other: `${count} events` })
