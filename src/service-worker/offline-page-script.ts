import { APP_DATA_FILE } from "../../shared/page-files"

/**
 * The only script of the offline page as the worker answers it: goes to the address that was asked for when the network
 * is back, unless the visitor has begun to do something here.
 */
const CHECK_MS = 5000

let isBusy = false
for (const sign of ["pointerdown", "keydown", "wheel", "touchstart"]) {
  addEventListener(sign, () => (isBusy = true), { once: true, passive: true })
}

async function goWhenBack(): Promise<void> {
  if (isBusy || document.hidden || !navigator.onLine) return
  // `onLine` only says that there is some network; whether the site is in reach the site must say.
  const answer = await fetch(`/${APP_DATA_FILE}`, {
    method: "HEAD",
    cache: "no-store",
  }).catch(() => undefined)
  if (answer?.ok && !isBusy && isFirstTime()) location.reload()
}

/** Once per address: where the site is in reach and this page still is not, it would reload without end. */
function isFirstTime(): boolean {
  const key = `offline-reload:${location.pathname}${location.search}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, "")
    return true
  } catch {
    // Storage is blocked: nothing is remembered, and there is a link to try again.
    return false
  }
}

addEventListener("online", () => void goWhenBack())
setInterval(() => void goWhenBack(), CHECK_MS)

export {}
