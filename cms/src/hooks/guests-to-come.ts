import type { CollectionSlug, PayloadRequest } from "payload"
import type { OrderState } from "../../../shared/ordering/states"
import type { Booking } from "../payload-types"

const DAY = 24 * 3_600_000

/** Days are noons in UTC: what is later than this is not over yet, somewhere on earth. */
export const firstDayToCome = (): string => new Date(Date.now() - DAY).toISOString()

/** With which somebody still comes. */
const BOOKED: readonly Booking["status"][] = ["confirmed", "waiting"]

const COMING: readonly {
  collection: Extract<CollectionSlug, "bookings" | "orders">
  one: string
  states: readonly Booking["status"][] | readonly OrderState[]
}[] = [
  { collection: "bookings", one: "booking", states: BOOKED },
  {
    collection: "orders",
    one: "order",
    states: ["unpaid", "placed", "preparing", "ready", "held"],
  },
]

/**
 * What the forms' server holds of a venue and is still to come, in words. It knows of venues that are on the site alone: of
 * another, the guests' links and mails would lead nowhere, and staff could neither see nor cancel it.
 */
export async function guestsToCome(req: PayloadRequest, venue: number): Promise<string[]> {
  const found: string[] = []
  for (const { collection, one, states } of COMING) {
    const { totalDocs } = await req.payload.count({
      collection,
      req,
      where: {
        and: [
          { venue: { equals: venue } },
          { revision: { exists: true } },
          { date: { greater_than: firstDayToCome() } },
          { status: { in: [...states] } },
        ],
      },
    })
    if (totalDocs === 1) found.push(`1 ${one} that is still to come`)
    if (totalDocs > 1) found.push(`${totalDocs} ${one}s that are still to come`)
  }
  return found
}

/** How many have booked for an event or a tasting menu, by its title, and are still to come. */
export async function bookingsFor(req: PayloadRequest, title: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: "bookings",
    req,
    where: {
      and: [
        { choice: { equals: title } },
        { revision: { exists: true } },
        { date: { greater_than: firstDayToCome() } },
        { status: { in: [...BOOKED] } },
      ],
    },
  })
  return totalDocs
}
