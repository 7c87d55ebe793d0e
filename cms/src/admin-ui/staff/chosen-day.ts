const PARAMETER = "day"

/** `YYYY-MM-DD`, as the address says it; empty where it names none that there is. */
export function readDay(): string {
  const day = new URLSearchParams(location.search).get(PARAMETER) ?? ""
  const instant = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === day
  return isDay ? day : ""
}

/** In the address, so that it can be sent and reloaded; today is in none: it becomes another day. */
export function keepDay(day: string): void {
  const address = new URL(location.href)
  if (day) address.searchParams.set(PARAMETER, day)
  else address.searchParams.delete(PARAMETER)
  history.replaceState(history.state, "", address)
}
