import { ALLERGENS, type Allergen } from "../../../shared/food-labels"
import { CARD_VERSION, CARD_VERSIONS_READ } from "../../../shared/guest-card"
import { wallClock } from "../../../shared/opening-hours"
import { isOwnPath } from "../../../shared/own-path"
import type { TicketNow } from "../../../shared/tickets"
import { DIETS } from "../menu-list-filter"
import {
  type Card,
  type Favourite,
  type Kept,
  MOST_GUESTS,
  NOTHING_KEPT,
  type Ticket,
  type TicketPlace,
} from "./card"

/** Of a form's field and of what is read back: nobody's name is longer. */
const LONGEST = 254
/** As many as a guest has use for; the device's room is small. */
const MOST_FAVOURITES = 100
const MOST_TICKETS = 20

const isRead = (version: unknown): boolean => CARD_VERSIONS_READ.includes(version)

export const keptAsText = (kept: Kept): string => JSON.stringify({ version: CARD_VERSION, ...kept })

/**
 * Reads what is kept. Whoever uses the device may have changed it, and so may a later version of the site: what cannot be
 * used is left out, never guessed.
 */
export function keptIn(text: string | null): Kept {
  try {
    const { version, card, tickets } = recordOf(JSON.parse(text ?? "{}"))
    if (!isRead(version)) return NOTHING_KEPT
    return {
      card: isRecord(card) ? cardIn(card) : undefined,
      tickets: listOf(tickets).flatMap(ticketIn).slice(0, MOST_TICKETS),
    }
  } catch {
    return NOTHING_KEPT
  }
}

/** Of a newer site, as a tab that was open for long may find it: it is not damaged, and not to be written over. */
export function isOfOtherVersion(text: string | null): boolean {
  try {
    const { version } = recordOf(JSON.parse(text ?? "{}"))
    return typeof version === "number" && !isRead(version)
  } catch {
    return false
  }
}

/** A ticket that another page has handed on; nothing where there is none. */
export function ticketHandedOn(text: string | null): Ticket | undefined {
  try {
    return ticketIn(JSON.parse(text ?? "null"))[0]
  } catch {
    return undefined
  }
}

type Raw = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const recordOf = (value: unknown): Raw => (isRecord(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value)

function cardIn({ name, email, phone, party, avoids, diets, favourites }: Raw): Card {
  const named = listOf(avoids)
  const eaten = listOf(diets)
  return {
    name: textOf(name).slice(0, LONGEST),
    email: textOf(email).slice(0, LONGEST),
    phone: textOf(phone).slice(0, LONGEST),
    party: isWhole(party) && party >= 1 && party <= MOST_GUESTS ? party : undefined,
    avoids: (Object.keys(ALLERGENS) as Allergen[]).filter((one) => named.includes(one)),
    diets: DIETS.filter((one) => eaten.includes(one)),
    favourites: listOf(favourites).flatMap(favouriteIn).slice(0, MOST_FAVOURITES),
  }
}

function favouriteIn(value: unknown): Favourite[] {
  const { dish, menu } = recordOf(value)
  const { title, slug } = recordOf(menu)
  const found = { dish: textOf(dish), menu: { title: textOf(title), slug: textOf(slug) } }
  return found.dish && found.menu.slug ? [found] : []
}

function ticketIn(value: unknown): Ticket[] {
  const raw = recordOf(value)
  const venue = recordOf(raw["venue"])
  const { startsAt, calendar, place } = raw
  const reference = textOf(raw["reference"])
  const timeZone = textOf(raw["timeZone"])
  const party = isWhole(raw["party"]) ? raw["party"] : undefined
  const dishes = listOf(raw["dishes"]).filter((one) => typeof one === "string")
  const isUsable =
    reference !== "" &&
    typeof startsAt === "number" &&
    (party !== undefined || dishes.length > 0) &&
    isOnAClock(startsAt, timeZone)
  if (!isUsable) return []
  return [
    {
      reference,
      venue: {
        name: textOf(venue["name"]),
        slug: textOf(venue["slug"]),
        phone: textOf(venue["phone"]),
      },
      startsAt,
      timeZone,
      party,
      choice: textOf(raw["choice"]),
      dishes,
      manageAddress: ownAddress(raw["manageAddress"]),
      calendarAddress: ownAddress(raw["calendarAddress"]),
      calendar: textOf(calendar) || undefined,
      place: isRecord(place) ? placeIn(place) : undefined,
      ...(raw["isCancelled"] === true ? { isCancelled: true } : {}),
    },
  ]
}

/** What a server says of a ticket; nothing where it says something else. */
export function ticketNowIn(answer: unknown): TicketNow | undefined {
  const { isCancelled, startsAt, party } = recordOf(recordOf(answer)["ticket"])
  if (typeof isCancelled !== "boolean" || !isWhole(startsAt)) return undefined
  return { isCancelled, startsAt, ...(isWhole(party) ? { party } : {}) }
}

function isOnAClock(instant: number, timeZone: string): boolean {
  try {
    // No zone at all would be the device's; one that is not known, and no instant, throw.
    return timeZone !== "" && wallClock(new Date(instant), timeZone).day !== ""
  } catch {
    return false
  }
}

/** A link is only ever followed to this site: what is kept may have been written by somebody else. */
function ownAddress(value: unknown): string {
  const address = textOf(value)
  return isOwnPath(address) ? address : ""
}

const placeIn = ({ address, gettingThere, accessNote, access }: Raw): TicketPlace => ({
  address: textOf(address),
  gettingThere: textOf(gettingThere),
  accessNote: textOf(accessNote),
  access: listOf(access).filter((one) => typeof one === "string"),
})
