import type { LocalMoment, OpeningState } from "../../shared/opening-hours"
import { formatDay, formatWeekday } from "./calendar"

export const openNow = "Open now"
export const closed = "Closed"
export const openingSoon = "Opening soon"
export const temporarilyClosed = "Temporarily closed"
export const permanentlyClosed = "Permanently closed"
export const seeTheHours = "See the opening hours"

const DAYS_A_WEEK = 7

export const openUntil = (time: string): string => `Open until ${time}`

function opens({ daysFromToday, weekday, time, day }: LocalMoment): string {
  if (daysFromToday === 0) return `opens ${time}`
  if (daysFromToday === 1) return `opens tomorrow ${time}`
  if (daysFromToday < DAYS_A_WEEK) return `opens ${formatWeekday(weekday)} ${time}`
  return `opens ${formatDay(day)}`
}

export const closedUntil = (moment: LocalMoment): string => `Closed · ${opens(moment)}`

export function openingInWords(state: OpeningState): string {
  switch (state.kind) {
    case "open":
      return state.closes ? openUntil(state.closes.time) : openNow
    case "closed":
      return state.opens ? closedUntil(state.opens) : closed
    case "openingSoon":
      return openingSoon
    case "temporarilyClosed":
      return temporarilyClosed
    case "permanentlyClosed":
      return permanentlyClosed
  }
}

/** Alone, as on a sign. */
export function opensAt(moment: LocalMoment): string {
  const words = opens(moment)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const weekCaption = "Opening hours by day of the week"
export const day = "Day"
export const hours = "Hours"
export const today = " (today)"
export const differentHours = "Different hours"
