import { openingState } from "../../../shared/opening-hours"
import type { VenueHours } from "../../content/hours"
import * as texts from "../../texts/header"
import * as hoursTexts from "../../texts/hours"

export interface VenuesState {
  kind: "open" | "closed" | "openingSoon"
  words: string
}

/**
 * What a door sign that stands for several venues says at an instant; nothing where there is no venue. Hours are one venue's:
 * where several are meant, no hour is told, because it would not say whose it is.
 */
export function venuesState(all: readonly VenueHours[], now: Date): VenuesState | undefined {
  const venues = all.filter(({ status }) => status !== "closed")
  if (venues.length === 0) {
    return all.length > 0 ? { kind: "closed", words: hoursTexts.closed } : undefined
  }
  const states = venues.map((hours) => openingState(hours, now))
  const open = states.flatMap((state) => (state.kind === "open" ? [state] : []))
  const alone = venues.length === 1
  const [first] = open
  if (first) {
    const until = first.closes ? hoursTexts.openUntil(first.closes.time) : hoursTexts.openNow
    const words = alone ? until : texts.open(open.length, venues.length)
    return { kind: "open", words }
  }
  const [next] = states.flatMap((state) =>
    state.kind === "closed" && state.opens ? [state.opens] : [],
  )
  if (next) return { kind: "closed", words: alone ? hoursTexts.opensAt(next) : texts.noneOpen }
  return states.some(({ kind }) => kind === "openingSoon")
    ? { kind: "openingSoon", words: hoursTexts.openingSoon }
    : { kind: "closed", words: texts.closedForNow }
}
