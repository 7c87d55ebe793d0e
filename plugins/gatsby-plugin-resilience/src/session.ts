const KEY = "resilience-reloads"

/** In a session, of all causes: a host may name another version each time it is asked. */
const MOST = 15

/** Causes of this document's own, for where no session storage remembers them. */
const ofDocument = new Set<string>()

/**
 * Whether the page may reload by itself for a cause; at most once in a session, and what is allowed is recorded.
 * Without a session storage nothing would remember the reload, so there is none.
 */
export function mayReload(cause: string): boolean {
  if (hadReload(cause)) return false
  ofDocument.add(cause)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recordedCauses().concat(cause)))
    return true
  } catch {
    return false
  }
}

/** The document about to be loaded is the reload for this cause. */
export const recordReload: (cause: string) => void = mayReload

/** Whether a reload has been recorded for this cause, in this session or as far as this document remembers. */
export function hadReload(cause: string): boolean {
  const recorded = recordedCauses()
  return ofDocument.has(cause) || recorded.includes(cause) || recorded.length >= MOST
}

/** A page that could not be loaded. */
export const pageCause = (path: string): string => `page ${path}`

/** @param version of the server, other than the one this document is of */
export const versionCause = (version: string): string => `version ${version}`

function recordedCauses(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[]
  } catch {
    return []
  }
}
