import { lastDay } from "./last-day"

/** What Payload hands to a field's hook, as far as this one asks. */
interface HookArgs {
  value?: unknown
  siblingData: object
  originalDoc?: unknown
  operation?: string
}

/** The last day of what has a day of its own goes with it, as long as staff have not said another one. */
export const keptFromItsDay =
  (from: string, keptFor: () => number) =>
  ({ value, siblingData, originalDoc, operation }: HookArgs): string | null | undefined => {
    const said = value as string | null | undefined
    const now = siblingData as Readonly<Record<string, string | null | undefined>>
    // A new document's original is an empty object.
    const before =
      operation === "create"
        ? undefined
        : (originalDoc as Readonly<Record<string, string | null | undefined>> | undefined)
    // What has no day of its own has the one it came in on.
    const cameIn = before?.createdAt ?? new Date().toISOString()
    return lastDay(
      { day: now[from] ?? cameIn, said },
      before && { day: before[from] ?? cameIn, said: before.retainUntil },
      keptFor(),
    )
  }
