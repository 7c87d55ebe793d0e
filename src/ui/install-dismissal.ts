const KEY = "install-dismissed"
const MS_A_DAY = 86_400_000
const DAYS_OF_SILENCE = 90

/** For this visit at least, where storage is forbidden, as in a private window. */
let onThisVisit = false

/**
 * Whether the guest said no in the last 90 days.
 * @param now milliseconds since the epoch
 */
export function wasDismissed(now = Date.now()): boolean {
  if (onThisVisit) return true
  try {
    const age = now - Number(localStorage.getItem(KEY) ?? NaN)
    // A clock that was set back must not silence the offer for good.
    return age >= 0 && age < DAYS_OF_SILENCE * MS_A_DAY
  } catch {
    return false
  }
}

export function rememberDismissal(now = Date.now()): void {
  onThisVisit = true
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Nothing is lost but the memory.
  }
}
