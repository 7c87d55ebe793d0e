import { plural, type Heard } from "./intl"

/** Whole days where they come out even ("2 days"), hours otherwise. */
export function noticeInWords(hours: number): string {
  if (hours === 0) return "No notice needed"
  const days = hours / 24
  return Number.isInteger(days)
    ? plural(days, { one: `${days} day ahead`, other: `${days} days ahead` })
    : plural(hours, { one: `${hours} hour ahead`, other: `${hours} hours ahead` })
}

export const withThePairing = <Part>(price: Part) => [price, " with the pairing"]
export const courses = (count: number): string =>
  plural(count, { one: `${count} course`, other: `${count} courses` })
export const otherTastingMenus = "Other tasting menus"
export const menusOnThisPage = "Tasting menus on this page"
/** Before what is poured. */
export const pouredWithIt = "Poured with it:"

export const pricePerGuest = "Price per guest"
export const priceWithPairing = "With the pairing"
export const served = "Served"
export const forHowMany = "For"
export const guestsOrMore = (count: number): string =>
  plural(count, { one: "One guest or more", other: `${count} guests or more` })
export const book = "Book"
export const bookMenu = (title: string): string => `Book ${title}`
export const bookAt = <Part>(menu: string, venue: string, heard: Heard<Part>) => [
  `Book at ${venue}`,
  heard(`, ${menu}`),
]
export const notTakingBookings = "Not taking bookings at the moment."
export const thePairing = "The pairing"
export const perGuest = <Part>(price: Part) => [price, " per guest"]
export const allergens = "Allergens across the menu"
export const contains = (names: readonly string[]): string =>
  names.length > 0 ? `Contains ${names.join(", ")}.` : "None of the fourteen that must be declared."
export const tellUs = "Please tell us about allergies and diets when you book."
/** Leads to where a table is had at each. */
export const atTheseVenues = (count: number): string => `At ${count} venues: choose yours`
export const whereItIsServed = "Where it is served"
export const notServed = "We do not serve this menu any more."
