import { addDays, wallClock, weekdayOf } from "../../../shared/opening-hours"
import { daysOf, type Occurrence } from "../../../shared/recurrence"
import type { SearchEntry } from "../../../shared/search"
import { WEEKDAY_WORDS, WHEN } from "../../texts/search-words"
import { EVENING, isThisWeekend } from "../shared/this-weekend"

const WEEK = 7

/** In the words of a guest who asks, when something is on that is not over: today, tonight, on Sunday. */
export function whenWordsOf(
  { timeZone, dates }: NonNullable<SearchEntry["on"]>,
  now: Date,
): string[] {
  const today = wallClock(now, timeZone).day
  const week = Array.from({ length: WEEK }, (_, days) => addDays(today, days))
  return dates
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .flatMap((date) => {
      const { first, last } = daysOf(date, timeZone)
      const isOn = (day: string): boolean => first <= day && day <= last
      return [
        ...(isOn(today) ? [...WHEN.now, ...WHEN.today] : []),
        ...(isOn(today) && lastsIntoTheEvening(date, today, timeZone) ? WHEN.tonight : []),
        ...(isOn(addDays(today, 1)) ? WHEN.tomorrow : []),
        ...(isThisWeekend(date, timeZone, now) ? WHEN.weekend : []),
        ...week.filter(isOn).flatMap((day) => WEEKDAY_WORDS[weekdayOf(day)]),
      ]
    })
}

function lastsIntoTheEvening({ endsAt }: Occurrence, today: string, timeZone: string): boolean {
  const { day, time } = wallClock(new Date(endsAt), timeZone)
  return day > today || time > EVENING
}
