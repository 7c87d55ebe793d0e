import { allowsPrefetch } from "../../../plugins/gatsby-plugin-resilience/src/connection"
import { hideNotice, showNotice } from "../../../plugins/gatsby-plugin-resilience/src/notices"
import type { Runtime } from "../../../plugins/gatsby-plugin-resilience/src/runtime"
import { askForPage } from "../../../plugins/gatsby-plugin-resilience/src/served-page"
import { KEPT_TIMING } from "../../service-worker/messages"
import { notNow } from "../../texts/offline"
import { pageUpdated, showNewVersion } from "../../texts/page-news"
import { noteShownAnew } from "../offline/page-notes"
import type { EntryState } from "../scroll-memory"

/** How often a page that is looked at is compared with what the server has, in milliseconds. */
const EVERY_MS = 5 * 60_000
/** A page that comes back into view is compared at most this often. */
const REST_MS = 60_000

/**
 * Tells a visitor when the content of the page in the window has been published anew. Nothing changes unasked.
 * @param name of the notice
 * @returns forgets what was told, once another page is shown
 */
export function watchPage(runtime: Runtime, name: string): () => void {
  let checked = Date.now()
  // What a visitor has put away does not come back.
  let told: string | undefined

  const compare = async (): Promise<void> => {
    checked = Date.now()
    const path = location.pathname
    const served = await askForPage(runtime)
    if (!served || path !== location.pathname) return
    const { content, isShown, show } = served
    const isTold = content === told
    told = content
    if (isShown) hideNotice(name)
    else if (!isTold) tell(name, show)
  }
  const check = async (): Promise<void> => {
    if (document.hidden || Date.now() - checked < REST_MS || !allowsPrefetch()) return
    await compare()
  }
  if (wasKept()) void compare()
  document.addEventListener("visibilitychange", () => void check())
  setInterval(() => void check(), EVERY_MS)
  return () => {
    told = undefined
    hideNotice(name)
  }
}

/** Whether the device had the document: of a network that is slow what it had may be weeks old. */
function wasKept(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.some(({ name }) => name === KEPT_TIMING) ?? false
}

function tell(name: string, show: (state: object) => void): void {
  const run = (): void => {
    hideNotice(name)
    const entry: EntryState = { top: scrollY }
    show(entry)
    noteShownAnew()
  }
  showNotice({
    name,
    text: pageUpdated,
    action: { label: showNewVersion, run },
    dismissLabel: notNow,
  })
}
