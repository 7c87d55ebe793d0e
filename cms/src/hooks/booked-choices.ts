import type { PayloadRequest } from "payload"
import { eventChoice } from "../../../shared/booking/booking-facts"
import { idOf, type StoredDocument } from "../fields/related-documents"
import type { Booking } from "../payload-types"
import { BOOKINGS, counted, stillToCome } from "./guests-to-come"

/** What a table is booked for: how the forms' server calls one, and where it is had. */
const CHOICES = {
  events: { keyOf: eventChoice, venues: "venue" },
  "tasting-menus": { keyOf: (slug: string) => slug, venues: "venues" },
} as const

export type Chosen = keyof typeof CHOICES

export const isChosen = (collection: string): collection is Chosen =>
  Object.hasOwn(CHOICES, collection)

/** The field that says at which venues it is had. */
export const venueFieldOf = (collection: Chosen): string => CHOICES[collection].venues

/** Ids of the venues where an event or a tasting menu is had. */
export const venuesOf = (collection: Chosen, document: StoredDocument): number[] =>
  [document[CHOICES[collection].venues]].flat().flatMap((venue) => idOf(venue) ?? [])

/**
 * Bookings for an event or a tasting menu that are still to come.
 * @param document as it is on the site: bookings are kept under its slug
 * @param venues ids; left out for all
 */
export async function bookingsFor(
  req: PayloadRequest,
  collection: Chosen,
  { slug }: StoredDocument,
  venues?: readonly number[],
): Promise<Pick<Booking, "date" | "time" | "partySize">[]> {
  if (typeof slug !== "string" || slug === "") return []
  const choiceKey = { equals: CHOICES[collection].keyOf(slug) }
  const { docs } = await req.payload.find({
    ...{ collection: "bookings", depth: 0, pagination: false, req },
    where: stillToCome(BOOKINGS, { choiceKey, ...(venues ? { venue: { in: [...venues] } } : {}) }),
    select: { date: true, time: true, partySize: true },
  })
  return docs
}

/** “3 bookings of 12 guests” */
export function bookingsInWords(bookings: readonly Pick<Booking, "partySize">[]): string {
  const guests = bookings.reduce((sum, { partySize }) => sum + partySize, 0)
  return `${counted(bookings.length, BOOKINGS.one)} of ${counted(guests, "guest")}`
}

/** Who has booked and is still to come, in words; nothing where nobody is. */
export async function bookedFor(
  ...asked: Parameters<typeof bookingsFor>
): Promise<string | undefined> {
  const bookings = await bookingsFor(...asked)
  return bookings.length === 0 ? undefined : `${bookingsInWords(bookings)} still to come`
}
