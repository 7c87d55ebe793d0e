import { type LocalMoment, openingState, wallClock } from "../../../shared/opening-hours"
import type { VenueHours } from "../../content/hours"
import * as texts from "../../texts/header"
import * as hoursTexts from "../../texts/hours"

export interface VenuesState {
  kind: "open" | "closed" | "openingSoon"
  words: string
}

/** Milliseconds until a moment on a venue's clock; no venue need know what another one's clock says. */
const waitUntil = ({ day, time }: LocalMoment, now: Date, timeZone: string): number => {
  const clock = wallClock(now, timeZone)
  return Date.parse(`${day}T${time}Z`) - Date.parse(`${clock.day}T${clock.time}Z`)
}

/** What a door sign that stands for several venues says at an instant; nothing where there is no venue. */
export function venuesState(all: readonly VenueHours[], now: Date): VenuesState | undefined {
  const venues = all.filter(({ status }) => status !== "closed")
  if (venues.length === 0) return undefined
  const states = venues.map((hours) => ({ hours, state: openingState(hours, now) }))
  const open = states.flatMap(({ state }) => (state.kind === "open" ? [state] : []))
  const [first] = open
  if (first) {
    const alone = venues.length === 1
    const until = first.closes ? hoursTexts.openUntil(first.closes.time) : hoursTexts.openNow
    const words = alone ? until : texts.openNow(open.length, venues.length)
    return { kind: "open", words }
  }
  const [next] = states
    .flatMap(({ hours, state }) =>
      state.kind === "closed" && state.opens
        ? [{ opens: state.opens, wait: waitUntil(state.opens, now, hours.timeZone) }]
        : [],
    )
    .sort((one, other) => one.wait - other.wait)
  if (next) return { kind: "closed", words: hoursTexts.opensAt(next.opens) }
  const soon = states.some(({ state }) => state.kind === "openingSoon")
  return soon
    ? { kind: "openingSoon", words: hoursTexts.openingSoon }
    : { kind: "closed", words: texts.closedForNow }
}
