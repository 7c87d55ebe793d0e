import { guests } from "./common"
import { plural } from "./intl"

export const notNow = "No bookings at the moment"
export const walkIn = "No bookings: just walk in"
export const here = "Book here"
export const online = "Book online"
export const byPhone = "Book by phone"

function notice(hours: number): string {
  if (hours % 24 === 0) return plural(hours / 24, { one: "a day", other: `${hours / 24} days` })
  return plural(hours, { one: "an hour", other: `${hours} hours` })
}

export const upToOnline = (count: number): string =>
  `Up to ${guests(count)} online; please call for more`
export const upTo = (count: number): string => `Tables for up to ${guests(count)}`
export const atLeastAhead = (hours: number): string => `At least ${notice(hours)} ahead`

export const whereToBook = "Where to book"
export const notBookable = "Not taking bookings just now"
export const whereWouldYouEat = "Where would you like to eat?"
export const howToBook = "How to get a table"
export const chooseAVenue = "Choose a venue"
/** A form elsewhere, or whoever answers the telephone, knows nothing of what was chosen here. */
export const youChose = (menu: string): string =>
  `For ${menu}: say its name when you book, so that the kitchen cooks it for your table.`
/** @param only the venue that is shown in its place, where there is one alone */
export const unknownVenue = (only: string | undefined): string =>
  `The link names a venue we do not have, or not any more${only ? `. This is ${only}.` : ": choose one here."}`

const IS_CLOSED = {
  cancelled: "is cancelled",
  postponed: "is postponed",
  soldOut: "is sold out",
  ticketed: "needs a ticket",
}
/** @param event nothing where it is not known, or not an event that cannot be booked */
export function choiceGone(
  event: { title: string; closed?: keyof typeof IS_CLOSED | undefined } | undefined,
): string {
  const why = event?.closed
    ? `${event.title} ${IS_CLOSED[event.closed]}.`
    : "What was chosen cannot be booked here, or not any more."
  return `${why} Nothing is booked yet: what follows is the way to a table without it.`
}
/** Leads to the page of an event that cannot be booked: to its tickets, or to the list of who hears of it. */
export const moreOfEvent = (title: string): string => `More about ${title}`

export const prompt = "Choose a venue to see how to get a table there."
/** A table that is booked here keeps it. */
export const chosenHere = (title: string): string =>
  `For ${title}. The house is told with your booking.`

export const openFormHere = (provider: string): string => `Show ${provider}’s form here`
export const formSets = (provider: string): string =>
  `Nothing of ${provider} is loaded before you press it. Their form may set cookies of its own.`
export const bookWith = (provider: string): string => `Or book on ${provider}’s own page`
export const formOf = (provider: string, venue: string): string =>
  `${provider}’s booking form for ${venue}`
