import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { titleOfChoice, type BookingFacts } from "../../../shared/booking/booking-facts"
import {
  readTelephoned,
  TELEPHONE_FIELDS,
  type TelephoneField,
} from "../../../shared/booking/booking-form"
import {
  STAFF_PATH,
  type StaffAnswer,
  type StaffRequest,
} from "../../../shared/booking/staff-channel"
import { timesOnDay } from "../../../shared/booking/service-day"
import { allSlots, slotsOf, type DayOffer } from "../../../shared/booking/slots"
import { addDays, isCalendarDay, isTimeOfDay } from "../../../shared/opening-hours"
import { instantOf } from "../../../shared/recurrence"
import { registerSignedRoute } from "../staff/signed-route"
import type { BookingStore, Wanted } from "./booking-store"
import { tableOfBooking } from "./desk"

/** Of anything that staff type; what each field may hold is looked at by its rule. */
const typed = z.string().max(4000)
const day = z.string().refine(isCalendarDay)
const time = z.string().refine(isTimeOfDay)
const reference = z.string().max(20)
const about = { venue: z.string().max(100), by: z.string().max(200) }
const REQUEST: z.ZodType<StaffRequest> = z.discriminatedUnion("ask", [
  z.object({ ...about, ask: z.literal("day"), day }),
  z.object({ ...about, ask: z.literal("counts"), day, venues: z.array(about.venue) }),
  z.object({
    ...{ ...about, ask: z.literal("book"), key: z.string().min(8).max(64) },
    ...{ day: typed, party: typed, time: typed, name: typed },
    ...{ phone: typed, email: typed, message: typed },
  }),
  z.object({
    ...about,
    ...{ ask: z.literal("move"), reference, day, time, party: z.int().min(1).max(2000) },
  }),
  z.object({ ...about, ask: z.literal("cancel"), reference }),
  z.object({ ...about, ask: z.literal("block"), day, from: time, until: time }),
  z.object({ ...about, ask: z.literal("unblock"), id: z.int() }),
])

/** What staff ask of the bookings, by way of the CMS. */
export function registerStaffBookings(
  app: FastifyInstance,
  {
    store,
    readFacts,
    secret,
    onChange,
  }: {
    store: BookingStore
    readFacts: () => Promise<BookingFacts>
    secret: string
    onChange: () => void
  },
): void {
  registerSignedRoute(app, {
    ...{ path: STAFF_PATH, way: "bookings to the server", secret, request: REQUEST },
    answer: async (asked) => answer(asked, await readFacts()),
  })

  function answer(asked: StaffRequest, facts: BookingFacts): StaffAnswer {
    const now = Date.now()
    if (asked.ask === "counts") {
      return { is: "counts", counts: store.countsOn(asked.day, asked.venues) }
    }
    const venue = facts.venues.find(({ slug }) => slug === asked.venue)
    if (!venue) return { is: "refused", why: NOT_HERE }
    const { timeZone } = venue.hours
    switch (asked.ask) {
      case "day": {
        const { bookings, blocks } = store.dayOf(venue, asked.day)
        const any = {
          ...venue,
          rules: { ...venue.rules, noticeHours: 0, smallestParty: 1, daysAhead: 400 },
        }
        // As they are on that day, whether it has passed or not.
        const then = instantOf(addDays(asked.day, -1), "12:00", timeZone)
        const offer = slotsOf(any, { day: asked.day, party: 1 }, then)
        return {
          is: "day",
          timeZone,
          seats: venue.rules.seats,
          coversPerSlot: venue.rules.coversPerSlot,
          services: offer.kind === "services" ? offer.services : [],
          closed: offer.kind === "closed" ? (offer.reason ?? "Closed") : null,
          bookings: bookings.map((booking) => ({
            ...booking,
            choice: titleOfChoice(facts, booking.choice),
          })),
          blocks: blocks.map(({ id, from, until, madeBy }) => ({ id, from, until, madeBy })),
        }
      }
      case "book": {
        if (!venue.booksHere) return { is: "refused", why: NOT_HERE }
        const { entries, problems } = readTelephoned(asked)
        const wrong = TELEPHONE_FIELDS.find((name) => problems[name] !== undefined)
        if (wrong) return { is: "refused", why: WRONG[wrong] }
        const { name, email, phone, message } = entries
        const wanted = { day: entries.day, time: entries.time, party: Number(entries.party) }
        const placed = store.place(
          venue,
          {
            ...wanted,
            guest: { name, email: email.toLowerCase(), phone, message },
            ...{ choice: "", key: asked.key, mayWait: false, suspicion: null },
          },
          now,
          { isByStaff: true },
        )
        if (placed.is === "refused") return noRoom(placed.offer, wanted)
        onChange()
        return { is: "done" }
      }
      case "move": {
        const booking = store.find(asked.reference)
        const table = booking && tableOfBooking(facts, booking)
        if (!table) return { is: "refused", why: "There is no such booking." }
        const moved = store.move(venue, asked.reference, asked, { now, mayRelax: true })
        if (moved.is === "moved") {
          onChange()
          return { is: "done" }
        }
        if (moved.is !== "refused") {
          return { is: "refused", why: "There is no such booking any more." }
        }
        return noRoom(moved.offer, asked)
      }
      case "cancel": {
        if (!store.cancel(venue, asked.reference, now)) {
          return { is: "refused", why: "There is no such booking." }
        }
        onChange()
        return { is: "done" }
      }
      case "block": {
        const times = timesOnDay(venue.hours, asked.day, asked)
        if (times.until <= times.from) {
          return { is: "refused", why: "The clocks skip these times on this day." }
        }
        store.block(venue, times, asked.by)
        return { is: "done" }
      }
      case "unblock":
        if (!store.unblock(venue, asked.id, now)) {
          return { is: "refused", why: "It was let go already." }
        }
        onChange()
        return { is: "done" }
    }
  }
}

const NOT_HERE = "This venue does not take bookings on the site."

const WRONG: Readonly<Record<TelephoneField, string>> = {
  day: "This day cannot be booked.",
  party: "The number of guests is missing.",
  time: "The time is missing.",
  name: "The name is missing, or longer than a line.",
  phone: "The telephone number should be of digits, such as +39 06 5550 0101.",
  email: "This does not look like an e-mail address: name@example.com.",
  message: "The note is too long.",
}

function noRoom(offer: DayOffer, { party, time: wanted }: Omit<Wanted, "day">): StaffAnswer {
  const free = allSlots(offer).filter(({ isFree }) => isFree)
  return {
    is: "refused",
    why:
      free.length === 0
        ? `There is no room for ${party} on this day.`
        : `There is no room for ${party} at ${wanted}. Free: ${free.map((slot) => slot.time).join(", ")}.`,
  }
}
