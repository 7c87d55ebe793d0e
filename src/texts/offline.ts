/** What the site says of the network and of its releases, and the page for when there is no network. */
export const stillWorks = "You are offline. Pages you have seen still work."
export const freshVersion = "A fresh version of this site is here."
export const showIt = "Show it"
export const notNow = "Not now"

/** All that is said where not even the offline page is kept. */
export const offline = "You are offline."
