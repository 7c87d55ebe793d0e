import {
  addDays,
  dayInService,
  hoursOn,
  openingState,
  type HoursRecord,
  type TimeRange,
  wallClock,
  type Weekday,
  WEEKDAYS,
  weekdayOf,
} from "../../../shared/opening-hours"
import { formatTimeRange, formatWeekday } from "../../texts/calendar"
import { EVENING } from "../shared/this-weekend"
import { openingInWords } from "../../texts/hours"
import { openAt, TODAY, TOMORROW, TONIGHT } from "../../texts/search"
import { WEEKDAY_WORDS, WHEN } from "../../texts/search-words"

type Time = keyof typeof WHEN | Weekday

const WORDS: readonly (readonly [Time, readonly string[]])[] = [
  ...(Object.keys(WHEN) as (keyof typeof WHEN)[]).map((time) => [time, WHEN[time]] as const),
  ...WEEKDAYS.map((day) => [day, WEEKDAY_WORDS[day]] as const),
]

interface Opening {
  /** "Tonight" */
  label: string
  /** None where it is closed then. */
  periods: readonly TimeRange[]
}

/** When a restaurant is open of a time that a guest asks about, by its own clock; what is over is left out. */
function openingsAt(
  time: Exclude<Time, "now">,
  hours: HoursRecord,
  now: Date,
): readonly [Opening, ...Opening[]] {
  const clock = wallClock(now, hours.timeZone)
  const today = dayInService(hours, now)
  const on = (day: string, label: string): Opening => ({
    label,
    periods: hoursOn(hours, day).periods.filter(({ opens, closes }) => {
      const ends = closes <= opens ? addDays(day, 1) : day
      return ends > clock.day || (ends === clock.day && closes > clock.time)
    }),
  })
  const onNext = (weekday: Weekday): Opening => {
    const away = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(today))
    return on(addDays(today, (away + WEEKDAYS.length) % WEEKDAYS.length), formatWeekday(weekday))
  }
  switch (time) {
    case "today":
      return [on(today, TODAY)]
    case "tonight": {
      const { periods } = on(today, TONIGHT)
      const isEvening = ({ opens, closes }: TimeRange): boolean =>
        closes <= opens || closes > EVENING
      return [{ label: TONIGHT, periods: periods.filter(isEvening) }]
    }
    case "tomorrow":
      return [on(addDays(clock.day, 1), TOMORROW)]
    case "weekend":
      return weekdayOf(today) === "sunday"
        ? [onNext("sunday")]
        : [onNext("saturday"), onNext("sunday")]
    default:
      return [onNext(time)]
  }
}

/** The words of guests for when a restaurant is open. */
export const wordsOfOpening = (hours: HoursRecord, now: Date): string[] =>
  WORDS.flatMap(([time, words]) => {
    const isOpen =
      time === "now"
        ? openingState(hours, now).kind === "open"
        : openingsAt(time, hours, now).some(({ periods }) => periods.length > 0)
    return isOpen ? words : []
  })

/** "Tonight: 18:30–23:00", of each time that is asked about. */
export const openingsInWords = (
  asked: readonly string[],
  hours: HoursRecord,
  now: Date,
): readonly string[] =>
  WORDS.filter(([, words]) => words.some((word) => asked.includes(word))).flatMap(([time]) =>
    time === "now"
      ? openingInWords(openingState(hours, now))
      : openingsAt(time, hours, now).map(({ label, periods }) =>
          openAt(label, periods.map(formatTimeRange)),
        ),
  )
