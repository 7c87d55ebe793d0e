/** Minutes that a zone's clocks are ahead of UTC, from an instant on; instants are minutes since 1970 in UTC. */
type Change = readonly [from: number, offset: number]

/** A time zone's changes of the clock, in order. Nothing is said of what lies before the first, or after `until`. */
export interface ZoneOffsets {
  changes: readonly Change[]
  until: number
}

let known: Readonly<Record<string, ZoneOffsets>> = {}

/**
 * What the build has worked out of time zones, by IANA name. A browser's first use of `Intl` loads the data of all
 * locales and zones: 20 ms of a desktop's processor, in the middle of a page coming to life.
 */
export function rememberOffsets(zones: Readonly<Record<string, ZoneOffsets>>): void {
  known = zones
}

/** Minutes that local time is ahead of UTC, where that is remembered. */
export function rememberedOffset(instant: Date, timeZone: string): number | undefined {
  if (timeZone === "UTC") return 0
  const zone = known[timeZone]
  const minute = instant.getTime() / 60_000
  if (!zone || minute >= zone.until) return undefined
  const passed = zone.changes.filter(([from]) => from <= minute)
  return passed[passed.length - 1]?.[1]
}
