import { type PublishCause, type PublishEvent } from "../shared/publishing"
import { type JournalEntry } from "./journal-entry"

/** How many events a cause names; the rest is counted. */
const MOST_NAMED = 10

const isOfRedirect = ({ collection }: PublishEvent): boolean => collection === "redirects"

/**
 * Why a build for these requests is made; the newest event comes first, for it is what an editor looks for, and redirects
 * last: where a page has moved, the CMS makes one by itself.
 */
export function causeOf(entries: readonly JournalEntry[]): PublishCause {
  const events = entries.flatMap((entry) => (entry.kind === "event" ? [entry.event] : []))
  if (events.length === 0) {
    const newest = entries.at(-1)
    if (newest?.kind === "wish") return { kind: "wish", by: newest.wish.by }
    const note = entries.findLast((entry) => entry.kind === "trigger")?.note ?? null
    return { kind: "trigger", note }
  }
  const named = events
    .reverse()
    .sort((one, other) => Number(isOfRedirect(one)) - Number(isOfRedirect(other)))
    .slice(0, MOST_NAMED)
  const changes = entries.filter(({ kind }) => kind !== "wish")
  return { kind: "events", events: named, more: changes.length - named.length }
}
