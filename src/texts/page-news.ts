/** What is said of a page whose content has been published anew while it was open. */
export const pageUpdated = "This page has been updated."
export const showNewVersion = "Show the new version"
