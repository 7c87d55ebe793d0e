export const book = "Book"
/** Of a house that takes no bookings. */
export const findUs = "Find us"
/** Where there is little room. */
export const visit = "Visit"
export const brands = "Brands"
export const main = "Main"
export const openingHours = "Opening hours"
/** Opens what there is to go to; a menu is food here. */
export const browse = "Browse"
export const close = "Close"
export const search = "Search"
export const ourBrands = "Our brands"
export const venues = "Venues"
export const contact = "Contact"

export const allOf = (group: string): string => `All of ${group}`
/** Short: on the smallest phones it stands beside all that a header has. */
export const open = (count: number, all: number): string => `${count} of ${all} open`
/** What stands on the door of a venue, on a page that has another name; its end is cut off on telephones, and is in that name. */
export const stateOf = (venue: string, state: string): string => `${state}, ${venue}`
export const noneOpen = "None open now"
export const closedForNow = "Closed for now"
