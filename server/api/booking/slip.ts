import { randomUUID } from "node:crypto"
import {
  type BookingEntries,
  type BookingField,
  type BookingProblems,
} from "../../../shared/booking/booking-form"
import {
  BOOKING_PREFIX,
  bookingAddress,
  calendarAddress,
  TIMES,
} from "../../../shared/booking/addresses"
import { BOOKING_FORM, fieldId, WAITS } from "../../../shared/booking/form-ids"
import { goesAhead } from "../../../shared/booking/booking-facts"
import { dayInService } from "../../../shared/opening-hours"
import {
  allSlots,
  daysInstead,
  lastBookableDay,
  type DayOffer,
  type Slot,
} from "../../../shared/booking/slots"
import { routeTo } from "../../../shared/paths"
import { FORM_META } from "../../../shared/submissions/form-meta"
import type { TicketFacts } from "../../../shared/tickets"
import * as texts from "../../../src/texts/booking-form"
import { guests } from "../../../src/texts/common"
import { whenInWords } from "../../../src/texts/when"
import * as pages from "../../../src/texts/booking-pages"
import * as addresses from "../../../src/texts/mail-address"
import { addressPart } from "../answers/address-part"
import { element, type Element } from "../answers/dom"
import { mendPart } from "../answers/mend-fields"
import { slipForm } from "../answers/slip-form"
import { ticketPart } from "../answers/ticket-part"
import { timesOfService, wrongTime, type Choosing } from "../answers/times"
import {
  actions,
  div,
  factList,
  hidden,
  link,
  notice,
  paragraph,
  slip,
  trap,
} from "../answers/slip-parts"
import type { Booking } from "./booking"
import { eventInWords } from "./choice-in-words"
import { eventElsewhere, type Table } from "./desk"
import { ANEW, timesAnew } from "./times-anew"

const { control, emailField, guestFields, problemId, problemList, problemOf } = slipForm(
  texts,
  fieldId,
)

interface Shown {
  table: Table
  entries: BookingEntries
  problems: BookingProblems
  now: number
}

/** Day and party, and the button that shows the times they have. */
function wishFields(
  { table, entries, problems, now }: Shown,
  asks: Readonly<Record<string, string>> = {},
): Element[] {
  const { rules, hours } = table.offered
  const [min, max] = [
    dayInService(hours, new Date(now)),
    lastBookableDay(table.offered, new Date(now)),
  ]
  return [
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
    element("button", { class: "button button--quiet", ...asks }, [texts.showTimes]),
  ]
}

/** What there is, `said` in words, and the `times` to choose from; nothing as long as no day was looked at. */
function timesShown(
  { table, entries, problems }: Shown,
  offer: DayOffer | undefined,
  {
    mayWait = true,
    addressOf,
  }: Partial<Pick<Choosing, "mayWait">> & {
    /** Where the times of another day are; nothing where what was typed would stay behind. */
    addressOf?: (day: string) => string
  } = {},
): { said: Element[]; times: Element[] } {
  if (!offer) return { said: [], times: [] }
  if (offer.kind !== "services") {
    const isTooMany = offer.kind === "tooMany"
    const days = addressOf ? daysInstead(offer) : []
    const said = [paragraph(texts.noTimes(offer, table.venue.phone), "booking-form__answer")]
    const times = [
      ...(addressOf && days.length > 0
        ? [
            actions(
              ...days.map((day) => link(addressOf(day), texts.lookAt(day), "button button--quiet")),
            ),
          ]
        : []),
      ...(isTooMany || offer.kind === "notBookable"
        ? [
            actions(
              ...(isTooMany
                ? [
                    link(
                      routeTo("functions", { query: { guests: entries.party } }),
                      texts.roomsForMore,
                    ),
                  ]
                : []),
              link(routeTo("contact"), texts.writeInstead),
            ),
          ]
        : []),
    ]
    return { said, times }
  }
  const free = allSlots(offer).filter(({ isFree }) => isFree).length
  const said = [
    paragraph(texts.tablesFor(Number(entries.party), entries.day), "booking-form__answer"),
    paragraph(free === 0 ? texts.noneFree : texts.freeTimes(free)),
  ]
  const times = [
    ...offer.services.map((service, index) =>
      timesOfService(
        service,
        { chosen: entries.time, mayWait },
        {
          ...wrongTime(problems.time && problemId("time")),
          // Where the list of what is wrong leads to.
          ...(index === 0 ? { id: fieldId("time"), tabindex: "-1" } : {}),
        },
      ),
    ),
    ...problemOf("time", problems),
    ...(mayWait && free < allSlots(offer).length ? [paragraph(texts.waitHint, "quiet")] : []),
  ]
  return { said, times }
}

const together = ({ said, times }: ReturnType<typeof timesShown>): Element[] => [...said, ...times]

/** What is chosen before the page is asked for has none. */
const WITH_FIELD: ReadonlySet<BookingField> = new Set<BookingField>([
  ...(["day", "party", "time"] as const),
  ...(["name", "email", "phone", "message"] as const),
])
const hasField = (name: BookingField): boolean => WITH_FIELD.has(name)

/** Times and the guest's own words on one page: choose, write, send. */
export function bookSlip(
  shown: Shown,
  offer: DayOffer | undefined,
  {
    key,
    token,
    said,
    way,
  }: {
    key?: string
    token: string
    said?: string
    /** Where what is said leads to. */
    way?: Element
  },
): Element {
  const { table, entries, problems } = shown
  const { venue, menu, event } = table
  const slots = offer ? allSlots(offer) : []
  const along = {
    venue: venue.slug,
    ...(menu ? { menu: menu.slug } : {}),
    ...(event ? { event: event.slug } : {}),
  }
  const chosen = event ?? menu
  return slip(
    venue.name,
    ...(said
      ? [notice("warning", paragraph(said), ...(way ? [element("p", {}, [way])] : []))]
      : problemList(problems, hasField)),
    ...(chosen ? [paragraph(texts.forChoice(chosen.title))] : []),
    ...(slots.length === 0 && !TYPED.some((name) => entries[name])
      ? [
          element(
            "form",
            { class: "booking-form__wish", novalidate: "", method: "get", action: TIMES },
            [
              ...Object.entries(along).map(([name, value]) => hidden(name, value)),
              ...wishFields(shown),
            ],
          ),
          ...together(
            timesShown(shown, offer, {
              addressOf: (day) =>
                `${TIMES}?${new URLSearchParams({ ...along, day, party: entries.party })}`,
            }),
          ),
        ]
      : [
          element(
            "form",
            {
              ...{ class: "booking-form", id: BOOKING_FORM, novalidate: "" },
              ...{ method: "post", action: BOOKING_PREFIX },
            },
            [
              ...Object.entries(along).map(([name, value]) => hidden(name, value)),
              hidden(FORM_META.key, key ?? randomUUID()),
              hidden(FORM_META.token, token),
              // In the same form, so that who looks at another day takes along what they have typed.
              div("booking-form__wish", ...wishFields(shown, { formaction: TIMES })),
              ...together(timesShown(shown, offer)),
              ...(slots.length === 0
                ? TYPED.map((name) => hidden(name, entries[name]))
                : [...guestFields(shown), trap(texts.leaveEmpty), waysToBook(slots)]),
            ],
          ),
        ]),
  )
}

const TYPED = ["name", "email", "phone", "message"] as const satisfies BookingField[]

const waysToBook = (slots: readonly Slot[]): Element =>
  div(
    "actions",
    element("button", { class: "button" }, [texts.book]),
    ...(slots.some(({ isFree }) => !isFree)
      ? [
          element("button", { class: "button button--quiet", name: WAITS, value: "1" }, [
            texts.joinWaitingList,
          ]),
        ]
      : []),
  )

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
  {
    offer,
    isChanging,
    said,
    hasFailed,
  }: {
    /** The last mail to the guest has not arrived. */
    hasFailed: boolean
    offer: DayOffer | undefined
    /** Whether the guest has asked for another day, time or number already. */
    isChanging: boolean
    said: { tone: "success" | "warning"; text: string } | undefined
  },
): Element {
  const { venue, menu, event } = table
  const { state, startsAt, party, reference, message, replacedBy } = booking
  const isReplaced = replacedBy !== null
  const movedTo = eventElsewhere(table, booking, now)
  const isOver = startsAt <= now
  const isDone = state === "cancelled" || isOver
  const { email, ...ofWish } = problems
  const facts: (readonly [string, string])[] = [
    [texts.reference, reference],
    [pages.when, whenInWords(startsAt, venue.hours.timeZone)],
    [pages.howMany, guests(party)],
    [pages.where, `${venue.name}, ${venue.address}`],
    [pages.phone, venue.phone],
    [pages.menu, menu?.title ?? ""],
    [pages.event, event ? eventInWords(event) : ""],
    [pages.note, message],
  ]
  return slip(
    isReplaced
      ? addresses.isReplaced
      : state === "waiting" && isOver
        ? pages.noneCame
        : HEADINGS[state](booking),
    ...(said ? [notice(said.tone, paragraph(said.text))] : []),
    ...(state === "waiting" && !isOver ? [paragraph(texts.waitingMeans)] : []),
    ...(hasFailed && !isDone ? [paragraph(addresses.hasFailed(booking.email))] : []),
    ...(state === "cancelled"
      ? [paragraph(isReplaced ? addresses.replacedMeans : pages.cancelledMeans)]
      : []),
    ...(event && !goesAhead(event) && !isDone
      ? [paragraph((state === "waiting" ? pages.isOffToo : pages.isOff)(eventInWords(event)))]
      : []),
    ...(event && movedTo !== undefined && !isDone
      ? [paragraph(pages.hasMoved(event.title, whenInWords(movedTo, venue.hours.timeZone)))]
      : []),
    factList(facts),
    ...(isOver && state !== "cancelled" ? [paragraph(pages.isOver, "quiet")] : []),
    actions(
      ...(state === "confirmed" && !isOver
        ? [link(calendarAddress(token), texts.toCalendar, "button button--quiet")]
        : []),
      ...(isDone
        ? [link(routeTo("book", { query: { venue: venue.slug } }), texts.bookAnother, "button")]
        : []),
      link(routeTo("locations", venue.slug), pages.moreOf(venue.name), "button button--quiet"),
    ),
    ...ticketPart(ticketOf(booking, table, token), {
      isOffered: state === "confirmed" && !isOver,
      isCancelled: state === "cancelled",
      formerly: booking.formerly,
      now,
    }),
    ...(isDone
      ? []
      : [
          changePart(token, { table, entries, problems: ofWish, now }, { offer, isChanging }),
          ...(booking.email
            ? [
                ...problemList(email ? { email } : {}, hasField),
                addressPart(bookingAddress(token), {
                  email: booking.email,
                  field: emailField({ entries, problems }),
                  isOpen: hasFailed || email !== undefined,
                }),
              ]
            : []),
          ...mendPart(problems),
          cancelPart(token, state === "waiting"),
        ]),
  )
}

const ticketOf = (
  { reference, startsAt, party }: Booking,
  { venue: { name, slug, phone, hours }, menu, event }: Table,
  token: string,
): TicketFacts => ({
  reference,
  venue: { name, slug, phone },
  startsAt,
  timeZone: hours.timeZone,
  party,
  choice: menu?.title ?? (event ? eventInWords(event) : ""),
  dishes: [],
  manageAddress: bookingAddress(token),
  calendarAddress: calendarAddress(token),
})

const CHANGE_FORM = { class: "booking-form", novalidate: "", method: "post" } as const

/**
 * All in one form: what is booked stands in it, with the times that are free for it. Folded up until it is asked for, as is
 * what else can be done: most come to look at what they have booked.
 */
function changePart(
  token: string,
  shown: Shown,
  { offer, isChanging }: { offer: DayOffer | undefined; isChanging: boolean },
): Element {
  const address = bookingAddress(token)
  const part = { class: "booking-page__part", id: ANEW.part, ...(isChanging ? { open: "" } : {}) }
  const { said, times } = timesShown(shown, offer, {
    mayWait: false,
    addressOf: (day) =>
      `${address}?${new URLSearchParams({ day, party: shown.entries.party })}#${ANEW.part}`,
  })
  return element("details", part, [
    element("summary", {}, [pages.change]),
    element("form", { ...CHANGE_FORM, action: `${address}/change` }, [
      paragraph(pages.changeHint, "quiet"),
      ...problemList(shown.problems, hasField),
      div(
        "booking-form__wish",
        ...wishFields(shown, {
          formmethod: "get",
          formaction: `${address}#${ANEW.part}`,
        }),
      ),
      element("div", { id: ANEW.said, role: "status" }, said),
      element("div", { class: "booking-form", id: ANEW.times }, [
        ...times,
        ...(offer && allSlots(offer).some(({ isFree }) => isFree)
          ? [
              element("p", { class: "actions" }, [
                element("button", { class: "button" }, [pages.saveChange]),
              ]),
            ]
          : []),
      ]),
    ]),
    timesAnew(),
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
