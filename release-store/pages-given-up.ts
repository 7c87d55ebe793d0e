import { isWithPages } from "../shared/content-types"
import { pathsBeside, routeTo } from "../shared/paths"
import { type PublishEvent } from "../shared/publishing"
import { type JournalEntry } from "../publishing/journal-entry"

/**
 * Paths of the pages whose documents were deleted or unpublished.
 * @param entries of the publish journal
 * @param since number of the newest request that the site shows already
 */
export function pagesGivenUp(entries: readonly JournalEntry[], since: number): Set<string> {
  return new Set(
    entries.flatMap((entry) =>
      entry.kind === "event" && entry.n > since ? pageGivenUp(entry.event) : [],
    ),
  )
}

function pageGivenUp({ event, collection, slug }: PublishEvent): string[] {
  if ((event !== "delete" && event !== "unpublish") || slug === null) return []
  if (!isWithPages(collection)) return []
  return [routeTo(collection, slug), ...pathsBeside(collection, slug)]
}
