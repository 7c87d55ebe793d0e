import type { CollectionSlug, PayloadRequest, Where } from "payload"
import { eventChoice } from "../../../shared/booking/booking-facts"
import type { OrderState } from "../../../shared/ordering/states"
import type { Booking } from "../payload-types"

const DAY = 24 * 3_600_000

/** Days are noons in UTC: what is later than this is not over yet, somewhere on earth. */
export const firstDayToCome = (): string => new Date(Date.now() - DAY).toISOString()

interface Coming {
  collection: Extract<CollectionSlug, "bookings" | "orders">
  one: string
  /** With which somebody still comes. */
  states: readonly Booking["status"][] | readonly OrderState[]
}

const BOOKINGS: Coming = {
  collection: "bookings",
  one: "booking",
  states: ["confirmed", "waiting"],
}

const COMING: readonly Coming[] = [
  BOOKINGS,
  {
    collection: "orders",
    one: "order",
    states: ["unpaid", "placed", "preparing", "ready", "held"],
  },
]

/** How many of those that a condition names are still to come. */
async function countComing(
  req: PayloadRequest,
  { collection, states }: Coming,
  of: Where,
): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection,
    req,
    where: {
      and: [
        of,
        { revision: { exists: true } },
        { date: { greater_than: firstDayToCome() } },
        { status: { in: [...states] } },
      ],
    },
  })
  return totalDocs
}

/**
 * What the forms' server holds of a venue and is still to come, in words. It knows of venues that are on the site alone: of
 * another, the guests' links and mails would lead nowhere, and staff could neither see nor cancel it.
 */
export async function guestsToCome(req: PayloadRequest, venue: number): Promise<string[]> {
  const found: string[] = []
  for (const kind of COMING) {
    const count = await countComing(req, kind, { venue: { equals: venue } })
    if (count === 1) found.push(`1 ${kind.one} that is still to come`)
    if (count > 1) found.push(`${count} ${kind.one}s that are still to come`)
  }
  return found
}

/** What a table is booked for, and how the forms' server calls one. */
const CHOICES = {
  events: eventChoice,
  "tasting-menus": (slug: string) => slug,
} as const

export type Chosen = keyof typeof CHOICES

/** How many have booked for an event or a tasting menu, by the slug that it has on the site, and are still to come. */
export const bookingsFor = (
  req: PayloadRequest,
  collection: Chosen,
  slug: string,
): Promise<number> =>
  countComing(req, BOOKINGS, { choiceKey: { equals: CHOICES[collection](slug) } })
