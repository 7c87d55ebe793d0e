const DAY_MS = 86_400_000

/** A day's hours may reach into the next one, and that next day is, somewhere, still to come for half a day. */
const KEPT_DAYS = 2

/**
 * Dated exceptions to a venue's hours without those that are over: no page shows them, every page carries the hours of
 * all venues in its header, and a venue has more of them every year.
 * @param exceptions as the CMS answers: `from` and `until` are noon UTC of a day, the last one included
 */
export function currentExceptions(exceptions: unknown, now: Date): unknown {
  if (!Array.isArray(exceptions)) return exceptions
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  return exceptions.filter((exception: unknown) => (lastDay(exception) ?? oldest) >= oldest)
}

/** Nothing where it is not said, or not asked for. */
function lastDay(exception: unknown): string | undefined {
  const { from, until } = (exception ?? {}) as { from?: unknown; until?: unknown }
  const last = until ?? from
  return typeof last === "string" ? last.slice(0, 10) : undefined
}
