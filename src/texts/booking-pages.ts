/** What the booking server's own pages say: seen without scripts, and from the link in a mail. */
export const yourBooking = "Your booking"
export const chooseATime = "Choose a time"
export const where = "Where"
export const when = "When"
export const howMany = "How many"
export const menu = "Tasting menu"
export const event = "Event"
export const cancelledEvent = (title: string): string => `${title} (cancelled)`
export const postponedEvent = (title: string): string => `${title} (postponed)`
export const isOff = (event: string): string =>
  `${event}: your table stays yours all the same, as for any dinner. If you would rather not come, change or cancel it below.`
export const hasMoved = (event: string, begins: string): string =>
  `${event} begins on ${begins} now, and your table has not moved with it: it stays yours, as for any dinner. If you would rather come to the event, change it below.`
/** To whom waits. */
export const isOffToo = (event: string): string =>
  `${event}: if a table comes free, it is one as for any dinner. If you would rather not have it, cancel below.`
export const note = "You told us"
export const address = "Address"
export const phone = "Telephone"

export const change = "Change the booking"
export const changeHint =
  "Another day, another time, more or fewer of you. “Show times” says what is free on the day that you have put in. Your table stays yours until there is a new one."
export const couldNotLook = "We could not look for tables just now. “Show times” tries again."
export const saveChange = "Save the change"
export const notFree = (near: readonly string[]): string =>
  near.length === 0
    ? "No table is free on that day, so nothing is changed."
    : `No table is free at that time, so nothing is changed. Free on the same day: ${near.join(", ")}.`
export const isSo = "This is how your table is booked now."
export const isChanged = "The booking is changed. A mail with the new time is on its way."
export const cancel = "Cancel the booking"
export const cancelHint = "The table goes to somebody else at once."
export const cancelNow = "Yes, cancel it"
export const takeMeOff = "Take me off the waiting list"
export const cancelledMeans = "The table is given back, and there is nothing more to do."
export const moreOf = (venue: string): string => `More about ${venue}`
export const noneCame = "You were on the waiting list, and no table came free."
export const isOver = "This booking lies in the past, so nothing can be changed any more."
export const noSuchBooking =
  "This link does not lead to a booking. It may have been shortened by a mail program: copy the whole of it."
export const unknownVenue = "There is no venue of this name that takes bookings here."
export const widgetTitle = (venue: string): string => `Booking form of ${venue}`
export const openThere = "Open the booking form in a page of its own"
