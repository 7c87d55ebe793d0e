import { foundInWords, type Found } from "./finding"
import { plural } from "./intl"

export const count = (found: readonly Found[], total: number): string =>
  foundInWords(found, total, plural(total, { one: `${total} venue`, other: `${total} venues` }))

export const narrowDown = "Narrow down the venues"
export const kitchen = "Kitchen"
export const city = "City"
export const moreFilters = "More filters"
export const openNow = "Open now"
export const nearestFirst = "Nearest first"
export const nearATown = "Near a town"
export const nothingOpen = "Nothing open just now"
export const nothingOpenHint =
  "None of the venues you chose is open at this moment. Look at all of them to see when each opens."
export const nothingFound = "No venue like that"
export const nothingFoundHint =
  "We have no such kitchen in that city yet. Look at all our venues instead."
export const showAllVenues = "Show all venues"
