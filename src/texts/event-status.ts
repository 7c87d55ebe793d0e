/** Of an event, wherever it is shown: a file of its own, for most pages say no more of events. */
export const cancelled = "Cancelled"
export const postponed = "Postponed"
export const soldOut = "Sold out"
export const free = "Free"
