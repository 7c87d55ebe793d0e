import type { Heard } from "./intl"

export const orderFrom = "Order from"
/** The button of our own way. */
export const orderHere = "Order here"
export const atOurOtherVenues = "At our other venues"
export const notFromHere = "Not from here"

/** Sentences around the ways to the table: the page of bookings, and the number. */
export const tableOnly = <Part>(book: Part, phone: Part) => [
  "Here we cook for the table only. ",
  book,
  " or call ",
  phone,
  ".",
]
export const seeHowToGetATable = <Part>(venue: string, heard: Heard<Part>) => [
  "See how to get a table",
  heard(` at ${venue}`),
]
