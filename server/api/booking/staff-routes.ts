import type { FastifyInstance } from "fastify"
import { z } from "zod"
import {
  eventChoice,
  goesAhead,
  isEventChoice,
  type BookingFacts,
  type VenueFacts,
} from "../../../shared/booking/booking-facts"
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
import { isBlocked } from "../../../shared/booking/capacity"
import { allSlots, slotsOf, type DayOffer } from "../../../shared/booking/slots"
import { addDays, dayInService } from "../../../shared/opening-hours"
import { instantOf } from "../../../shared/recurrence"
import { DONE, refused } from "../../../shared/staff-reply"
import { because } from "../../../src/texts/full-stop"
import { about, day, holdTimes, letGo, reference, time } from "../staff/requests"
import { registerSignedRoute } from "../staff/signed-route"
import type { BookingStore } from "./booking-store"
import { isSeated, isUnwritten, type Booking, type EventMailName } from "./booking"
import { choiceInWords } from "./choice-in-words"
import type { Recounted } from "./changing"
import { offeredAt, tableOfBooking } from "./desk"
import type { Wanted } from "./seats"

/** Of anything that staff type; what each field may hold is looked at by its rule. */
const typed = z.string().max(4000)
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
    if (!venue) return refused(NOT_HERE)
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
          today: dayInService(venue.hours, new Date(now)),
          seats: venue.rules.seats,
          coversPerSlot: venue.rules.coversPerSlot,
          services: offer.kind === "services" ? offer.services : [],
          closed: offer.kind === "closed" ? (offer.reason ?? "Closed") : null,
          bookings: bookings.map((booking) => ({
            ...booking,
            choice: choiceForStaff(facts, booking, now),
            told: store.told(booking.reference),
            sameNumber: store
              .othersOfNumber(booking)
              .map(({ name, time, reference }) => `${name}, ${time} (${reference})`),
          })),
          blocks,
        }
      }
      case "book": {
        if (!venue.booksHere) return refused(NOT_HERE)
        const { entries, problems } = readTelephoned(asked)
        const wrong = TELEPHONE_FIELDS.find((name) => problems[name] !== undefined)
        if (wrong) return refused(WRONG[wrong])
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
        if (placed.is === "refused") return noRoom(venue, placed.offer, wanted)
        onChange()
        return DONE
      }
      case "move": {
        const reference = store.nowCalled(asked.reference)
        const booking = store.find(reference)
        const table = booking && tableOfBooking(facts, booking)
        if (!table) return refused(UNKNOWN)
        const staysPut = booking.day === asked.day && booking.time === asked.time
        if (staysPut && isSeated(booking, now)) {
          const counted = store.recount(venue, reference, asked.party, now)
          if (counted.is !== "counted") return refused(notCounted(counted, asked))
          onChange()
          return DONE
        }
        const offered = offeredAt({ offered: venue, event: table.event }, now)
        const moved = store.move(venue, reference, asked, { now, offered, mayRelax: true })
        if (moved.is === "moved") {
          onChange()
          return DONE
        }
        if (moved.is !== "refused") return refused("There is no such booking any more.")
        return noRoom(venue, moved.offer, asked)
      }
      case "cancel": {
        const cancelled = store.cancel(venue, store.nowCalled(asked.reference), now, {
          isByStaff: true,
        })
        if (!cancelled) return refused(UNKNOWN)
        onChange()
        return DONE
      }
      case "block":
        return holdTimes(venue, asked, (times) => store.block(venue, times, asked.by))
      case "unblock": {
        const wereHeld = store.unblock(venue, asked.id, now)
        if (wereHeld) onChange()
        return letGo(wereHeld)
      }
    }
  }

  /** With whether the guest knows, where their event is off or has moved. */
  function choiceForStaff(facts: BookingFacts, booking: Booking, now: number): string {
    const { reference, state, choice, startsAt } = booking
    const inWords = choiceInWords(facts, choice)
    const event = facts.events.find(
      ({ slug, venue }) => eventChoice(slug) === choice && venue === booking.venue,
    )
    // Nobody is told who has cancelled, was there, or looks like a program.
    if (state === "cancelled" || isUnwritten(booking)) return inWords
    const told = store.toldOfEvent(reference)
    if (!event) {
      // It has another house, or is on the site no more: there is no mail of that.
      const isUntold = isEventChoice(choice) && startsAt > now && !told
      return isUntold ? `${inWords}: not on here any more, please call the guest` : inWords
    }
    const isOff = !goesAhead(event)
    if (!told) return isOff && startsAt > now ? `${inWords}: the guest is being told` : inWords
    const { name, is } = told
    if (name === "event-on" && is !== "given up") return inWords
    const what = isOff ? inWords : `${inWords}${NEWS[name]}`
    if (is === "given up") return `${what}: please call the guest`
    return `${what}: the guest ${is === "told" ? "has been" : "is being"} told`
  }

  function noRoom(venue: VenueFacts, offer: DayOffer, { day, party, time }: Wanted): StaffAnswer {
    if (offer.kind !== "services") return refused(noTimes(offer))
    const slots = allSlots(offer)
    const wanted = slots.find((slot) => slot.time === time)
    const isHeld = wanted !== undefined && isBlocked(wanted, store.dayOf(venue, day).blocks)
    const why = isHeld
      ? `${time} is blocked.`
      : wanted
        ? `There is no room for ${party} at ${time}.`
        : `${time} has passed, or is none of this day’s times.`
    const free = slots.filter(({ isFree }) => isFree)
    if (free.length > 0) return refused(`${why} Free: ${free.map((slot) => slot.time).join(", ")}.`)
    const { coversPerSlot } = venue.rules
    const limit =
      party > coversPerSlot ? `: no more than ${coversPerSlot} may arrive at one time` : ""
    return refused(
      `${isHeld || !wanted ? `${why} ` : ""}There is no room for ${party} on this day${limit}.`,
    )
  }
}

/** Why there are not more, or fewer, at a table. */
function notCounted(
  counted: Exclude<Recounted, { is: "counted" }>,
  { party }: Pick<Wanted, "party">,
): string {
  switch (counted.is) {
    case "unknown":
      return UNKNOWN
    case "over":
      return "Nobody sits at this table any more."
    case "full":
      return `There are no seats for ${party} now: ${counted.most} at most.`
  }
}

/** Why a day has no times for staff, whom fewer rules hold back than guests. */
function noTimes(offer: Exclude<DayOffer, { kind: "services" }>): string {
  switch (offer.kind) {
    case "closed":
      return because("Closed on this day", offer.reason)
    case "tooFar":
      return `Tables are given away up to ${offer.lastDay}.`
    case "tooMany":
      return `There are ${offer.largest} seats in all.`
    case "past":
      return "No more times on this day."
    case "none":
      return because("No table can be given away on this day", offer.reason)
    default:
      return "No table can be given away on this day."
  }
}

/** What has become of an event that goes ahead. */
const NEWS: Readonly<Record<EventMailName, string>> = {
  "event-cancelled": " (not on this day)",
  "event-postponed": "",
  "event-moved": " (moved)",
  "event-on": " (goes ahead)",
}

const UNKNOWN = "There is no such booking."
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
