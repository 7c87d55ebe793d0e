import type { CollectionSlug, PayloadRequest, Where } from "payload"
import { wallClock } from "../../../shared/opening-hours"
import type { OrderState } from "../../../shared/ordering/states"
import { venueFacts } from "../fields/related-documents"
import type { Booking } from "../payload-types"
import { noonUtc } from "../validation/dates"
import type { Days } from "../validation/days"

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

/** The day that it is in a zone, as days are stored: what is dated earlier is over there. */
const todayIn = (zone: string): string => noonUtc(wallClock(new Date(), zone).day)

export const todayAt = async (req: PayloadRequest, venue: unknown): Promise<string> =>
  todayIn((await venueFacts(req, venue))?.timeZone ?? "UTC")

/** Where a day ends last on earth (twelve hours behind UTC: the sign is POSIX's). */
const ANYWHERE = "Etc/GMT+12"

/** Of what the forms' server holds, what is still to come. @param today the earliest day that is not over */
export const stillToCome = (
  { states }: Coming,
  of: Where,
  today: string = todayIn(ANYWHERE),
): Where => ({
  and: [
    of,
    { revision: { exists: true } },
    { date: { greater_than_equal: today } },
    { status: { in: [...states] } },
  ],
})

export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? "" : "s"}`

const within = ({ from, until }: Days): Where => ({
  date: { greater_than_equal: from, less_than_equal: until },
})

/**
 * What the forms' server holds of a venue and is still to come, in words. It knows of venues that are on the site alone: of
 * another, the guests' links and mails would lead nowhere, and staff could neither see nor cancel it.
 * @param days left out for all
 */
export async function guestsToCome(
  req: PayloadRequest,
  venue: number,
  days?: Days,
): Promise<string[]> {
  const found: string[] = []
  const today = await todayAt(req, venue)
  const atVenue: Where = { venue: { equals: venue } }
  const of = days ? { and: [atVenue, within(days)] } : atVenue
  for (const kind of COMING) {
    const where = stillToCome(kind, of, today)
    const { totalDocs } = await req.payload.count({ collection: kind.collection, req, where })
    const are = totalDocs === 1 ? "is" : "are"
    if (totalDocs > 0) found.push(`${counted(totalDocs, kind.one)} that ${are} still to come`)
  }
  return found
}
