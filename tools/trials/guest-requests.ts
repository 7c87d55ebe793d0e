import { BOOKING_FACTS, type BookingFacts } from "../../shared/booking/booking-facts"
import { BOOKING_PREFIX } from "../../shared/booking/addresses"
import type { BookableVenue } from "../../shared/booking/rules"
import { allSlots, lastBookableDay, slotsOf } from "../../shared/booking/slots"
import { addDays, wallClock } from "../../shared/opening-hours"
import { dishField, ORDER_PREFIX } from "../../shared/ordering/addresses"
import { ORDERING_FACTS, type OrderingFacts } from "../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../shared/ordering/rules"
import { createReleaseReader } from "../../server/api/site/release-reader"

/** What a guest posts. */
export interface GuestRequest {
  path: string
  /** At which of the times that are offered; nothing for a message, which has none. */
  at: (turn: number) => Readonly<Record<string, string>>
}

/** Of so many requests one is an order and one a booking: a house has fewer tables than its form takes messages. */
const ONE_IN = 20
/** As people write them. */
const PHONES = ["", "020 7946 0000", "+39 06 5550 0100", "(06) 5550-0100"]
const NO_FACTS = { groupName: "", email: "", venues: [] }

/** The times of a venue from tomorrow on, which are still to come when the trial ends. */
function timesFrom(venue: BookableVenue, now: Date): { day: string; time: string }[] {
  const times = []
  const last = lastBookableDay(venue, now)
  const tomorrow = addDays(wallClock(now, venue.hours.timeZone).day, 1)
  for (let day = tomorrow; day <= last; day = addDays(day, 1)) {
    for (const { time } of allSlots(slotsOf(venue, { day, party: 1 }, now))) {
      times.push({ day, time })
    }
  }
  return times
}

/** What guests send to the site as it is: messages, orders and bookings, by their numbers. */
export async function createGuestRequests(
  releasesDir: string,
): Promise<(n: number) => GuestRequest> {
  const now = new Date()
  const ordering = await createReleaseReader<OrderingFacts>(releasesDir, ORDERING_FACTS, NO_FACTS)()
  const booking = await createReleaseReader<BookingFacts>(releasesDir, BOOKING_FACTS, {
    ...{ ...NO_FACTS, menus: [], events: [], elsewhere: [] },
  })()
  const kitchen = ordering.venues.find(({ takesOrders }) => takesOrders)
  const room = booking.venues.find(({ booksHere }) => booksHere)
  const [dish] = kitchen?.items ?? []
  if (!kitchen || !room || !dish) throw new Error("The demo has no venue to order from or to book.")
  const timesOfKitchen = timesFrom(kitchenOf(kitchen), now)
  const timesOfRoom = timesFrom(room, now)

  if (timesOfKitchen.length === 0 || timesOfRoom.length === 0) {
    throw new Error(
      `${kitchen.name} or ${room.name} has no time on the days that can be asked for.`,
    )
  }

  return (n) => {
    const guest = {
      name: `Guest ${n}`,
      email: `guest${n}@example.com`,
      phone: PHONES[n % PHONES.length] ?? "",
      message: `Message ${n}`,
      "form-key": `trial-key-${n}`,
    }
    const turnOf = (turn: number): number => Math.floor(n / ONE_IN) + turn
    switch (n % ONE_IN) {
      case 0:
        return {
          path: ORDER_PREFIX,
          at: (turn) => ({
            ...{ ...guest, venue: kitchen.slug, [dishField(dish.key)]: "1" },
            ...timesOfKitchen[turnOf(turn) % timesOfKitchen.length],
          }),
        }
      case 1:
        return {
          path: BOOKING_PREFIX,
          at: (turn) => ({
            ...{ ...guest, venue: room.slug, party: "1" },
            ...timesOfRoom[turnOf(turn) % timesOfRoom.length],
          }),
        }
      default:
        return { path: "/api/forms/contact", at: () => ({ ...guest, subject: "A booking" }) }
    }
  }
}
