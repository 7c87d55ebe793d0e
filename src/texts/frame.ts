export const skipToContent = "Skip to content"
export const announcement = "Announcement"
/** Of the browser's tab. */
export const titleOf = (page: string, group: string): string => `${page} – ${group}`
/** Said where a heading cannot say it by itself. */
export const navigatedTo = (page: string): string => `Navigated to ${page}`
