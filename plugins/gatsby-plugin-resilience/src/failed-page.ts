import { showNotice } from "./notices"
import { navigateByDocument } from "./version"
import { settings } from "./settings"

/** Name of the notice; the boot guard writes it by itself. */
export const FAILED_PAGE = "try-again"

/** The page in the window cannot be made interactive: says so, and leaves it to be read. */
export function leaveReadable(): void {
  navigateByDocument()
  // Nobody renders what a step through the history leads to.
  const shown = location.pathname
  addEventListener("popstate", () => {
    if (location.pathname !== shown) location.reload()
  })
  const { failed, tryAgain } = settings().text
  showNotice({
    name: FAILED_PAGE,
    text: failed,
    action: { label: tryAgain, run: () => location.reload() },
  })
}
