/** Of what is typed, in this tab: it survives reloads, and is gone with the tab. */
export const DRAFT_PREFIX = "form:"
/** Said while something waits on this device to be sent, so that nobody opens a database to find none. */
export const KEPT_MARK = "forms-kept"

export const hasKept = (): boolean => localStorage.getItem(KEPT_MARK) !== null
