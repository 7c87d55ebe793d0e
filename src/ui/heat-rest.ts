/** Below this the rest of the battery is the visitor's. */
const LOW_BATTERY = 0.2

interface Battery extends EventTarget {
  charging: boolean
  level: number
}

/** Not in every browser, and not in TypeScript's DOM. */
interface SparingNavigator {
  connection?: { saveData?: boolean }
  getBattery?: () => Promise<Battery>
}

const isLow = ({ charging, level }: Battery): boolean => !charging && level <= LOW_BATTERY

/**
 * Tells whether an ornament that moves should rest: while nobody can see it, where motion is not wanted, and where
 * data or battery are short. Called at once and whenever the answer changes.
 * @returns stops watching.
 */
export function watchRest(element: Element, tell: (rests: boolean) => void): () => void {
  const sparing = navigator as SparingNavigator
  const motion = matchMedia("(prefers-reduced-motion: reduce)")
  const stop = new AbortController()
  const listening = { signal: stop.signal }
  let seen = false
  let battery: Battery | undefined
  let told: boolean | undefined

  const decide = (): void => {
    const rests =
      !seen ||
      document.hidden ||
      motion.matches ||
      sparing.connection?.saveData === true ||
      (battery !== undefined && isLow(battery))
    if (stop.signal.aborted || rests === told) return
    told = rests
    tell(rests)
  }

  const observer = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false
    decide()
  })
  observer.observe(element)
  document.addEventListener("visibilitychange", decide, listening)
  motion.addEventListener("change", decide, listening)
  sparing.getBattery?.().then(
    (found) => {
      battery = found
      found.addEventListener("levelchange", decide, listening)
      found.addEventListener("chargingchange", decide, listening)
      decide()
    },
    // Refused by a permissions policy: unknown, so no reason to rest.
    () => undefined,
  )
  decide()
  return () => {
    stop.abort()
    observer.disconnect()
  }
}

/**
 * Runs a task when the page has loaded and the browser has nothing better to do.
 * @returns cancels it.
 */
export function whenIdle(task: () => void): () => void {
  let cancelled = false
  const run = (): void => {
    if (!cancelled) task()
  }
  const wait = (): void => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === "complete") wait()
  else addEventListener("load", wait, { once: true })
  return () => {
    cancelled = true
  }
}
