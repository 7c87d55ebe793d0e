import { CARD_PATH, routeTo } from "../../../shared/paths"
import { START_URL } from "../../theme/app-identity"
import { CARD_KEPT, isCardHere } from "../../ui/card/card-here"
import { watchConnection } from "./offline-notice"
import type { PageNote } from "./page-notes"
import { watchUpdates } from "./update-notice"

/** What a guest with no network is likely to want, seen or not: where the app opens, every restaurant, a table. */
const ESSENTIAL = [START_URL, routeTo("locations"), routeTo("book")]

/** Tells the service worker what to keep, and the visitor what it knows. */
export function startCompanion(tellWorker: (note: PageNote) => void): (note: PageNote) => void {
  const { serviceWorker } = navigator
  for (const path of ESSENTIAL) tellWorker({ path, visited: false })
  // Of what only this guest has: wanted where there is no network, so kept like a page that was visited, at each visit.
  const keepCardPage = (): void => {
    if (isCardHere()) tellWorker({ path: CARD_PATH, visited: true })
  }
  keepCardPage()
  addEventListener(CARD_KEPT, keepCardPage)
  watchConnection()
  watchUpdates()
  // A new worker begins with the page that is open.
  serviceWorker.addEventListener("controllerchange", () => {
    tellWorker({ path: location.pathname, visited: true })
  })
  return tellWorker
}
