const KEY = "resilience-reloads"

/** Causes of this document's own, for where no session storage remembers them. */
const ofDocument = new Set<string>()

/**
 * Whether the page may reload by itself for a cause; at most once in a session, and what is allowed is recorded.
 * Without a session storage nothing would remember the reload, so there is none.
 */
export function mayReload(cause: string): boolean {
  try {
    const causes = recordedCauses()
    if (causes.includes(cause)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...causes, cause]))
    return true
  } catch {
    return false
  }
}

/** The document about to be loaded, or the one in the window, is the reload for this cause. */
export function recordReload(cause: string): void {
  ofDocument.add(cause)
  mayReload(cause)
}

/** Whether a document has been loaded for this cause already, in this session or as far as this document knows. */
export function hadReload(cause: string): boolean {
  if (ofDocument.has(cause)) return true
  try {
    return recordedCauses().includes(cause)
  } catch {
    return false
  }
}

/** A page that could not be loaded. */
export const pageCause = (path: string): string => `page ${path}`

/** @param release of the server, other than the one this document is of */
export const releaseCause = (release: string): string => `release ${release}`

function recordedCauses(): string[] {
  const causes: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]")
  return Array.isArray(causes) ? causes.map(String) : []
}
