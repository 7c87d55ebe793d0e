import { useState } from "react"
import type { PublishingStatus } from "../../../../shared/publishing"
import { type DocumentFacts, isOutdated, newestKnown } from "./document-state"

/**
 * Whether this tab shows what has since been changed elsewhere. Stays so until the tab itself is newer: the news stands
 * only in the cause of the release that brought it, and the next release has another.
 */
export function useOutdated(status: PublishingStatus | null, facts: DocumentFacts | null): boolean {
  const [outdated, setOutdated] = useState<string | null>(null)
  if (!facts) return false
  const shown = `${facts.collection} ${facts.id ?? ""} ${newestKnown(facts)}`
  if (outdated === shown) return true
  if (!status || !isOutdated(status, facts)) return false
  setOutdated(shown)
  return true
}
