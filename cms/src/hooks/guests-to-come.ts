import type { CollectionSlug, PayloadRequest, Where } from "payload"
import type { OrderState } from "../../../shared/ordering/states"
import type { Booking } from "../payload-types"

interface Coming {
  collection: Extract<CollectionSlug, "bookings" | "orders">
  one: string
  /** With which somebody still comes. */
  states: readonly Booking["status"][] | readonly OrderState[]
}

export const BOOKINGS: Coming = {
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

const DAY = 24 * 3_600_000

/** Days are noons in UTC: what is later than this is not over yet, somewhere on earth. */
export const firstDayToCome = (): string => new Date(Date.now() - DAY).toISOString()

/** Of what the forms' server holds, what is still to come. */
export const stillToCome = ({ states }: Coming, of: Where): Where => ({
  and: [
    of,
    { revision: { exists: true } },
    { date: { greater_than: firstDayToCome() } },
    { status: { in: [...states] } },
  ],
})

export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? "" : "s"}`

/**
 * What the forms' server holds of a venue and is still to come, in words. It knows of venues that are on the site alone: of
 * another, the guests' links and mails would lead nowhere, and staff could neither see nor cancel it.
 */
export async function guestsToCome(req: PayloadRequest, venue: number): Promise<string[]> {
  const found: string[] = []
  for (const kind of COMING) {
    const where = stillToCome(kind, { venue: { equals: venue } })
    const { totalDocs } = await req.payload.count({ collection: kind.collection, req, where })
    const are = totalDocs === 1 ? "is" : "are"
    if (totalDocs > 0) found.push(`${counted(totalDocs, kind.one)} that ${are} still to come`)
  }
  return found
}
