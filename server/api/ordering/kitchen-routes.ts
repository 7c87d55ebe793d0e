import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { timesOnDay } from "../../../shared/booking/service-day"
import { slotsOf } from "../../../shared/booking/slots"
import { isCalendarDay, isTimeOfDay } from "../../../shared/opening-hours"
import type { OrderingFacts } from "../../../shared/ordering/ordering-facts"
import { kitchenOf } from "../../../shared/ordering/rules"
import {
  KITCHEN_PATH,
  type KitchenAnswer,
  type KitchenRequest,
} from "../../../shared/ordering/staff-channel"
import { ORDER_STATES, type OrderState } from "../../../shared/ordering/states"
import { instantOf } from "../../../shared/recurrence"
import { registerSignedRoute } from "../staff/signed-route"
import type { Advanced, OrderStore } from "./order-store"

const day = z.string().refine(isCalendarDay)
const time = z.string().refine(isTimeOfDay)
const reference = z.string().max(20)
const about = { venue: z.string().max(100), by: z.string().max(200) }
const STATES = Object.keys(ORDER_STATES) as [OrderState, ...OrderState[]]
const REQUEST: z.ZodType<KitchenRequest> = z.discriminatedUnion("ask", [
  z.object({ ...about, ask: z.literal("day"), day }),
  z.object({ ...about, ask: z.literal("next"), reference, from: z.enum(STATES) }),
  z.object({ ...about, ask: z.literal("back"), reference }),
  z.object({ ...about, ask: z.literal("cancel"), reference, why: z.string().max(500) }),
  z.object({ ...about, ask: z.literal("pause"), day, from: time, until: time }),
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
    if (!venue) return { is: "refused", why: "This venue does not take orders on the site." }
    switch (asked.ask) {
      case "day": {
        const { orders, pauses } = store.dayOf(venue, asked.day)
        const then = instantOf(asked.day, "12:00", venue.hours.timeZone)
        const offer = slotsOf(kitchenOf(venue), { day: asked.day, party: 1 }, then)
        return {
          is: "day",
          timeZone: venue.hours.timeZone,
          dishesPerSlot: venue.rules.dishesPerSlot,
          noticeMinutes: venue.rules.noticeMinutes,
          closed: offer.kind === "closed" ? (offer.reason ?? "Closed") : null,
          takesOrders: venue.takesOrders,
          orders,
          pauses: pauses.map(({ id, from, until, madeBy }) => ({ id, from, until, madeBy })),
        }
      }
      case "next":
        return said(store.advance(venue, asked.reference, asked.from, now))
      case "back":
        return said(store.putBack(venue, asked.reference, now))
      case "cancel":
        return said(store.cancel(venue, asked.reference, { now, reason: asked.why.trim() }))
      case "pause": {
        const times = timesOnDay(venue.hours, asked.day, asked)
        if (times.until <= times.from) {
          return { is: "refused", why: "The clocks skip these times on this day." }
        }
        store.pause(venue, times, asked.by)
        return { is: "done" }
      }
      case "resume":
        return store.resume(venue, asked.id)
          ? { is: "done" }
          : { is: "refused", why: "It was let go already." }
    }
  }

  function said({ is }: Advanced): KitchenAnswer {
    if (is !== "done") return { is: "refused", why: WHY[is] }
    onChange()
    return { is: "done" }
  }
}

const WHY = {
  unknown: "There is no such order.",
  changed: "Somebody else has changed this order meanwhile.",
  full: "The kitchen has no time left for it at this hour.",
} as const
