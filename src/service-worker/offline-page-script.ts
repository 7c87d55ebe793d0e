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
  const answer = await fetch("/page-data/app-data.json", {
    method: "HEAD",
    cache: "no-store",
  }).catch(() => undefined)
  if (answer?.ok && !isBusy) location.reload()
}

addEventListener("online", () => void goWhenBack())
setInterval(() => void goWhenBack(), CHECK_MS)

export {}
