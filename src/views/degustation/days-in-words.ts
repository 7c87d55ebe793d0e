import { WEEKDAYS, type Weekday } from "../../../shared/opening-hours"

const nameOf = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1)

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`

/** "Every day", "Wednesday to Saturday", "Friday to Monday", "Tuesday and Thursday". */
export function daysInWords(days: readonly Weekday[]): string {
  const served = WEEKDAYS.map((day) => days.includes(day))
  if (served.every(Boolean)) return "Every day"

  const runs: Weekday[][] = []
  // A week is a circle: starting after a day off keeps a run over the weekend in one piece.
  const dayOff = served.indexOf(false)
  for (let step = 1; step <= WEEKDAYS.length; step += 1) {
    const index = (dayOff + step) % WEEKDAYS.length
    const day = WEEKDAYS[index]
    if (!day || !served[index]) continue
    const run = runs.at(-1)
    const follows = served[(index + WEEKDAYS.length - 1) % WEEKDAYS.length]
    if (run && follows) run.push(day)
    else runs.push([day])
  }
  const firstDay = (run: readonly Weekday[]): number => (run[0] ? WEEKDAYS.indexOf(run[0]) : 0)
  const words = runs
    .sort((a, b) => firstDay(a) - firstDay(b))
    .flatMap((run) => {
      const [first] = run
      const last = run.at(-1)
      return first && last && run.length > 2
        ? [`${nameOf(first)} to ${nameOf(last)}`]
        : run.map(nameOf)
    })
  return list(words)
}

/** Whole days where they come out even ("2 days"), hours otherwise. */
export function noticeInWords(hours: number): string {
  if (hours === 0) return "No notice needed"
  const [count, unit] = hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"]
  return `${count} ${unit}${count === 1 ? "" : "s"} ahead`
}
