import { cityOf } from "../../validation/moments"
import type { DocumentFacts, DocumentState } from "./document-state"
import type { PublishingReport } from "./report"
import { type Reader, timeOf } from "./words"

type Scheduled = PublishingReport["deliveries"]["scheduled"][number]

/** “publishing 24 December, 09:00 (Rome)”; without a zone in the reader's own. */
function wordsOf({ type, at, timeZone }: Scheduled, reader: Reader): string {
  const time = timeOf(at, timeZone === null ? reader : { ...reader, timeZone })
  const place = timeZone === null ? "" : ` (${cityOf(timeZone)})`
  return `${type === "unpublish" ? "unpublishing" : "publishing"} ${time}${place}`
}

/** What the document's line says, and after it what is scheduled for the document. */
export function withSchedule(
  state: DocumentState,
  { deliveries }: PublishingReport,
  { collection, id }: DocumentFacts,
  reader: Reader,
): DocumentState {
  const coming = deliveries.scheduled
    .filter((one) => one.collection === collection && one.id === id)
    .filter(({ at }) => Date.parse(at) > reader.now)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((one) => wordsOf(one, reader))
  const [next] = coming
  if (next === undefined) return state
  const all = `Scheduled: ${coming.join("; ")}.`
  return {
    ...state,
    text: `${state.text}. Scheduled: ${next}`,
    detail: state.detail === null ? all : `${state.detail} ${all}`,
  }
}

/** Whether a schedule publishes the document before that time, in milliseconds since 1970; true where none is known. */
export function isPublishedBefore(
  time: number,
  report: PublishingReport | null,
  document: { collection: string | undefined; id: number | string | undefined },
): boolean {
  if (!report) return true
  return report.deliveries.scheduled.some(
    ({ collection, id, type, at }) =>
      type === "publish" &&
      collection === document.collection &&
      id === String(document.id) &&
      Date.parse(at) < time,
  )
}
