import type { Verdict } from "./verdict"

/** IANA time zones this runtime knows, by their canonical names. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf("timeZone")

function resolvedName(value: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Offsets (`+01:00`) and abbreviations (`CET`) are refused: they know nothing of summer time, or of the place. */
export function checkTimeZone(value: string): Verdict {
  if (TIME_ZONES.includes(value)) return true
  const known = resolvedName(value)
  const place = /^[A-Za-z_]+\/[A-Za-z_/-]+$/.test(value)
  if (known && place) {
    return known.toLowerCase() === value.toLowerCase() && known !== value
      ? `“${value}” is written “${known}”.`
      : true
  }
  const city = value.split("/").pop()?.toLowerCase().replace(/\s+/g, "_") ?? ""
  const guess = TIME_ZONES.find((zone) => zone.toLowerCase().endsWith(`/${city}`))
  return `“${value}” is not a time zone. Give its IANA name, for example “${guess ?? "Europe/Rome"}”.`
}
