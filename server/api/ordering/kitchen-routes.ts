import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { dayInService } from "../../../shared/opening-hours"
import { slotsOf } from "../../../shared/booking/slots"
import type { OrderingFacts } from "../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../shared/ordering/rules"
import {
  KITCHEN_PATH,
  type KitchenAnswer,
  type KitchenRequest,
} from "../../../shared/ordering/staff-channel"
import { ORDER_STATES, type OrderState } from "../../../shared/ordering/states"
import { instantOf } from "../../../shared/recurrence"
import { DONE, refused } from "../../../shared/staff-reply"
import { about, day, holdTimes, letGo, reference, time } from "../staff/requests"
import { registerSignedRoute } from "../staff/signed-route"
import type { OrderStore } from "./order-store"
import type { Advanced } from "./progress"

const STATES = Object.keys(ORDER_STATES) as [OrderState, ...OrderState[]]
const REQUEST: z.ZodType<KitchenRequest> = z.discriminatedUnion("ask", [
  z.object({ ...about, ask: z.literal("day"), day }),
  z.object({ ...about, ask: z.literal("next"), reference, from: z.enum(STATES) }),
  z.object({ ...about, ask: z.literal("back"), reference }),
  z.object({ ...about, ask: z.literal("cancel"), reference, why: z.string().max(500) }),
  z.object({ ...about, ask: z.literal("pause"), day, from: time, until: time }),
  z.object({
    ...about,
    ask: z.literal("pauseNow"),
    minutes: z
      .int()
      .min(1)
      .max(24 * 60),
  }),
  z.object({ ...about, ask: z.literal("resume"), id: z.int() }),
])

/** What staff ask of the orders, by way of the CMS. */
export function registerKitchen(
  app: FastifyInstance,
  {
    store,
    readFacts,
    secret,
    onChange,
  }: {
    store: OrderStore
    readFacts: () => Promise<OrderingFacts>
    secret: string
    onChange: () => void
  },
): void {
  registerSignedRoute(app, {
    ...{ path: KITCHEN_PATH, way: "orders to the server", secret, request: REQUEST },
    answer: async (asked) => answer(asked, await readFacts()),
  })

  function answer(asked: KitchenRequest, facts: OrderingFacts): KitchenAnswer {
    const now = Date.now()
    const venue = facts.venues.find(({ slug }) => slug === asked.venue)
    if (!venue) return refused("This venue does not take orders on the site.")
    switch (asked.ask) {
      case "day": {
        const { orders, pauses } = store.dayOf(venue, asked.day)
        const then = instantOf(asked.day, "12:00", venue.hours.timeZone)
        const offer = slotsOf(kitchenOf(venue), { day: asked.day, party: 1 }, then)
        return {
          is: "day",
          timeZone: venue.hours.timeZone,
          today: dayInService(venue.hours, new Date(now)),
          dishesPerSlot: venue.rules.dishesPerSlot,
          closed: offer.kind === "closed" ? (offer.reason ?? "Closed") : null,
          takesOrders: venue.takesOrders,
          orders: orders.map((order) => ({ ...order, told: store.told(order.reference) })),
          pauses,
        }
      }
      case "next":
        return said(store.advance(venue, store.nowCalled(asked.reference), asked.from, now))
      case "back":
        return said(store.putBack(venue, store.nowCalled(asked.reference), now))
      case "cancel":
        return said(
          store.cancel(venue, store.nowCalled(asked.reference), { now, reason: asked.why.trim() }),
        )
      case "pause":
        return holdTimes(venue, asked, (times) => store.pause(venue, times, asked.by))
      case "pauseNow": {
        // Who orders within them collects only after the notice, which may be longer than a day.
        const minutes = asked.minutes + venue.rules.noticeMinutes
        store.pause(venue, { from: now, until: now + minutes * 60_000 }, asked.by)
        return DONE
      }
      case "resume":
        return letGo(store.resume(venue, asked.id))
    }
  }

  function said({ is }: Advanced): KitchenAnswer {
    if (is !== "done") return refused(WHY[is])
    onChange()
    return DONE
  }
}

const WHY = {
  unknown: "There is no such order.",
  changed: "Somebody else has changed this order meanwhile.",
  full: "The kitchen has no time left for it at this hour.",
} as const
