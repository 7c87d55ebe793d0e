import "./opening-state.css"
import { openingState } from "../../shared/opening-hours"
import type { VenueHours } from "../content/hours"
import { useNow } from "./use-now"
import * as texts from "../texts/hours"

/**
 * Whether a venue is open at this minute, by the venue's own clock. Only the browser knows the minute: static HTML
 * holds the line's place, and without scripts points to the printed hours.
 */
export function OpeningState({ hours, className }: { hours: VenueHours; className?: string }) {
  const now = useNow()
  // A status other than open does not depend on the clock, so it is in the static HTML already.
  const state =
    hours.status === "open" && !now ? undefined : openingState(hours, now ?? new Date(0))
  const note = hours.status === "open" ? undefined : hours.statusNote
  const name = className ? `opening-state ${className}` : "opening-state"
  // Without a note the line stands by itself: an element less for each venue that a page names.
  const lineName = note ? "opening-state__line" : `${name} opening-state__line`
  const line = (
    <p className={lineName} data-state={state?.kind ?? "unknown"}>
      {state ? texts.openingInWords(state) : <noscript>{texts.seeTheHours}</noscript>}
    </p>
  )
  if (!note) return line
  return (
    <div className={name}>
      {line}
      <p className="opening-state__note">{note}</p>
    </div>
  )
}
