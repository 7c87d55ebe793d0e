import type { PayloadRequest } from "payload"
import { eventChoice } from "../../../shared/booking/booking-facts"
import { idOf, type StoredDocument } from "../fields/related-documents"
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
 * Who has booked for an event or a tasting menu and is still to come, in words; nothing where nobody is.
 * @param document as it is on the site: bookings are kept under its slug
 * @param venues ids; left out for all
 */
export async function bookedFor(
  req: PayloadRequest,
  collection: Chosen,
  { slug }: StoredDocument,
  venues?: readonly number[],
): Promise<string | undefined> {
  if (typeof slug !== "string" || slug === "") return undefined
  const choiceKey = { equals: CHOICES[collection].keyOf(slug) }
  const { docs } = await req.payload.find({
    ...{ collection: "bookings", depth: 0, pagination: false, req },
    where: stillToCome(BOOKINGS, { choiceKey, ...(venues ? { venue: { in: [...venues] } } : {}) }),
    select: { partySize: true },
  })
  if (docs.length === 0) return undefined
  const guests = docs.reduce((sum, { partySize }) => sum + partySize, 0)
  return `${counted(docs.length, BOOKINGS.one)} of ${counted(guests, "guest")} still to come`
}
