import { showNotice } from "../../../plugins/gatsby-plugin-resilience/src/notices"
import { freshVersion, notNow, showIt } from "../../texts/offline"
import { hasOtherVersion } from "./server-version"

/** A tab that comes to the front looks for a new version at most this often, in milliseconds. */
const CHECK_MS = 30 * 60_000

/**
 * Tells a visitor that the site has been built anew since the page was loaded. Nothing is reloaded unasked: the next
 * navigation brings the new version anyway.
 */
export function watchUpdates(): void {
  const { serviceWorker } = navigator
  let isFirst = !serviceWorker.controller
  // The new worker has taken over already; pages that are open keep the version they are of.
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) void tellOfUpdate()
    isFirst = false
  })

  let checked = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checked < CHECK_MS) return
    checked = Date.now()
    void serviceWorker.getRegistration().then((registration) => registration?.update())
  })
}

/** A worker is new too where only its offline page is: for the visitor nothing has changed then. */
async function tellOfUpdate(): Promise<void> {
  if (!(await hasOtherVersion())) return
  showNotice({
    name: "update",
    text: freshVersion,
    action: { label: showIt, run: () => location.reload() },
    dismissLabel: notNow,
  })
}
