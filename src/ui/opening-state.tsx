import "./opening-state.css"
import { type OpeningState as State, openingState } from "../../shared/opening-hours"
import type { VenueHours } from "../content/hours"
import { formatDay, formatWeekday } from "./format"
import { useNow } from "./use-now"

const DAYS_A_WEEK = 7

type Moment = NonNullable<Extract<State, { kind: "closed" }>["opens"]>

export function opensText({ daysFromToday, weekday, time, day }: Moment): string {
  if (daysFromToday === 0) return `opens ${time}`
  if (daysFromToday === 1) return `opens tomorrow ${time}`
  if (daysFromToday < DAYS_A_WEEK) return `opens ${formatWeekday(weekday)} ${time}`
  return `opens ${formatDay(day)}`
}

function describe(state: State): string {
  switch (state.kind) {
    case "open":
      return state.closes ? `Open until ${state.closes.time}` : "Open now"
    case "closed":
      return state.opens ? `Closed · ${opensText(state.opens)}` : "Closed"
    case "openingSoon":
      return "Opening soon"
    case "temporarilyClosed":
      return "Temporarily closed"
    case "permanentlyClosed":
      return "Permanently closed"
  }
}

/**
 * Whether a venue is open at this minute, by the venue's own clock. Only the browser knows the minute: static HTML
 * holds the line's place, and without scripts points to the printed hours.
 */
export function OpeningState({ hours, className }: { hours: VenueHours; className?: string }) {
  const now = useNow()
  // A status other than open does not depend on the clock, so it is in the static HTML already.
  const state =
    hours.status === "open" && !now ? undefined : openingState(hours, now ?? new Date(0))
  return (
    <div className={className ? `opening-state ${className}` : "opening-state"}>
      <p className="opening-state__line" data-state={state?.kind ?? "unknown"}>
        {state ? describe(state) : <noscript>See the opening hours</noscript>}
      </p>
      {hours.statusNote && hours.status !== "open" && (
        <p className="opening-state__note">{hours.statusNote}</p>
      )}
    </div>
  )
}
