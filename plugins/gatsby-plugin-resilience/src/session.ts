const KEY = "resilience-reloads"

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

/** The document about to be loaded is the reload for this cause. */
export function recordReload(cause: string): void {
  mayReload(cause)
}

/** A page that could not be loaded. */
export const pageCause = (path: string): string => `page ${path}`

/** A release other than the one this document is of. */
export const RELEASE_CAUSE = "release"

function recordedCauses(): string[] {
  const causes: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]")
  return Array.isArray(causes) ? causes.map(String) : []
}
