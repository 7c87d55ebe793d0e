import { startTransition, useEffect, useMemo, useState } from "react"
import { isPageLive } from "./use-hydrated"

const MS_A_MINUTE = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const currentMinute = (): number => Math.floor(Date.now() / MS_A_MINUTE)

function tick(): void {
  for (const listener of listeners) listener()
  timer = setTimeout(tick, MS_A_MINUTE - (Date.now() % MS_A_MINUTE))
}

function announceReturn(): void {
  if (!document.hidden) for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setTimeout(tick, MS_A_MINUTE - (Date.now() % MS_A_MINUTE))
    // Timers sleep in a hidden tab; a visitor who comes back must not read an old state.
    document.addEventListener("visibilitychange", announceReturn)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", announceReturn)
    }
  }
}

/** The current minute, renewed as it passes; undefined in static HTML and until the page is live. */
export function useNow(): Date | undefined {
  const [minute, setMinute] = useState(() => (isPageLive() ? currentMinute() : undefined))
  useEffect(() => {
    const look = (): void => startTransition(() => setMinute(currentMinute()))
    look()
    return subscribe(look)
  }, [])
  return useMemo(
    () => (minute === undefined ? undefined : new Date(minute * MS_A_MINUTE)),
    [minute],
  )
}
