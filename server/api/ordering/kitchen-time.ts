import type { Taken } from "../../../shared/booking/rules"
import { around } from "../../../shared/booking/service-day"
import { allSlots, slotsOf, type DayOffer, type Slot } from "../../../shared/booking/slots"
import type { PickupVenue } from "../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../shared/ordering/rules"
import type { OrderLine } from "../../../shared/ordering/staff-channel"
import { HOLDING_STATES } from "../../../shared/ordering/states"
import type { Order } from "./order"
import type { OrderBook } from "./order-book"

const HOLDING = HOLDING_STATES.map((state) => `'${state}'`).join(", ")

/** When so many dishes can be collected on a day; an order that is to be changed does not stand in its own way. */
export const offerAt = (
  book: OrderBook,
  venue: PickupVenue,
  { day, dishes }: { day: string; dishes: number },
  now: number,
  except?: string,
): DayOffer => {
  const taken = takenAround(book, venue.slug, day, except)
  return slotsOf(kitchenOf(venue), { day, party: dishes }, new Date(now), taken)
}

/** What kitchens are asked for around a day, whatever its zone. */
function takenAround(
  { orders, pauses }: OrderBook,
  venue: string,
  day: string,
  except = "",
): Taken {
  const { from, until } = around(day)
  const seatings = orders.db
    .prepare(
      `select ready_at as startsAt, ready_at + 1 as endsAt, dishes as guests from orders
       where venue = ? and state in (${HOLDING}) and ready_at between ? and ? and reference <> ?`,
    )
    .all(venue, from, until, except) as { startsAt: number; endsAt: number; guests: number }[]
  return { seatings, blocks: pauses.around(venue, { from, until }) }
}

/** The time of an offer, where it can be had. */
export function freeSlot(offer: DayOffer, venue: PickupVenue, time: string): Slot | undefined {
  const slot = allSlots(offer).find((one) => one.time === time)
  return slot?.isFree && venue.takesOrders ? slot : undefined
}

export const dishesIn = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

export function hasRoomFor({ orders }: OrderBook, venue: PickupVenue, order: Order): boolean {
  const { dishes } = orders.db
    .prepare(
      `select coalesce(sum(dishes), 0) as dishes from orders where venue = ? and ready_at = ? and state in (${HOLDING})`,
    )
    .get(venue.slug, order.readyAt) as { dishes: number }
  return dishes + dishesIn(order.lines) <= venue.rules.dishesPerSlot
}
