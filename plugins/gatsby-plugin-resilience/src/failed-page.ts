import { showNotice } from "./notices"
import { navigateByDocument } from "./release"
import { settings } from "./settings"

/** The page in the window cannot be made interactive: says so, and leaves it to be read. */
export function leaveReadable(): void {
  navigateByDocument()
  const { failed, tryAgain } = settings().text
  showNotice({
    name: "try-again",
    text: failed,
    action: { label: tryAgain, run: () => location.reload() },
  })
}
