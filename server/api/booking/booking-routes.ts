import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { BookingFacts } from "../../../shared/booking/booking-facts"
import {
  readEntries,
  WISH_FIELDS,
  type BookAnswer,
  type BookingEntries,
  type BookingProblems,
  type TimesAnswer,
} from "../../../shared/booking/booking-form"
import { bookingAddress, calendarAddress } from "../../../shared/booking/addresses"
import { ANOTHER, WAITS } from "../../../shared/booking/form-ids"
import { nearTimes, type DayOffer } from "../../../shared/booking/slots"
import { routeTo, SLUG_PATTERN } from "../../../shared/paths"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { choiceGone as choiceGoneInWords, moreOfEvent } from "../../../src/texts/booking"
import * as texts from "../../../src/texts/booking-form"
import * as pages from "../../../src/texts/booking-pages"
import type { TicketNow } from "../../../shared/tickets"
import * as addresses from "../../../src/texts/mail-address"
import * as common from "../../../src/texts/common"
import { ADDRESS, PUT_RIGHT } from "../answers/address-part"
import type { Element } from "../answers/dom"
import { createByLink, registerWayBack, type LinkRoute } from "../answers/by-link"
import { SCRIPTED_PAGE_POLICY } from "../answers/form-page"
import { createSay } from "../answers/say"
import { createShowSlip } from "../answers/show-slip"
import { titleOf } from "../answers/slip-form"
import type { SlipPage } from "../answers/slip-page"
import { limited, ownPagesOnly } from "../intake/guards"
import { readForm, textIn, trapIn } from "../intake/read-form"
import type { SignedLinks } from "../intake/signed-link"
import { allowanceOf, suspicionOf } from "../intake/suspicion"
import { unhurried, type TimeTokens } from "../intake/time-token"
import { wantsJson } from "../../http/wants-json"
import {
  secondsToWait,
  secondsToWaitForAll,
  TokenBuckets,
  type BucketSize,
} from "../intake/token-buckets"
import type { Booking } from "./booking"
import { bookingCalendar } from "./booking-mails"
import type { BookingStore } from "./booking-store"
import { choiceInWords } from "./choice-in-words"
import {
  createDesk,
  isChoiceGone,
  tableOf,
  tableOfBooking,
  withoutChoice,
  type Table,
} from "./desk"
import { link } from "../answers/slip-parts"
import { bookingSlip, bookSlip } from "./slip"
import { providerWidget } from "./widget"

export interface BookingRoutesOptions {
  store: BookingStore
  readFacts: () => Promise<BookingFacts>
  links: SignedLinks
  tokens: TimeTokens
  slipPage: SlipPage
  siteUrl: string
  limits: BookingLimits
  /** There is something to copy and to send. */
  onChange: () => void
}

export interface BookingLimits {
  /** Of looking for times. */
  looks: BucketSize
  /** Of booking, changing and cancelling; by the network's address, and by the e-mail address. */
  bookings: BucketSize
  perGuest: BucketSize
  /** Of changing one booking, from whatever address: each change is a mail to the guest, and one to the venue. */
  perBooking: BucketSize
  /** Of changing all bookings of an e-mail address: whoever has made them in its name has none of those mails. */
  changesPerGuest: BucketSize
}

const SECOND = 1000
export const BOOKING_LIMITS: BookingLimits = {
  looks: { burst: 60, every: SECOND },
  // A company behind one address, on the evening that a place opens its book.
  bookings: { burst: 60, every: 10 * SECOND },
  perGuest: { burst: 6, every: 600 * SECOND },
  // A party that cannot make up its mind.
  perBooking: { burst: 10, every: 300 * SECOND },
  changesPerGuest: { burst: 20, every: 300 * SECOND },
}

const KEY = /^[\w-]{8,64}$/

/** `/booking/…`: times, bookings, and what a guest does with the link in the mail. JSON to scripts, pages to browsers. */
export function registerBooking(app: FastifyInstance, options: BookingRoutesOptions): void {
  const { store, readFacts, links, tokens, slipPage, siteUrl, limits, onChange } = options
  const desk = createDesk(store)
  const answers = createSay(slipPage, { path: routeTo("book"), label: common.bookATable })
  const { say, tooMany } = answers
  const show = createShowSlip(slipPage, answers)
  const look = { preHandler: limited(limits.looks, answers) }
  const write = { preHandler: [ownPagesOnly(siteUrl, answers), limited(limits.bookings, answers)] }
  const guests = new TokenBuckets(limits.perGuest)
  const changes = new TokenBuckets(limits.perBooking)
  const changesOfGuests = new TokenBuckets(limits.changesPerGuest)

  /** What a browser without scripts sees of a venue's day. */
  function showTimes(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: { table: Table; entries: BookingEntries; problems: BookingProblems; now: number },
    more: { status?: number; offer?: DayOffer; said?: string; way?: Element; key?: string } = {},
  ): Promise<FastifyReply> {
    const { table, entries, problems, now } = shown
    if (isChoiceGone(table, entries)) {
      const without = { ...entries, menu: "", event: "" }
      const { event } = table
      return showTimes(
        request,
        reply,
        { ...shown, table: withoutChoice(table), entries: without },
        {
          said: choiceGoneInWords(event),
          ...(event ? { way: link(routeTo("events", event.slug), moreOfEvent(event.title)) } : {}),
          key: more.key,
          status: more.status,
        },
      )
    }
    const isAsked = entries.day !== "" && entries.party !== "" && !problems.day && !problems.party
    const offer = more.offer ?? (isAsked ? desk.offer(table, entries, now) : undefined)
    return show(request, reply, {
      status: more.status,
      isKept: true,
      title: more.said ?? titleOf(problems, pages.chooseATime),
      content: bookSlip(shown, offer, { ...more, token: tokens.make(now) }),
    })
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    "/booking/times",
    look,
    async (request, reply) => {
      const now = Date.now()
      const { query } = request
      const table = tableOf(await readFacts(), readEntries(query, []).entries)
      // A link to a venue comes before the form that asks when and how many, and who left that empty has said nothing wrong.
      const wish = table && !wantsJson(request) ? desk.usualWish(table, query, now) : {}
      const { entries, problems } = readEntries({ ...query, ...wish }, [
        ...WISH_FIELDS,
        "menu",
        "event",
      ])
      if (!table) {
        if (wantsJson(request)) return reply.code(404).send({ error: pages.unknownVenue })
        // Another venue, or none yet: the page says how each is booked.
        const { venue } = entries
        const address = SLUG_PATTERN.test(venue)
          ? `${routeTo("book", { query: { venue } })}#${venue}`
          : routeTo("book")
        return reply.redirect(address, 303)
      }
      if (wantsJson(request)) {
        if (Object.keys(problems).length > 0) {
          return reply.code(422).send({ is: "problems", problems } satisfies BookAnswer)
        }
        if (isChoiceGone(table, entries)) return reply.code(422).send(choiceGone(entries))
        const offer = desk.offer(table, entries, now)
        return reply.send({ offer, token: tokens.make(now) } satisfies TimesAnswer)
      }
      return showTimes(request, reply, { table, entries, problems, now })
    },
  )

  // Another day or party, with what was typed so far: it goes to no address and into no log.
  app.post("/booking/times", look, async (request, reply) => {
    const now = Date.now()
    const { entries: sent } = await readForm(request, undefined)
    const { entries, problems } = readEntries(sent, [...WISH_FIELDS, "menu", "event"])
    const table = tableOf(await readFacts(), entries)
    if (!table) return say(request, reply, 404, pages.unknownVenue)
    const key = textIn(sent, FORM_META.key)
    return showTimes(
      request,
      reply,
      { table, entries, problems, now },
      KEY.test(key) ? { key } : {},
    )
  })

  app.post("/booking", write, async (request, reply) => {
    const now = Date.now()
    const { entries: sent } = await readForm(request, undefined)
    const { entries, problems } = readEntries(sent)
    const facts = await readFacts()
    const table = tableOf(facts, entries)
    if (!table) return say(request, reply, 404, pages.unknownVenue)
    const key = textIn(sent, FORM_META.key)
    if (Object.keys(problems).length > 0) {
      return wantsJson(request)
        ? reply.code(422).send({ is: "problems", problems } satisfies BookAnswer)
        : showTimes(request, reply, { table, entries, problems, now }, { status: 422, key })
    }
    const suspicion = suspicionOf({
      trap: trapIn(sent),
      token: unhurried(tokens.judge(textIn(sent, FORM_META.token), now)),
      texts: [entries.name, entries.message],
    })
    const allowance = allowanceOf(entries.email.toLowerCase(), suspicion)
    const heldUp = secondsToWait(guests, allowance, now)
    if (heldUp > 0) return tooMany(request, reply, heldUp)
    const placed = desk.book(table, entries, {
      key: KEY.test(key) ? key : undefined,
      mayWait: textIn(sent, WAITS) !== "",
      isAnother: textIn(sent, ANOTHER) !== "",
      suspicion,
      now,
    })
    // Who got no table, or the same one again as it was, has not booked; each change is a mail.
    if (placed.is !== "placed" || !placed.hasChanged) guests.giveBack(allowance)
    if (placed.is === "gone") {
      return wantsJson(request)
        ? reply.code(422).send(choiceGone(entries))
        : showTimes(request, reply, { table, entries, problems, now }, { status: 422, key })
    }
    if (placed.is === "tooLong") {
      const tooLong: BookingProblems = { message: "too long" }
      return wantsJson(request)
        ? reply.code(422).send({ is: "problems", problems: tooLong } satisfies BookAnswer)
        : showTimes(
            request,
            reply,
            { table, entries, problems: tooLong, now },
            { status: 422, key },
          )
    }
    if (placed.is === "refused") {
      const { offer, standing } = placed
      if (wantsJson(request)) {
        return reply.code(409).send({
          is: "taken",
          offer,
          ...(standing ? { standing: standing.party } : {}),
        } satisfies BookAnswer)
      }
      const said = refusedInWords(
        offer,
        entries.time,
        table.venue.phone,
        standing ? texts.stands(standing.party, Number(entries.party)) : texts.taken,
      )
      return showTimes(
        request,
        reply,
        { table, entries, problems, now },
        { status: 409, offer, said, key },
      )
    }
    onChange()
    const { booking, isKnown, isTheirs } = placed
    if (!isTheirs) {
      const { reference, email } = booking
      if (wantsJson(request)) return reply.send({ is: "known", reference } satisfies BookAnswer)
      return answers.sayPage(reply, 200, {
        title: texts.isKnown(reference),
        sentences: [texts.knownMeans(email, table.venue.phone)],
      })
    }
    const token = links.make("booking", booking.reference)
    if (!wantsJson(request)) return reply.redirect(bookingAddress(token), 303)
    const { reference, state, startsAt, party } = booking
    return reply.code(isKnown ? 200 : 201).send({
      is: "booked",
      reference,
      state,
      startsAt,
      party,
      choice: choiceInWords(facts, booking.choice),
      address: bookingAddress(token),
      calendar: calendarAddress(token),
    } satisfies BookAnswer)
  })

  app.get<{ Params: { venue: string }; Querystring: Record<string, unknown> }>(
    "/booking/widget/:venue",
    async (request, reply) => {
      const { entries, problems } = readEntries(request.query, ["day", "party", "time"])
      const known = (["day", "party", "time"] as const).filter((name) => !problems[name])
      const wish = Object.fromEntries(known.map((name) => [name, entries[name]]))
      const widget = providerWidget(await readFacts(), request.params.venue, wish)
      if (!widget) return say(request, reply, 404, pages.unknownVenue)
      return reply
        .header("content-security-policy", widget.policy)
        .type("text/html; charset=utf-8")
        .send(widget.html)
    },
  )

  interface Held {
    booking: Booking
    table: Table
    token: string
  }

  async function find(token: string): Promise<Held | undefined> {
    const reference = links.read("booking", token)
    const booking = reference === undefined ? undefined : store.find(reference)
    const table = booking && tableOfBooking(await readFacts(), booking)
    return booking && table && { booking, table, token }
  }

  const onBooking = createByLink(
    { show, answers },
    {
      find,
      title: pages.yourBooking,
      nothing: pages.noSuchBooking,
      way: link(routeTo("book"), common.bookATable, "button"),
    },
  )

  function showBooking(
    request: FastifyRequest,
    reply: FastifyReply,
    { booking, table, token }: Held,
    {
      status,
      said,
      typed,
      email,
      missing = {},
      offer,
    }: {
      status?: number
      said?: string
      /** Another wish than the one that is booked, */
      typed?: Readonly<Record<string, unknown>>
      /** or another address. */
      email?: string
      /** What is wrong beside the wish. */
      missing?: BookingProblems
      offer?: DayOffer
    } = {},
  ): Promise<FastifyReply> {
    const now = Date.now()
    const { venue, day, time, party } = booking
    const { entries, problems } = readEntries(
      { ...(typed ?? { day, time, party, email }), venue },
      typed ? WISH_FIELDS : [],
    )
    const shown = { table, entries, problems: { ...missing, ...problems }, now }
    const isClear = Object.keys(problems).length === 0
    const times =
      offer ?? (isClear ? desk.offer(table, entries, now, booking.reference) : undefined)
    return show(request, reply, {
      status,
      title: said ?? titleOf(shown.problems, pages.yourBooking),
      policy: SCRIPTED_PAGE_POLICY,
      content: bookingSlip(booking, token, shown, {
        said: said === undefined ? undefined : { tone: status ? "warning" : "success", text: said },
        offer: times,
        hasFailed: store.told(booking.reference) === "givenUp",
        isChanging: typed !== undefined,
      }),
    })
  }

  app.get<LinkRoute>(
    "/booking/of/:token",
    look,
    onBooking(async (request, reply, found) => {
      const { reference, state, startsAt, party, email } = found.booking
      if (wantsJson(request)) {
        const ticket: TicketNow = { isCancelled: state === "cancelled", startsAt, party }
        return reply.send({ reference, state, ticket })
      }
      const { query } = request
      if ("day" in query) return showBooking(request, reply, found, { typed: query })
      const told = store.told(reference)
      const isPutRight = PUT_RIGHT in query && state !== "cancelled" && told !== "givenUp"
      const said = isPutRight ? addresses.isPutRight(email, told) : undefined
      return showBooking(request, reply, found, { said })
    }),
  )

  app.get<LinkRoute>(
    "/booking/of/:token/table.ics",
    look,
    onBooking(async (_request, reply, { booking, table }) =>
      reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="${booking.reference}.ics"`)
        .send(bookingCalendar(booking, { facts: await readFacts(), venue: table.venue, siteUrl })),
    ),
  )

  app.post<LinkRoute>(
    "/booking/of/:token/change",
    write,
    onBooking(async (request, reply, found) => {
      const now = Date.now()
      const { entries: typed } = await readForm(request, undefined)
      const { entries, problems } = readEntries({ ...typed, venue: found.booking.venue }, [
        ...WISH_FIELDS,
        "time",
      ])
      if (Object.keys(problems).length > 0) {
        return showBooking(request, reply, found, { status: 422, typed, missing: problems })
      }
      const { reference, revision, formerly, email, suspicion } = found.booking
      const taken: [TokenBuckets, string][] = [[changes, formerly[0] ?? reference]]
      if (email !== "") taken.push([changesOfGuests, allowanceOf(email, suspicion)])
      const heldUp = secondsToWaitForAll(taken, now)
      if (heldUp > 0) return tooMany(request, reply, heldUp)
      const moved = desk.move(found.table, found.booking, entries, now)
      const isSame = moved.is !== "moved" || moved.booking.revision === revision
      if (isSame) for (const [buckets, name] of taken) buckets.giveBack(name)
      if (moved.is === "moved") {
        onChange()
        const { booking } = moved
        const said = isSame ? pages.isSo : pages.isChanged
        return showBooking(request, reply, { ...found, booking }, { said })
      }
      // Cancelled or past, in another tab: its page says which.
      if (moved.is !== "refused") return reply.redirect(bookingAddress(found.token), 303)
      const { offer } = moved
      const { phone } = found.table.venue
      const said = refusedInWords(offer, entries.time, phone, pages.notFree)
      return showBooking(request, reply, found, { status: 409, typed, offer, said })
    }),
  )

  app.post<LinkRoute>(
    `/booking/of/:token${ADDRESS}`,
    write,
    onBooking(async (request, reply, found) => {
      const now = Date.now()
      const { entries: typed } = await readForm(request, undefined)
      const { entries, problems } = readEntries(typed, ["email"])
      if (problems.email) {
        const { email } = entries
        return showBooking(request, reply, found, { status: 422, email, missing: problems })
      }
      const email = entries.email.toLowerCase()
      const { table, booking, token } = found
      // By the reference that it had first: it has another one each time.
      const first = booking.formerly[0] ?? booking.reference
      const taken: [TokenBuckets, string][] = [
        [guests, email],
        [changes, first],
      ]
      const heldUp = secondsToWaitForAll(taken, now)
      if (heldUp > 0) return tooMany(request, reply, heldUp)
      const done = store.readdress(table.venue, booking.reference, email, now)
      if (done.is !== "readdressed" || done.isSame) {
        for (const [buckets, name] of taken) buckets.giveBack(name)
      }
      // Cancelled or past, in another tab: its page says which.
      if (done.is !== "readdressed") return reply.redirect(bookingAddress(token), 303)
      onChange()
      const address = bookingAddress(links.make("booking", done.booking.reference))
      return reply.redirect(done.isSame ? address : `${address}?${PUT_RIGHT}`, 303)
    }),
  )

  app.post<LinkRoute>(
    "/booking/of/:token/cancel",
    write,
    onBooking(async (_request, reply, { booking, table, token }) => {
      const now = Date.now()
      if (booking.startsAt > now) {
        store.cancel(table.venue, booking.reference, now)
        onChange()
      }
      return reply.redirect(bookingAddress(token), 303)
    }),
  )

  registerWayBack(app, "/booking/of/:token", ["/change", ADDRESS, "/cancel"], bookingAddress)
}

const choiceGone = ({ event }: BookingEntries): BookAnswer => ({
  is: "problems",
  problems: { [event ? "event" : "menu"]: "no choice" },
})

const refusedInWords = (
  offer: DayOffer,
  time: string,
  phone: string,
  inWords: (near: readonly string[]) => string,
): string =>
  offer.kind === "services" ? inWords(nearTimes(offer, time, 4)) : texts.noTimes(offer, phone)
