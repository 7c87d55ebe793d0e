import { randomUUID } from "node:crypto"
import {
  type BookingEntries,
  type BookingField,
  type BookingProblems,
} from "../../../shared/booking/booking-form"
import {
  BOOKING_FORM,
  BOOKING_PREFIX,
  bookingAddress,
  calendarAddress,
  fieldId,
  TIMES,
  WAITS,
} from "../../../shared/booking/addresses"
import { allSlots, lastBookableDay, type DayOffer } from "../../../shared/booking/slots"
import { wallClock } from "../../../shared/opening-hours"
import { routeTo } from "../../../shared/paths"
import { FORM_META } from "../../../shared/submissions/kinds"
import * as texts from "../../../src/texts/booking-form"
import * as pages from "../../../src/texts/booking-pages"
import { element, type Element } from "../answers/dom"
import { slipForm } from "../answers/slip-form"
import { timesOfService, type Choosing } from "../answers/times"
import { div, factList, hidden, link, notice, paragraph, slip, trap } from "../answers/slip-parts"
import type { Booking } from "./booking"
import type { Table } from "./desk"

const { control, guestFields, problemId, problemList, problemOf } = slipForm(texts, fieldId)

interface Shown {
  table: Table
  entries: BookingEntries
  problems: BookingProblems
  now: number
}

/** Day and party, which a page of times is asked for with; more fields go along unseen. */
export function wishForm(
  { table, entries, problems, now }: Shown,
  action: string,
  along: Readonly<Record<string, string>>,
): Element {
  const { rules, hours } = table.offered
  const [min, max] = [
    wallClock(new Date(now), hours.timeZone).day,
    lastBookableDay(table.offered, new Date(now)),
  ]
  return element("form", { class: "booking-form__wish", method: "get", action }, [
    ...Object.entries(along).map(([name, value]) => hidden(name, value)),
    control("day", "input", { type: "date", min, max, required: "" }, { entries, problems }),
    control(
      "party",
      "input",
      {
        type: "number",
        inputmode: "numeric",
        min: String(rules.smallestParty),
        max: String(rules.largestParty),
        required: "",
      },
      { entries, problems },
    ),
    element("button", { class: "button button--quiet" }, [texts.showTimes]),
  ])
}

/** What there is, in words, and the times to choose from. */
function timesShown(
  { table, entries, problems }: Shown,
  offer: DayOffer,
  { mayWait }: Pick<Choosing, "mayWait"> = { mayWait: true },
): Element[] {
  if (offer.kind !== "services") {
    return [paragraph(texts.noTimes(offer, table.venue.phone), "booking-form__answer")]
  }
  const free = allSlots(offer).filter(({ isFree }) => isFree).length
  return [
    paragraph(texts.tablesFor(Number(entries.party), entries.day), "booking-form__answer"),
    paragraph(free === 0 ? texts.noneFree : texts.freeTimes(free)),
    ...offer.services.map((service, index) =>
      timesOfService(
        service,
        { chosen: entries.time, mayWait },
        {
          ...(problems.time ? { "aria-describedby": problemId("time") } : {}),
          // Where the list of what is wrong leads to.
          ...(index === 0 ? { id: fieldId("time"), tabindex: "-1" } : {}),
        },
      ),
    ),
    ...problemOf("time", problems),
    ...(mayWait && free < allSlots(offer).length ? [paragraph(texts.waitHint, "quiet")] : []),
  ]
}

/** What is chosen before the page is asked for has none. */
const WITH_FIELD: ReadonlySet<BookingField> = new Set<BookingField>([
  ...(["day", "party", "time"] as const),
  ...(["name", "email", "phone", "message"] as const),
])
const hasField = (name: BookingField): boolean => WITH_FIELD.has(name)

/** Times and the guest's own words on one page: choose, write, send. */
export function bookSlip(
  shown: Shown,
  offer: DayOffer,
  { key, token, said }: { key?: string; token: string; said?: string },
): Element {
  const { table, entries, problems } = shown
  const { venue, menu, event } = table
  const slots = allSlots(offer)
  const along = {
    venue: venue.slug,
    ...(menu ? { menu: menu.slug } : {}),
    ...(event ? { event: event.slug } : {}),
  }
  const chosen = event ?? menu
  return slip(
    venue.name,
    ...(said ? [notice("warning", paragraph(said))] : problemList(problems, hasField)),
    ...(chosen ? [paragraph(texts.forChoice(chosen.title))] : []),
    wishForm(shown, TIMES, along),
    ...(slots.length === 0
      ? timesShown(shown, offer)
      : [
          element(
            "form",
            { class: "booking-form", id: BOOKING_FORM, method: "post", action: BOOKING_PREFIX },
            [
              ...Object.entries(along).map(([name, value]) => hidden(name, value)),
              hidden("day", entries.day),
              hidden("party", entries.party),
              hidden(FORM_META.key, key ?? randomUUID()),
              hidden(FORM_META.token, token),
              ...timesShown(shown, offer),
              ...guestFields(shown, 2000),
              trap(texts.leaveEmpty),
              div(
                "actions",
                element("button", { class: "button" }, [texts.book]),
                ...(slots.some(({ isFree }) => !isFree)
                  ? [
                      element(
                        "button",
                        { class: "button button--quiet", name: WAITS, value: "1" },
                        [texts.joinWaitingList],
                      ),
                    ]
                  : []),
              ),
            ],
          ),
        ]),
  )
}

const HEADINGS = {
  confirmed: ({ name }: Booking) => texts.isBooked(name),
  waiting: ({ name }: Booking) => texts.isWaiting(name),
  cancelled: () => texts.isCancelled,
} as const

/** What is booked, and what can be done about it. */
export function bookingSlip(
  booking: Booking,
  token: string,
  { table, entries, problems, now }: Shown,
  { offer, said }: { offer?: DayOffer; said?: string },
): Element {
  const { venue, menu, event } = table
  const { state, startsAt, party, reference, message } = booking
  const isOver = startsAt <= now
  const facts: (readonly [string, string])[] = [
    [texts.reference, reference],
    [pages.when, texts.whenInWords(startsAt, venue.hours.timeZone)],
    [pages.howMany, texts.guestsOption(party)],
    [pages.where, `${venue.name}, ${venue.address}`],
    [pages.phone, venue.phone],
    [pages.menu, menu?.title ?? ""],
    [pages.event, event?.title ?? ""],
    [pages.note, message],
  ]
  return slip(
    HEADINGS[state](booking),
    ...(said ? [notice("success", paragraph(said))] : []),
    ...(state === "waiting" ? [paragraph(texts.waitingMeans)] : []),
    factList(facts),
    ...(state === "confirmed" && !isOver
      ? [
          element("p", { class: "actions" }, [
            link(calendarAddress(token), texts.toCalendar, "button button--quiet"),
          ]),
        ]
      : []),
    ...(isOver && state !== "cancelled" ? [paragraph(pages.isOver, "quiet")] : []),
    ...(state === "cancelled"
      ? [
          element("p", { class: "actions" }, [
            link(routeTo("book", { query: { venue: venue.slug } }), pages.bookAnother, "button"),
          ]),
        ]
      : []),
    ...(state === "cancelled" || isOver
      ? []
      : [
          changePart(token, { table, entries, problems, now }, offer),
          cancelPart(token, state === "waiting"),
        ]),
  )
}

function changePart(token: string, shown: Shown, offer: DayOffer | undefined): Element {
  const { entries } = shown
  const address = bookingAddress(token)
  return element("section", { class: "booking-page__part", id: "change" }, [
    element("h2", {}, [pages.change]),
    paragraph(pages.changeHint, "quiet"),
    ...problemList(shown.problems, hasField),
    wishForm(shown, `${address}#change`, {}),
    ...(offer === undefined
      ? []
      : allSlots(offer).length === 0
        ? timesShown(shown, offer)
        : [
            element(
              "form",
              { class: "booking-form", method: "post", action: `${address}/change` },
              [
                hidden("day", entries.day),
                hidden("party", entries.party),
                ...timesShown(shown, offer, { mayWait: false }),
                element("p", { class: "actions" }, [
                  element("button", { class: "button" }, [pages.changeTo]),
                ]),
              ],
            ),
          ]),
  ])
}

const cancelPart = (token: string, isWaiting: boolean): Element =>
  element("details", { class: "booking-page__part" }, [
    element("summary", {}, [isWaiting ? pages.takeMeOff : pages.cancel]),
    element("form", { method: "post", action: `${bookingAddress(token)}/cancel` }, [
      ...(isWaiting ? [] : [paragraph(pages.cancelHint, "quiet")]),
      element("p", { class: "actions" }, [
        element("button", { class: "button" }, [pages.cancelNow]),
      ]),
    ]),
  ])
