const DAY_MS = 86_400_000

/** A day's hours may reach into the next one, and that next day is, somewhere, still to come for half a day. */
const KEPT_DAYS = 2
/** Staff look back at the days of their guests. */
const PAST_KEPT_DAYS = 60

/** What a query calls them where it asks for past ones too. */
export const WITH_PAST = "exceptionsWithPast"

/**
 * Dated exceptions to a venue's hours without those that are over: no page shows them, every page carries the hours of
 * all venues in its header, and a venue has more of them every year.
 * @param exceptions as the CMS answers: `from` and `until` are noon UTC of a day, the last one included
 * @param name what the query calls them
 */
export function currentExceptions(exceptions: unknown, now: Date, name?: string | number): unknown {
  if (!Array.isArray(exceptions)) return exceptions
  const days = name === WITH_PAST ? PAST_KEPT_DAYS : KEPT_DAYS
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  return exceptions.filter((exception: unknown) => (lastDay(exception) ?? oldest) >= oldest)
}

/** Nothing where it is not said, or not asked for. */
function lastDay(exception: unknown): string | undefined {
  const { from, until } = (exception ?? {}) as { from?: unknown; until?: unknown }
  const last = until ?? from
  return typeof last === "string" ? last.slice(0, 10) : undefined
}
