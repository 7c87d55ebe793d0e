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
  return (
    <div className={className ? `opening-state ${className}` : "opening-state"}>
      <p className="opening-state__line" data-state={state?.kind ?? "unknown"}>
        {state ? texts.openingInWords(state) : <noscript>{texts.seeTheHours}</noscript>}
      </p>
      {hours.statusNote && hours.status !== "open" && (
        <p className="opening-state__note">{hours.statusNote}</p>
      )}
    </div>
  )
}
