import type { Allergen } from "../../../shared/food-labels"
import type { TicketFacts } from "../../../shared/tickets"
import type { Diet } from "../menu-list-filter"

/** A dish that a guest likes, by the menu it stands on. */
export interface Favourite {
  dish: string
  menu: { title: string; slug: string }
}

/** What a guest has chosen to keep of themselves and of who comes with them. Whatever was not said is empty. */
export interface Card {
  name: string
  email: string
  phone: string
  party: number | undefined
  /** What somebody of the party must not eat. */
  avoids: readonly Allergen[]
  diets: readonly Diet[]
  favourites: readonly Favourite[]
}

export const EMPTY_CARD: Card = {
  name: "",
  email: "",
  phone: "",
  party: undefined,
  avoids: [],
  diets: [],
  favourites: [],
}

/** A table or an order, with what a guest needs to get to it where there is no network. */
export interface Ticket extends TicketFacts {
  /** The calendar file itself, once it has been fetched. */
  calendar: string | undefined
  /** Told by the server: as the card was last looked at with a network, or by the page where it was cancelled. */
  isCancelled?: true
  /** What the venue's page says of the way there, once it has been fetched. */
  place: TicketPlace | undefined
}

export interface TableTicket extends Ticket {
  party: number
}

export interface TicketPlace {
  address: string
  gettingThere: string
  accessNote: string
  access: readonly string[]
}

/** All that is on the device. */
export interface Kept {
  card: Card | undefined
  tickets: readonly Ticket[]
}

export const NOTHING_KEPT: Kept = { card: undefined, tickets: [] }

export const MOST_GUESTS = 500
