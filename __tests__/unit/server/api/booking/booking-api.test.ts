import ICAL from "ical.js"
import { join } from "node:path"
import { openKeptHere } from "../../../../../tools/lib/kept-here"
import { parse } from "parse5"
import type { ApiOptions } from "../../../../../server/api/build-server"
import type { BookingLimits } from "../../../../../server/api/booking/booking-routes"
import { attribute, elementsIn } from "../../../../../server/api/answers/dom"
import { timesOf } from "../../../../../shared/booking/addresses"
import {
  BOOKING_FACTS,
  type BookingFacts,
  type EventFacts,
} from "../../../../../shared/booking/booking-facts"
import type { BookAnswer, TimesAnswer } from "../../../../../shared/booking/booking-form"
import {
  STAFF_PATH,
  type CopiedBooking,
  type StaffAnswer,
  type StaffDay,
} from "../../../../../shared/booking/staff-channel"
import { allSlots, nearSlots } from "../../../../../shared/booking/slots"
import { addDays, wallClock } from "../../../../../shared/opening-hours"
import { instantOf } from "../../../../../shared/recurrence"
import { dayInWords, dayShortInWords, whenShort } from "../../../../../src/texts/when"
import {
  BOOKINGS_NEVER_FULL,
  openEveryEvening,
  openServer,
  release,
  SECRET,
  SITE,
  until,
  WEEK,
} from "../server-under-test"
import { trattoria } from "./a-venue"

const JSON_ALONE = { accept: "application/json" }

const venue = openEveryEvening(trattoria, "19:00", "23:00")

const DAY = 86_400_000
const IN_TEN_DAYS = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

const facts: BookingFacts = {
  groupName: "Quattrocento",
  email: "hello@quattrocento.example",
  venues: [venue],
  menus: [
    {
      slug: "brace",
      title: "Brace",
      venues: [venue.slug],
      days: WEEK,
      minimumGuests: 2,
      noticeHours: 1,
    },
  ],
  events: [
    {
      slug: "dough-class",
      title: "Dough class",
      venue: venue.slug,
      startsAt: `${IN_TEN_DAYS}T19:00:00Z`,
      endsAt: `${IN_TEN_DAYS}T20:00:00Z`,
      recurrence: { frequency: "none" },
    },
    {
      slug: "long-supper",
      title: "Long supper",
      venue: venue.slug,
      startsAt: instantOf(IN_TEN_DAYS, "19:00", "Europe/Rome").toISOString(),
      endsAt: instantOf(addDays(IN_TEN_DAYS, 1), "00:30", "Europe/Rome").toISOString(),
      recurrence: { frequency: "none" },
    },
  ],
  elsewhere: [
    { slug: "soho", name: "Soho", url: "https://www.exploretock.com/soho" },
    { slug: "isola", name: "Isola", url: "https://book.example/isola" },
  ],
}

const guest = { name: "Ada Rossi", email: "Ada@example.org", phone: "", message: "A pram" }
const wish = { venue: venue.slug, day: IN_TEN_DAYS, party: "2", time: "19:30" }

const open = (options: Partial<ApiOptions> = {}) =>
  openServer<CopiedBooking>(
    {
      ...{ file: BOOKING_FACTS, facts },
      ways: { asked: "bookings to the server", copied: "bookings to the CMS" },
    },
    options,
  )
let bookings: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  bookings = await open()
})
afterEach(() => bookings.close())

const TWICE = { burst: 2, every: 3_600_000 }
/** By this alone. */
async function heldBackBy(limits: Partial<BookingLimits>): Promise<void> {
  await bookings.close()
  bookings = await open({ bookingLimits: { ...BOOKINGS_NEVER_FULL, ...limits } })
}

const kept = () => bookings.server.bookings.store

const times = async (query: Record<string, string>): Promise<TimesAnswer> => {
  const url = `/api/booking/times?${new URLSearchParams(query).toString()}`
  return (await bookings.open(url, { accept: "application/json" })).json()
}

const appointmentIn = ({ attachments }: { attachments: readonly { content: Buffer }[] }) =>
  appointmentOf(attachments[0]?.content.toString() ?? "")

function appointmentOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined)
}

async function booked(changes: Record<string, string> = {}) {
  const answer = (
    await bookings.sendJson("/api/booking", { ...wish, ...guest, ...changes })
  ).json<BookAnswer>()
  if (answer.is !== "booked") throw new Error(JSON.stringify(answer))
  return answer
}

describe("a guest with scripts", () => {
  it("sees the times, books, and is confirmed at once, by mail with the appointment too", async () => {
    const { offer } = await times(wish)
    expect(allSlots(offer).map(({ time }) => time)).toContain("19:30")

    const answer = await booked()

    expect(answer).toMatchObject({ state: "confirmed" })
    const letter = await bookings.mail(
      /^Your table is booked: Trattoria, \w{3} \d+ \w{3}, 19:30$/,
      "ada@example.org",
    )
    expect(letter.text).toContain(answer.reference)
    expect(letter.text).toContain(SITE + answer.address)
    expect(appointmentIn(letter).startDate.toJSDate().getTime()).toBe(answer.startsAt)
    expect((await bookings.mail(/^New booking: 2 guests/)).text).toContain("A pram")
  })

  it("books as often as before, whatever programs have sent in their name", async () => {
    await heldBackBy({ perGuest: TWICE })
    const asProgram = { ...wish, ...guest, website: "x", name: "Bot" }
    const sent = async (time: string) =>
      (await bookings.sendJson("/api/booking", { ...asProgram, time })).statusCode
    expect([await sent("19:00"), await sent("19:30"), await sent("20:00")]).toEqual([201, 201, 429])
    expect(await booked()).toMatchObject({ state: "confirmed" })
  })

  it("is told by field what is wrong", async () => {
    const answer = await bookings.sendJson("/api/booking", {
      ...wish,
      ...guest,
      email: "ada",
      name: "",
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      is: "problems",
      problems: { email: "no email", name: "missing" },
    })
  })

  it("is offered what is near where the time has gone meanwhile, and may wait for it", async () => {
    await booked({ party: "6", email: "first@example.org" })
    const refused = await bookings.sendJson("/api/booking", { ...wish, ...guest })
    expect(refused.statusCode).toBe(409)
    const answer = refused.json<Extract<BookAnswer, { is: "taken" }>>()
    const wanted = allSlots(answer.offer).find(({ time }) => time === "19:30")
    expect(nearSlots(answer.offer, wanted?.startsAt ?? 0, 1)[0]?.time).toBe("19:00")
    expect(await booked({ waits: "1" })).toMatchObject({ state: "waiting" })
  })

  it("who sends the same twice has one table", async () => {
    const key = "0123456789abcdef"
    const [first, second] = [await booked({ "form-key": key }), await booked({ "form-key": key })]
    expect(second.reference).toBe(first.reference)
  })

  it("who writes more after no answer came has one table, and what was written is told", async () => {
    const key = "0123456789abcdef"
    const { reference } = await booked({ "form-key": key })
    await until(() => kept().counts().mails === 0)
    const more = { message: "SEVERE NUT ALLERGY", phone: "+39 06 5550 0199" }
    expect(await booked({ "form-key": key, ...more })).toMatchObject({ reference })
    expect((await bookings.mail(/^Your booking is changed/)).text).toContain(more.message)
    expect((await bookings.mail(/^Changed booking/)).text).toContain(more.phone)
    await until(() => bookings.copies.some(({ record }) => record.message === more.message))
  })

  it("who sends it from another form is told which it is, and not where it is changed", async () => {
    const { reference } = await booked()
    const again = await bookings.sendJson("/api/booking", { ...wish, ...guest })
    expect(again.json()).toEqual({ is: "known", reference })
    const { reference: other } = await booked({ another: "1" })
    expect(other).not.toBe(reference)
  })

  it("who writes a third long note is told that it is too long, and the first two are kept whole", async () => {
    const { reference } = await booked({ message: "a".repeat(2000) })
    const send = (sends: "sendJson" | "sendForm", message: string) =>
      bookings[sends]("/api/booking", { ...wish, ...guest, message })
    expect((await send("sendJson", "b".repeat(2000))).json()).toEqual({ is: "known", reference })
    const third = "c".repeat(2000)
    const answer = await send("sendJson", third)
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { is: "problems", problems: { message: "too long" } },
    ])
    const page = await send("sendForm", third)
    expect([page.statusCode, page.body.includes(third)]).toEqual([422, true])
    expect(page.body).toContain("is too long.")
    expect((await send("sendJson", "By the window.")).json()).toEqual({ is: "known", reference })
    expect(kept().find(reference)?.message).toMatch(/^a{2000}\nb{2000}\nBy the window\.$/)
  })

  it("who wants more seats than there are keeps the ones that are booked, and is told so", async () => {
    await booked({ party: "3", email: "first@example.org" })
    const key = "0123456789abcdef"
    await booked({ "form-key": key })
    const more = await bookings.sendJson("/api/booking", {
      ...{ ...wish, ...guest, party: "5", "form-key": key },
    })
    expect(more.statusCode).toBe(409)
    expect(more.json()).toMatchObject({ is: "taken", standing: 2 })
  })

  it("who asks once more, for more guests and a menu that is gone, is told for how many the table stands", async () => {
    const key = "0123456789abcdef"
    await booked({ "form-key": key })
    expect(await booked({ "form-key": key, party: "4", menu: "gone" })).toMatchObject({ party: 2 })
  })

  it("keeps the tasting menu that was chosen", async () => {
    expect((await times({ ...wish, party: "1", menu: "brace" })).offer).toMatchObject({
      kind: "tooFew",
      smallest: 2,
    })
    await booked({ menu: "brace" })
    expect((await bookings.mail(/^New booking/)).text).toContain("Brace")
  })
})

describe("who waits", () => {
  it("gets a table when a release brings more of them", async () => {
    await booked({ party: "6", email: "first@example.org" })
    const { reference } = await booked({ waits: "1" })
    const larger = { ...venue, rules: { ...venue.rules, coversPerSlot: 10 } }
    release(bookings.folder, "2", BOOKING_FACTS, { ...facts, venues: [larger] })
    await until(() => kept().find(reference)?.state === "confirmed")
    expect((await bookings.mail(/^A table is yours: Trattoria, /)).text).toContain(reference)
  })

  it("gets the table of a guest of whom all is erased, by the command that runs beside", async () => {
    await booked({ party: "6", email: "first@example.org" })
    const { reference } = await booked({ waits: "1" })
    const here = openKeptHere({
      submissionsDir: join(bookings.folder, "submissions"),
      mailDir: join(bookings.folder, "mail"),
    })
    await here.erase({ by: "email", value: "first@example.org" })
    here.close()
    await until(() => kept().find(reference)?.state === "confirmed")
    expect((await bookings.mail(/^A table is yours: Trattoria, /)).text).toContain(reference)
  })
})

describe("as time goes by", () => {
  const now = Date.now.bind(Date)
  const turnTo = (instant: number): void => {
    const ahead = instant - now()
    jest.spyOn(Date, "now").mockImplementation(() => now() + ahead)
  }
  afterEach(() => jest.restoreAllMocks())

  it("a guest is reminded of the day that it is, also where the mail is late", async () => {
    const { startsAt } = await booked()
    await bookings.mail(/^Your table is booked/, "ada@example.org")
    turnTo(startsAt - 13 * 3_600_000)
    const { subject } = await bookings.mail(/^A reminder of your table/, "ada@example.org")
    expect(subject).toContain("19:30")
    expect(subject).not.toContain("tomorrow")
  })

  it("a guest is not reminded of a table for which the house has closed since", async () => {
    const { startsAt } = await booked()
    await bookings.mail(/^Your table is booked/, "ada@example.org")
    closes()
    await bookings.mail(/^Table while you are closed/)
    turnTo(startsAt - 23 * 3_600_000)
    // What is due later is sent after it.
    await booked({ day: addDays(IN_TEN_DAYS, 1), email: "next@example.org" })
    await bookings.mail(/^Your table is booked/, "next@example.org")
    expect((await bookings.mails()).map(({ subject }) => subject).join()).not.toContain("reminder")
  })

  it("staff who count a party that sits are told how many could, and that another venue’s is none of theirs", async () => {
    const { reference, startsAt } = await booked()
    turnTo(startsAt + 60_000)
    const count = { ask: "move", reference, day: IN_TEN_DAYS, time: "19:30", party: 12 }
    const ask = (request: object) =>
      bookings.askSigned<StaffAnswer>(STAFF_PATH, { venue: venue.slug, ...request }, SECRET)
    expect(await ask(count)).toMatchObject({ why: "There are no seats for 12 now: 10 at most." })
    const other = { ...venue, slug: "osteria" }
    release(bookings.folder, "2", BOOKING_FACTS, { ...facts, venues: [venue, other] })
    const elsewhere = await ask({ ...count, venue: other.slug })
    expect(elsewhere).toMatchObject({ why: "There is no such booking." })
  })

  it("who has waited in vain reads that no table came free", async () => {
    await booked({ party: "6", email: "first@example.org" })
    const { address, startsAt } = await booked({ waits: "1" })
    expect((await bookings.open(address)).body).toContain("You are on the waiting list, Ada")
    turnTo(startsAt + 1000)
    const page = (await bookings.open(address)).body
    expect(page).toContain("You were on the waiting list, and no table came free.")
    expect(page).not.toContain("If a table comes free")
  })
})

describe("an event", () => {
  const of = { ...wish, event: "dough-class" }

  it("is booked while it lasts, and named to whoever cooks for it", async () => {
    // The event is told in UTC, the times in Rome's.
    const offered = allSlots((await times(of)).offer).map(({ time }) => Number(time.slice(0, 2)))
    expect(offered.length).toBe(2)
    const time = allSlots((await times(of)).offer)[0]?.time ?? ""
    await booked({ event: "dough-class", time })
    expect((await bookings.mail(/^New booking/)).text).toMatch(/Event[\s:]+Dough class/i)
    const last = await until(() => bookings.copies.at(-1))
    expect(last.record).toMatchObject({ choice: "Dough class", choiceKey: "event/dough-class" })
  })

  it("has its table until it ends, past midnight, as guest and calendar are told, also where staff move it", async () => {
    const { reference } = await booked({ event: "long-supper", time: "20:00" })
    const ends = Date.parse(facts.events[1]?.endsAt ?? "")
    const letter = await bookings.mail(/^Your table is booked/, "ada@example.org")
    expect(letter.text).toContain("The table is yours until 00:30.")
    expect(appointmentIn(letter).endDate.toJSDate().getTime()).toBe(ends)
    const move = { ask: "move", venue: venue.slug, reference, day: IN_TEN_DAYS, party: 2 }
    const moveTo = (time: string) =>
      bookings.askSigned<StaffAnswer>(STAFF_PATH, { ...move, time }, SECRET)
    expect(await moveTo("20:30")).toMatchObject({ is: "done" })
    expect(kept().find(reference)).toMatchObject({ time: "20:30", endsAt: ends })
  })

  it("is not booked at another time, or on another day", async () => {
    expect(
      (await bookings.sendJson("/api/booking", { ...of, ...guest, time: "19:00" })).statusCode,
    ).toBe(409)
    const day = new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10)
    expect((await times({ ...of, day })).offer).toEqual({ kind: "otherDays", days: [IN_TEN_DAYS] })
  })
})

describe("an event for which tables were booked", () => {
  const of = { ...wish, event: "long-supper", time: "20:00" }

  it("is named to who has just booked, and on the ticket", async () => {
    const { address, choice } = await booked(of)
    expect(choice).toBe("Long supper")
    const { body } = await bookings.open(address)
    expect(body).toContain("&quot;choice&quot;:&quot;Long supper&quot;")
  })

  const becomes = (closed: NonNullable<EventFacts["closed"]>) => {
    const events = facts.events.map((event) => ({ ...event, closed }))
    release(bookings.folder, closed, BOOKING_FACTS, { ...facts, events })
  }
  const timesOn = (body: string): string[] =>
    [...body.matchAll(/name="time" value="(..:..)"/g)].flatMap(([, time]) => time ?? [])

  it("is sold out: who has one keeps it until the event ends, and nobody gets one without it unasked", async () => {
    const sent = { ...guest, ...of, "form-key": "the-key-of-ada" }
    const { address, reference } = await booked(sent)
    const before = timesOn((await bookings.open(address)).body)
    becomes("soldOut")
    const again = await bookings.sendJson("/api/booking", sent)
    expect(again.json()).toMatchObject({ is: "booked", reference })
    const page = (await bookings.open(address)).body
    expect(page).toContain("Long supper")
    expect(timesOn(page)).toEqual(before)
    await bookings.sendForm(`${address}/change`, { day: of.day, party: "3", time: of.time })
    expect(kept().find(reference)).toMatchObject({
      ...{ party: 3, choice: "event/long-supper" },
      endsAt: Date.parse(facts.events[1]?.endsAt ?? ""),
    })

    const later = { ...sent, email: "eve@example.org", "form-key": "the-key-of-eve" }
    const refused = await bookings.sendJson("/api/booking", later)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toEqual({ is: "problems", problems: { event: "no choice" } })
    const inWords = await bookings.sendForm("/api/booking", later)
    expect(inWords.statusCode).toBe(422)
    expect(inWords.body).toContain("Long supper is sold out. Nothing is booked yet")
    expect(inWords.body).toContain('<a href="/whatson/long-supper">More about Long supper</a>')
    expect(inWords.body).not.toContain('name="event"')
    expect(kept().of({ by: "email", value: "eve@example.org" })).toEqual([])
  })

  it.each([
    ["cancelled", "Long supper is cancelled."],
    ["postponed", "Long supper is postponed."],
    ["ticketed", "Long supper needs a ticket."],
  ] as const)("is %s: who comes by an old link without scripts reads that", async (closed, why) => {
    becomes(closed)
    const asked = { venue: venue.slug, event: "long-supper", day: IN_TEN_DAYS, party: "2" }
    const { body } = await bookings.open(timesOf(asked))
    expect(body).toContain(why)
    expect(body).not.toContain('name="event"')
    expect(timesOn(body)).toContain("19:30")
  })

  it("is cancelled: the page of the table and its mails say so, and it is a table like any", async () => {
    const { address, reference } = await booked(of)
    becomes("cancelled")
    const page = (await bookings.open(address)).body
    expect(page).toContain("Long supper (cancelled): your table stays yours all the same")
    expect(timesOn(page)).toContain("19:00")
    await bookings.sendForm(`${address}/change`, { day: of.day, party: "2", time: "19:00" })
    const letter = await bookings.mail(/^Your booking is changed/, "ada@example.org")
    expect(letter.text).toContain("Long supper (cancelled)")
    expect(kept().find(reference)).toMatchObject({ time: "19:00" })
  })

  it.each(["cancelled", "postponed"] as const)(
    "is %s: who has one is told what becomes of it, and staff see that they were",
    async (closed) => {
      const { reference } = await booked(of)
      await booked({ ...of, event: "", time: "19:00", email: "no-event@example.org" })
      await bookings.mail(/^Your table is booked/, "ada@example.org")
      becomes(closed)
      const subject = new RegExp(`^Long supper is ${closed}: your table at Trattoria, .*, 20:00$`)
      const letter = await bookings.mail(subject, "ada@example.org")
      expect(letter.text).toContain("Your table stays yours all the same until 00:30")
      const staffSee = async (): Promise<string | undefined> => {
        const { bookings: seen } = await bookings.askSigned<StaffDay>(STAFF_PATH, {
          ...{ ask: "day", venue: venue.slug, day: IN_TEN_DAYS },
        })
        return seen.find((one) => one.reference === reference)?.choice
      }
      await until(async () => (await staffSee())?.includes("has been told"))
      expect(await staffSee()).toBe(`Long supper (${closed}): the guest has been told`)
      const told = (await bookings.mails()).filter(({ subject: line = "" }) => / is /.test(line))
      expect(told.filter(({ subject: line }) => line?.startsWith("Long supper"))).toHaveLength(1)
    },
  )
})

describe("an event that moves", () => {
  const of = { ...wish, event: "long-supper", time: "20:00" }
  const dayAfter = addDays(IN_TEN_DAYS, 1)
  const later = (iso: string): string =>
    instantOf(
      addDays(iso.slice(0, 10), 1),
      wallClock(new Date(iso), "UTC").time,
      "UTC",
    ).toISOString()
  const moves = (at = venue) => {
    const events = facts.events.map((event) => ({
      ...event,
      ...{ startsAt: later(event.startsAt), endsAt: later(event.endsAt) },
    }))
    release(bookings.folder, "moved", BOOKING_FACTS, { ...facts, events, venues: [at] })
  }
  const staffSee = async (reference: string, day: string): Promise<string | undefined> => {
    const request = { ask: "day", venue: venue.slug, day }
    const { bookings: seen } = await bookings.askSigned<StaffDay>(STAFF_PATH, request)
    return seen.find((one) => one.reference === reference)?.choice
  }

  it("is told to who has a table for it, with the new date in the calendar and the way to cancel", async () => {
    const { reference, address } = await booked(of)
    const before = appointmentIn(await bookings.mail(/^Your table is booked/, "ada@example.org"))
    moves()
    const letter = await bookings.mail(/^Long supper is on .*19:00 now: your table at Trattoria$/)
    expect(letter.text).toContain("Your table has moved with it")
    expect(letter.text).toContain(address)
    const [was, isNow] = [IN_TEN_DAYS, dayAfter].map(dayInWords)
    for (const part of [letter.text ?? "", letter.html || ""]) {
      const read = part.replace(/(?:<[^>]*>|\s)+/g, " ")
      expect(read).toContain(`It was to begin on ${was}, 19:00. Now it begins on ${isNow}, 19:00.`)
      expect(read).toMatch(new RegExp(`When:? ${isNow}, 20:00 Before:? ${was}, 20:00`))
    }
    const after = appointmentIn(letter)
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.startDate.toJSDate().getTime()).toBe(before.startDate.toJSDate().getTime() + DAY)
    await until(async () => (await staffSee(reference, dayAfter))?.includes("has been told"))
    expect(await staffSee(reference, dayAfter)).toBe("Long supper (moved): the guest has been told")
  })

  it("to where there is room for who waits tells them both, that it has moved and that a table is theirs", async () => {
    await booked({ ...of, party: "6" })
    const { state } = await booked({ ...of, party: "4", email: "waits@example.org", waits: "1" })
    expect(state).toBe("waiting")
    moves({ ...venue, rules: { ...venue.rules, coversPerSlot: 10 } })
    await bookings.mail(/^A table is yours: .*20:00$/, "waits@example.org")
    await bookings.mail(/^Long supper is on /, "waits@example.org")
  })

  it("is told to the house in one mail: how many tables move from when to when, and whom to call", async () => {
    await booked({ ...of, party: "2" })
    await booked({ ...of, party: "3", email: "bo@example.org", name: "Bo Neri" })
    const { reference } = await booked({
      ...{ ...of, time: "21:00", party: "2", email: "cy@example.org", name: "Cy Verdi" },
      phone: "+39 06 5550 0199",
    })
    await booked({ day: dayAfter, party: "3", time: "20:30", email: "full@example.org" })
    for (const name of ["Ada", "Bo", "Cy"]) {
      await bookings.mail(new RegExp(`^New booking: .* ${name} `), venue.email)
    }
    moves({ ...venue, rules: { ...venue.rules, seats: 9 } })
    const subject = "Long supper has moved: 2 tables with it, 1 to call"
    const letter = await bookings.mail(new RegExp(`^${subject}$`), venue.email)
    const [was, isNow] = [of.day, dayAfter].map((day) =>
      whenShort(instantOf(day, "20:00", "Europe/Rome").getTime(), "Europe/Rome"),
    )
    expect(letter.text).toContain(`It begins on ${dayInWords(dayAfter)}, 19:00 now.`)
    expect(letter.text).toContain(`From ${was} to ${isNow}: 2 tables, 5 guests`)
    expect(letter.text).toMatch(
      new RegExp(`To call:\\s+Cy Verdi, \\+39 06 5550 0199\\s+2 guests, .* 21:00, ${reference}`),
    )
    await bookings.mail(/^Long supper is on /, "cy@example.org")
    await until(async () => kept().counts().mails === 0)
    const subjects = (await bookings.mails()).map(({ subject: line = "" }) => line)
    expect(subjects.filter((line) => line.startsWith("Long supper has moved"))).toHaveLength(1)
  })

  it("to another house, or off the site, is for staff to tell: they see so", async () => {
    const { reference } = await booked(of)
    const events = facts.events.map((event) => ({ ...event, venue: "osteria" }))
    release(bookings.folder, "elsewhere", BOOKING_FACTS, { ...facts, events })
    await until(async () => (await staffSee(reference, IN_TEN_DAYS))?.includes("any more"))
    const seen = await staffSee(reference, IN_TEN_DAYS)
    expect(seen).toBe("Long supper: not on here any more, please call the guest")
    release(bookings.folder, "gone", BOOKING_FACTS, { ...facts, events: [] })
    await until(async () =>
      (await staffSee(reference, IN_TEN_DAYS))?.startsWith("long-supper: not"),
    )
  })

  it("to where there is no room says on the table’s page when it is, and that the table stays", async () => {
    const { address } = await booked({ ...of, party: "6" })
    await booked({ day: dayAfter, party: "6", time: "19:30", email: "full@example.org" })
    moves()
    const letter = await bookings.mail(/^Long supper is on /, "ada@example.org")
    expect(letter.text).toContain("Your table has not moved with it")
    expect(letter.text).not.toContain("Before")
    expect(letter.attachments).toEqual([])
    const { body } = await bookings.open(address)
    expect(body).toMatch(/Long supper begins on [^<]* now, and your table has not moved with it/)
  })
})

/** On the day that tables are booked for. */
const closes = (): void => {
  const exceptions = [{ from: IN_TEN_DAYS, closed: true, periods: [], reason: "Flood" }]
  const venues = [{ ...venue, hours: { ...venue.hours, exceptions } }]
  release(bookings.folder, "closed", BOOKING_FACTS, { ...facts, venues })
}

it("a house that closes on a day for which tables were booked is told of each, and whom to call", async () => {
  await booked({ phone: "+39 06 5550 0199" })
  await bookings.mail(/^New booking/)
  closes()
  const letter = await bookings.mail(/^Table while you are closed: 2 guests/, venue.email)
  expect(letter.text).toContain("+39 06 5550 0199")
})

describe("that an event is off", () => {
  const of = { ...wish, event: "long-supper", time: "20:00" }
  const isOff = () => {
    const events = facts.events.map((event) => ({ ...event, closed: "cancelled" }))
    release(bookings.folder, "off", BOOKING_FACTS, { ...facts, events })
  }
  const offMails = async (to: string) =>
    (await bookings.mails()).filter(
      ({ subject = "", headers }) =>
        subject.startsWith("Long supper is cancelled") &&
        JSON.stringify(headers.get("to")).includes(to),
    )

  it("is told at the address put right, too, without waiting for another release", async () => {
    const { address } = await booked({ ...of, email: "wrong@example.org" })
    isOff()
    await until(async () => (await offMails("wrong@example.org")).length)
    await bookings.sendForm(`${address}/address`, { email: "ada@example.org" })
    await until(async () => (await offMails("ada@example.org")).length)
  })
})

it("a tasting menu that is withdrawn while a guest writes is not taken for a table without it", async () => {
  release(bookings.folder, "2", BOOKING_FACTS, { ...facts, menus: [] })
  const answer = await bookings.sendJson("/api/booking", { ...wish, ...guest, menu: "brace" })
  expect(answer.json()).toEqual({ is: "problems", problems: { menu: "no choice" } })
})

describe("a guest without scripts", () => {
  it("chooses a time on a page of the house, and sees the booking on another", async () => {
    const { body, headers } = await bookings.open(
      `/api/booking/times?${new URLSearchParams({ ...wish, time: "" }).toString()}`,
    )
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'/)
    expect(body).toContain("The house")
    expect(body).not.toContain("alert(1)")
    expect(body).toMatch(/type="radio" name="time" value="19:30"/)
    // Whoever comes back to it finds what was typed, and the same form.
    expect(headers["cache-control"]).toBe("private, no-cache")

    const sent = await bookings.sendForm("/api/booking", { ...wish, ...guest })

    expect(sent.statusCode).toBe(303)
    const page = await bookings.open(String(sent.headers.location))
    expect(page.body).toContain("Your table is booked, Ada Rossi.")
    expect(page.body).toMatch(/B\w{3}-\w{4}/)
  })

  it("comes with the tasting menu or the event that was chosen, which stays chosen until the table is booked", async () => {
    for (const [chosen, title] of [
      [{ menu: "brace" }, "Brace"],
      [{ event: "dough-class", day: IN_TEN_DAYS }, "Dough class"],
    ] as const) {
      const [name, slug] = Object.entries(chosen)[0] ?? []
      const { statusCode, body } = await bookings.open(timesOf({ venue: venue.slug, ...chosen }))
      expect(statusCode).toBe(200)
      expect(body).toContain(`For ${title}.`)
      expect(body).toContain(`type="hidden" name="${name}" value="${slug}"`)
      expect(body).toMatch(/name="party"/)
      // Nothing has been asked yet, so nothing is wrong.
      expect(body).not.toMatch(/aria-invalid|another look/)
    }
    const asked = { venue: venue.slug, day: IN_TEN_DAYS, party: "2", menu: "brace" }
    const { body } = await bookings.open(timesOf(asked))
    const [form = ""] = /<form[^>]*id="booking-form".*?<\/form>/s.exec(body) ?? []
    expect(form).toContain('name="menu" value="brace"')
    await bookings.sendForm("/api/booking", { ...wish, ...guest, menu: "brace" })
    expect((await bookings.mail(/^New booking/)).text).toContain("Brace")
  })

  it.each([
    [{ menu: "brace" }, "Brace: Trattoria"],
    [{ event: "long-supper", time: "20:00" }, "Long supper: Trattoria"],
    [{}, "Trattoria"],
  ])("has what the table is for in the calendar, by mail and by link", async (chosen, title) => {
    const { calendar } = await booked(chosen)
    const letter = await bookings.mail(/^Your table is booked/, "ada@example.org")
    expect(appointmentIn(letter).summary).toBe(title)
    expect(appointmentOf((await bookings.open(calendar)).body).summary).toBe(title)
  })

  it.each<Record<string, string>>([{}, { day: "" }, { day: "", party: "" }])(
    "is shown the next tables of a venue for two where neither day nor number was said, and goes on from there",
    async (said) => {
      const { statusCode, body } = await bookings.open(timesOf({ venue: venue.slug, ...said }))
      expect(statusCode).toBe(200)
      expect(body).toContain("<title>Choose a time</title>")
      expect(body).toMatch(/Tables for 2 guests on/)
      expect(body).toMatch(/<form[^>]*id="booking-form".*name="time" value="2[0-2]:[0-5]\d"/s)
      expect(body).not.toMatch(/aria-invalid|another look/)
    },
  )

  it("is told what there is for more than the house takes, also where no day was said", async () => {
    const { body } = await bookings.open(timesOf({ venue: venue.slug, party: "40" }))
    expect(body).toContain(`Up to ${venue.rules.largestParty} guests can be booked here.`)
    expect(body).not.toContain("Please choose a day.")
  })

  it("is led from a day on which the house is closed to the next one that has tables", async () => {
    const exceptions = [{ from: IN_TEN_DAYS, closed: true, periods: [], reason: "Flood" }]
    release(bookings.folder, "2", BOOKING_FACTS, {
      ...facts,
      venues: [{ ...venue, hours: { ...venue.hours, exceptions } }],
    })
    const asked = { venue: venue.slug, day: IN_TEN_DAYS, party: "2" }
    const { body } = await bookings.open(timesOf(asked))
    const [, href = ""] = /href="([^"]*)"[^>]*>Show tables on/.exec(body) ?? []
    const next = await bookings.open(href.replaceAll("&amp;", "&"))
    expect(next.body).toMatch(/Tables for 2 guests on/)
  })

  it("is told what has become of the date of a series that the link was to book", async () => {
    const [supper] = facts.events.filter(({ slug }) => slug === "long-supper")
    const [movedTo, next] = [addDays(IN_TEN_DAYS, 9), addDays(IN_TEN_DAYS, 14)]
    const changed = [{ day: IN_TEN_DAYS }, { day: addDays(IN_TEN_DAYS, 7), newDay: movedTo }]
    release(bookings.folder, "2", BOOKING_FACTS, {
      ...facts,
      events: [{ ...supper, recurrence: { frequency: "weekly", until: next, changed } }],
    })
    const on = async (day: string): Promise<string> => {
      const asked = { venue: venue.slug, event: "long-supper", day, party: "2" }
      return (await bookings.open(timesOf(asked))).body
    }
    const others = [movedTo, next].map(dayShortInWords).join(" and ")
    expect(await on(IN_TEN_DAYS)).toContain(
      `The date on this day is cancelled. This event is on ${others}.`,
    )
    const moved = `The date on this day is moved to ${dayShortInWords(movedTo)}.`
    expect(await on(addDays(IN_TEN_DAYS, 7))).toContain(moved)
    expect(await on(addDays(IN_TEN_DAYS, 6))).not.toContain("The date on this day")
  })

  it("is told what is missing to look for other times, and shown none", async () => {
    const { body } = await bookings.sendForm("/api/booking/times", { ...wish, day: "" })
    expect(body).toContain("Please choose a day.")
    expect(body).not.toMatch(/Tables for|undefined|NaN/)
  })

  it("takes along what was typed when another day is looked at, also over one without times", async () => {
    const key = { "form-key": "0123456789abcdef" }
    const { body } = await bookings.open(
      timesOf({ venue: venue.slug, day: IN_TEN_DAYS, party: "2" }),
    )
    expect(body).toMatch(
      /<form[^>]*id="booking-form".*formaction="\/api\/booking\/times".*<\/form>/s,
    )
    const shown = await bookings.sendForm("/api/booking/times", { ...wish, ...guest, ...key })
    for (const value of ["Ada Rossi", "Ada@example.org", key["form-key"]]) {
      expect(shown.body).toContain(`value="${value}"`)
    }
    expect(shown.body).toContain(">A pram</textarea>")
    expect(shown.body).toMatch(/value="19:30"[^>]*checked/)
    const far = { ...wish, ...guest, ...key, day: addDays(IN_TEN_DAYS, 300) }
    const none = await bookings.sendForm("/api/booking/times", far)
    expect(none.body).toContain("Tables can be booked up to")
    expect(none.body).toContain('type="hidden" name="message" value="A pram"')
  })

  it("finds what was typed and what is wrong beside it", async () => {
    const answer = await bookings.sendForm("/api/booking", { ...wish, ...guest, email: "<ada>" })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('value="Ada Rossi"')
    expect(answer.body).toContain('value="<ada>"')
    expect(answer.body).toContain("This does not look like an e-mail address")
  })

  it("finds a note that is too long whole, and is told so", async () => {
    const message = `${"a".repeat(2000)} NO NUTS`
    const { body } = await bookings.sendForm("/api/booking", { ...wish, ...guest, message })
    expect(body).toContain("“Anything we should know?” is too long.")
    const [textarea = ""] = /<textarea[^>]*>[^<]*/.exec(body) ?? []
    expect(textarea).toContain("NO NUTS")
    expect(textarea).not.toContain("maxlength")
  })

  it("is told in words what is missing, which has the focus and stands first in the title", async () => {
    const { body } = await bookings.sendForm("/api/booking", { ...wish, ...guest, time: "" })
    const forms = [...elementsIn(parse(body))].filter(({ tagName }) => tagName === "form")
    expect(forms.map((form) => attribute(form, "novalidate"))).toEqual(forms.map(() => ""))
    expect(body).toContain("<title>One thing needs another look</title>")
    expect(body).toMatch(/role="alert" tabindex="-1" autofocus=""><p>One thing needs another look/)
    expect(body).toMatch(/<fieldset[^>]*role="radiogroup" aria-invalid="true"/)
    expect(body).toContain("Please choose a time.")
  })
})

describe("the link in the mail", () => {
  it("changes the booking in one step, and the guest is written to", async () => {
    const { address } = await booked()
    const { body } = await bookings.open(address)
    const [form = ""] = /<form[^>]*\/change".*?<\/form>/s.exec(body) ?? []
    expect(form).toMatch(new RegExp(`name="day"[^>]*value="${IN_TEN_DAYS}"`))
    expect(form).toMatch(/name="party"[^>]*value="2"/)
    expect(form).toMatch(/value="19:30"[^>]*checked/)
    expect(form).toMatch(/value="20:30"[^>]*required=""(?![^>]*disabled)/)
    const changed = await bookings.sendForm(`${address}/change`, {
      day: IN_TEN_DAYS,
      party: "4",
      time: "20:30",
    })
    expect(changed.body).toContain("The booking is changed.")
    expect((await bookings.mail(/^Your booking is changed: Trattoria, now /)).text).toContain(
      "4 guests",
    )
  })

  it("shows what is booked, and how to change it to who asks for that", async () => {
    const { address } = await booked()
    const isOpen = async (query = ""): Promise<boolean> =>
      /<details[^>]*id="change"[^>]*\bopen\b/.test((await bookings.open(address + query)).body)
    expect(await isOpen()).toBe(false)
    expect(await isOpen(`?day=${IN_TEN_DAYS}&party=4`)).toBe(true)
    expect(await isOpen("?day=tomorrow&party=4")).toBe(true)
  })

  it("offers the table as a ticket for the device, as it is now, until it is given back", async () => {
    const { address, reference } = await booked()
    const offered = async (): Promise<unknown> => {
      const { body, headers } = await bookings.open(address)
      const script = [...elementsIn(parse(body))].find((found) => attribute(found, "data-ticket"))
      expect(headers["content-security-policy"]).toContain("script-src 'self'")
      return {
        isOffered: body.includes("Keep this ticket on this device"),
        isCancelled: script && attribute(script, "data-cancelled") === "",
        ...(JSON.parse((script && attribute(script, "data-ticket")) ?? "{}") as object),
      }
    }
    expect(await offered()).toEqual({
      ...{ isOffered: true, isCancelled: false },
      reference,
      venue: { name: venue.name, slug: venue.slug, phone: venue.phone },
      startsAt: kept().find(reference)?.startsAt,
      timeZone: venue.hours.timeZone,
      ...{ party: 2, choice: "", dishes: [] },
      manageAddress: address,
      calendarAddress: `${address}/table.ics`,
    })
    await bookings.sendForm(`${address}/change`, { day: IN_TEN_DAYS, party: "4", time: "20:30" })
    expect(await offered()).toMatchObject({ reference, party: 4, isOffered: true })
    const now = async (): Promise<unknown> => (await bookings.open(address, JSON_ALONE)).json()
    const { startsAt } = kept().find(reference) ?? {}
    const stands = { reference, state: "confirmed" }
    expect(await now()).toEqual({ ...stands, ticket: { isCancelled: false, startsAt, party: 4 } })
    await bookings.sendForm(`${address}/cancel`, {})
    expect(await offered()).toMatchObject({ reference, isOffered: false, isCancelled: true })
    expect(await now()).toMatchObject({ ticket: { isCancelled: true } })
    expect((await bookings.open("/api/booking/of/forged", JSON_ALONE)).statusCode).toBe(404)
  })

  it("sends the confirmation to another address: the same table, whose link whoever has the wrong one has not", async () => {
    const { address, reference } = await booked({ email: "wrong@example.org" })
    await bookings.mail(/^Your table is booked: /, "wrong@example.org")
    const { body } = await bookings.open(address)
    expect(body).toContain("Mails about this go to wrong@example.org.")

    const odd = await bookings.sendForm(`${address}/address`, { email: "ada@example" })
    expect(odd.statusCode).toBe(422)
    expect(odd.body).toMatch(/<details[^>]*open="">.*value="ada@example"[^>]*aria-invalid="true"/s)
    expect(odd.body).toMatch(/role="alert".*href="#booking-email"/s)

    const { statusCode, headers } = await bookings.sendForm(`${address}/address`, {
      email: " Ada@Example.org",
    })
    expect(statusCode).toBe(303)
    const moved = await bookings.open(String(headers.location))
    expect(moved.body).toMatch(
      /role="status"[^>]*><p>A mail (is on its way|has gone) to ada@example\.org\./,
    )
    const confirmed = await bookings.mail(/^Your table is booked: /, "ada@example.org")
    expect(confirmed.text).not.toContain(reference)
    await bookings.mail(/^This booking has another address now: /, "wrong@example.org")
    expect((await bookings.open(address)).body).toContain("This has another address now.")
    const { bookings: made } = kept().dayOf(venue, IN_TEN_DAYS)
    expect(made).toHaveLength(1)

    const told = await bookings.mail(/^Corrected address: 2 guests/, venue.email)
    expect(told.text).toContain(made[0]?.reference)
    expect(told.text).toMatch(new RegExp(`Reference before[\\s:]+${reference}`, "i"))
    const last = await until(() => bookings.copies.find(({ record }) => record.formerly.length))
    expect(last.record).toMatchObject({ formerly: [reference], email: "ada@example.org" })
    const subjects = (await bookings.mails()).map(({ subject }) => subject ?? "")
    expect(subjects.filter((line) => line.startsWith("New booking"))).toHaveLength(1)
    expect(subjects.join()).not.toContain("Cancelled booking")

    // From a page of before: it is the guest's table that is meant, whatever it is called by now.
    const cancel = { ask: "cancel", venue: venue.slug, reference }
    await bookings.askSigned<StaffAnswer>(STAFF_PATH, cancel, SECRET)
    expect(kept().dayOf(venue, IN_TEN_DAYS).bookings).toMatchObject([{ state: "cancelled" }])
  })

  it("sends it to so many other addresses at most, by whatever reference: each is a mail to somebody", async () => {
    await heldBackBy({ perBooking: TWICE })
    let { address } = await booked()
    const sent: number[] = []
    for (const email of ["a@b.org", "b@b.org", "c@b.org"]) {
      const answer = await bookings.sendForm(`${address}/address`, { email })
      sent.push(answer.statusCode)
      address = String(answer.headers.location ?? address).replace(/\?.*/, "")
    }
    expect(sent).toEqual([303, 303, 429])
  })

  it("says where no mail has arrived, and asks for the right address", async () => {
    const { address } = await booked()
    await bookings.mail(/^Your table is booked: /, "ada@example.org")
    expect((await bookings.open(address)).body).not.toContain("did not arrive")
    jest.spyOn(kept(), "told").mockReturnValue("givenUp")
    const { body } = await bookings.open(`${address}?corrected`)
    expect(body).toContain("Our last mail to ada@example.org did not arrive.")
    expect(body).not.toContain("is on its way")
    expect(body).toMatch(/<details[^>]*open=""><summary>Wrong e-mail address/)
  })

  it("sends nothing anew where the address is the one there is, or the table was given back", async () => {
    const { address, reference } = await booked()
    const { headers } = await bookings.sendForm(`${address}/address`, { email: guest.email })
    const { body } = await bookings.open(String(headers.location))
    expect(body).not.toContain("A mail is on its way")
    expect(kept().find(reference)).toMatchObject({ state: "confirmed", revision: 1 })
    await bookings.sendForm(`${address}/cancel`, {})
    await bookings.sendForm(`${address}/address`, { email: "other@example.org" })
    expect(kept().dayOf(venue, IN_TEN_DAYS).bookings).toHaveLength(1)
  })

  it("changes nothing where the time is not free, and says what is, whatever was chosen for", async () => {
    const { address, reference } = await booked()
    await booked({ party: "6", time: "20:30", email: "full@example.org" })
    const full = { day: IN_TEN_DAYS, party: "4", time: "20:30" }
    const refused = await bookings.sendForm(`${address}/change`, full)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toMatch(/role="alert"[^>]*><p>No table is free at that time[^<]*19:30/)
    expect(refused.body).toMatch(/name="party"[^>]*value="4"/)
    const unknown = await bookings.sendForm(`${address}/change`, { ...full, time: "12:00" })
    expect(unknown.body).toMatch(/No table is free at that time[^<]*19:00/)
    expect(kept().find(reference)).toMatchObject({ time: "19:30", party: 2 })
  })

  it("says how it is booked where nothing was changed, and writes to nobody", async () => {
    const { address, reference } = await booked()
    const same = { day: IN_TEN_DAYS, party: "2", time: "19:30" }
    const { body } = await bookings.sendForm(`${address}/change`, same)
    expect(body).toContain("This is how your table is booked now.")
    expect(kept().find(reference)?.revision).toBe(1)
  })

  it("is changed so often at most from wherever, for each change is a mail; what changes nothing is no change", async () => {
    await heldBackBy({ perBooking: TWICE })
    const { address, reference } = await booked()
    const changeTo = (party: string, time = "19:30") =>
      bookings.sendForm(`${address}/change`, { day: IN_TEN_DAYS, party, time })
    expect((await changeTo("3")).statusCode).toBe(200)
    expect((await changeTo("3")).statusCode).toBe(200)
    expect((await changeTo("3", "12:00")).statusCode).toBe(409)
    expect((await changeTo("4")).statusCode).toBe(200)
    const held = await changeTo("5")
    expect(held.statusCode).toBe(429)
    expect(Number(held.headers["retry-after"])).toBeGreaterThan(0)
    expect(kept().find(reference)).toMatchObject({ party: 4, revision: 3 })
    // Another guest's is another's.
    const other = await booked({ email: "bo@example.org", party: "1", time: "20:30" })
    const changed = { day: IN_TEN_DAYS, party: "2", time: "20:30" }
    expect((await bookings.sendForm(`${other.address}/change`, changed)).statusCode).toBe(200)
  })

  it("is changed so often at most with all others of the address: who books in its name writes to it no more", async () => {
    await heldBackBy({ changesPerGuest: TWICE })
    const first = await booked()
    const second = await booked({ time: "20:30" })
    const changeTo = ({ address }: { address: string }, party: string, time: string) =>
      bookings.sendForm(`${address}/change`, { day: IN_TEN_DAYS, party, time })
    expect((await changeTo(first, "1", "19:30")).statusCode).toBe(200)
    expect((await changeTo(first, "1", "19:30")).statusCode).toBe(200)
    expect((await changeTo(second, "1", "20:30")).statusCode).toBe(200)
    expect((await changeTo(second, "2", "20:30")).statusCode).toBe(429)
    const other = await booked({ email: "bo@example.org", party: "1", time: "20:30" })
    expect((await changeTo(other, "2", "20:30")).statusCode).toBe(200)
  })

  it("changes to a time that is free alone: nobody waits who has a table", async () => {
    const { address } = await booked()
    await booked({ party: "6", time: "20:30", email: "full@example.org" })
    const page = await bookings.open(
      `${address}?${new URLSearchParams({ day: IN_TEN_DAYS, party: "2" }).toString()}`,
    )
    expect(page.body).toMatch(/value="20:30"[^>]*disabled/)
    expect(page.body).not.toContain("waiting list")
  })

  it("leads who changes in an old tab what they have cancelled to the page that says so", async () => {
    const { address } = await booked()
    await bookings.sendForm(`${address}/cancel`, {})
    const wanted = { day: IN_TEN_DAYS, party: "4", time: "20:30" }
    const answer = await bookings.sendForm(`${address}/change`, wanted)
    expect(answer.statusCode).toBe(303)
    const { body } = await bookings.open(String(answer.headers.location))
    expect(body).toContain("The table is given back, and there is nothing more to do.")
    expect(body).not.toContain("lies in the past")
  })

  it("cancels it only by a press of the button, and gives the seats back", async () => {
    const { address, reference } = await booked({ party: "6" })
    await bookings.open(`${address}/cancel`)
    expect(kept().find(reference)?.state).toBe("confirmed")
    await bookings.sendForm(`${address}/cancel`, {})
    const { body } = await bookings.open(address)
    expect(body).toContain("The table is given back, and there is nothing more to do.")
    for (const way of ["/book?venue=trattoria", "/locations/trattoria"]) {
      expect(body).toContain(`<a href="${way}"`)
    }
    expect(kept().find(reference)?.state).toBe("cancelled")
    expect(await booked({ party: "6", email: "next@example.org" })).toMatchObject({
      state: "confirmed",
    })
    const letter = await bookings.mail(/^Your booking is cancelled: Trattoria, /)
    expect(letter.attachments[0]?.content.toString()).toContain("STATUS:CANCELLED")
  })

  it("that ends in what a form was sent to leads to the booking, as a tab that is opened again does", async () => {
    const { address } = await booked()
    for (const form of ["change", "address", "cancel"]) {
      const { statusCode, headers } = await bookings.open(`${address}/${form}`)
      expect([statusCode, headers.location]).toEqual([303, address])
    }
    expect((await bookings.open(address)).body).toContain("Your table is booked")
    for (const madeUp of ["%0D%0Aset-cookie%3Aa", "%E4%BD%A0", "..%2F..%2F%2Fevil.example"]) {
      const { headers } = await bookings.open(`/api/booking/of/${madeUp}/cancel`)
      expect(headers).toMatchObject({ location: `/api/booking/of/${madeUp}` })
    }
  })

  it("that was made up leads nowhere", async () => {
    const { reference } = await booked()
    const answer = await bookings.open(`/api/booking/of/${reference}.forged`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain("Ada")
  })

  it("does nothing for another site's page", async () => {
    const { address, reference } = await booked()
    const answer = await bookings.sendJson(
      `${address}/cancel`,
      {},
      { origin: "https://evil.example" },
    )
    expect(answer.statusCode).toBe(403)
    expect(kept().find(reference)?.state).toBe("confirmed")
  })
})

describe("a provider’s form", () => {
  it("is let in by the policy of its own page alone, filled in", async () => {
    const { body, headers } = await bookings.open(
      `/api/booking/widget/soho?day=${IN_TEN_DAYS}&party=3`,
    )
    expect(headers["content-security-policy"]).toContain(
      "frame-src https://exploretock.com https://*.exploretock.com; base-uri",
    )
    expect(body.replaceAll("&amp;", "&")).toContain(
      `https://www.exploretock.com/soho?date=${IN_TEN_DAYS}&size=3`,
    )
  })

  it("is none where the provider is not known", async () => {
    const answer = await bookings.open("/api/booking/widget/isola")
    expect(answer.statusCode).toBe(404)
  })
})

describe("staff", () => {
  const ask = (request: object, secret = SECRET) =>
    bookings.askSigned<StaffAnswer>(STAFF_PATH, { venue: venue.slug, ...request }, secret)

  it("see the day, move and cancel, and the guest is told", async () => {
    const { reference } = await booked()
    expect(await ask({ ask: "day", day: IN_TEN_DAYS })).toMatchObject({
      is: "day",
      services: [{ opens: "19:00", closes: "23:00" }],
      bookings: [{ reference, name: "Ada Rossi", party: 2, time: "19:30" }],
    })
    const move = { ask: "move", reference, day: IN_TEN_DAYS, time: "20:00", party: 2 }
    expect(await ask(move)).toMatchObject({ is: "done" })
    await bookings.mail(/^Your booking is changed: Trattoria, now /)
    expect(await ask({ ...move, party: 9 })).toMatchObject({
      is: "refused",
      why: expect.stringContaining("no room for 9"),
    })
    expect(await ask({ ask: "cancel", reference })).toMatchObject({ is: "done" })
    expect(kept().find(reference)?.state).toBe("cancelled")
    const { text } = await bookings.mail(/^Your booking is cancelled: /, "ada@example.org")
    expect(text).toContain("We have cancelled it here.")
    expect(text).not.toContain("If this was not you")
  })

  it("are told that a telephone number holds another table then, which is one guest’s, perhaps", async () => {
    const first = await booked({ phone: "+39 06 5550 0199" })
    const letter = () => bookings.mail(/^New booking: .*20:00, Ada again/)
    const again = { name: "Ada again", time: "20:00", phone: "06 5550 0199" }
    const second = await booked({ ...again, email: "other@example.org" })
    await booked({ time: "19:00", phone: "+39 06 5550 0133", email: "else@example.org" })
    expect((await letter()).text).toContain(
      `holds another table then: ${first.reference}, Ada Rossi, 2 guests, 19:30`,
    )
    const { bookings: seen } = await bookings.askSigned<StaffDay>(STAFF_PATH, {
      ...{ ask: "day", venue: venue.slug, day: IN_TEN_DAYS },
    })
    expect(seen.map(({ reference, sameNumber }) => [reference, sameNumber.length])).toEqual(
      expect.arrayContaining([
        [first.reference, 1],
        [second.reference, 1],
      ]),
    )
    expect(seen.filter(({ sameNumber }) => sameNumber.length > 0)).toHaveLength(2)
    const { address } = first
    await bookings.sendForm(`${address}/cancel`, {})
    const cancelled = await bookings.mail(/^Cancelled booking/)
    expect(cancelled.text).not.toContain("another table")
  })

  describe("book for a guest who calls", () => {
    const caller = {
      ...{ ask: "book", key: "a-key-of-the-form", day: IN_TEN_DAYS, time: "19:30", party: "4" },
      ...{ name: "Bo Neri", phone: "+39 06 5550 0101", email: "", message: "A high chair" },
    }
    const ofDay = async () => {
      const day = await ask({ ask: "day", day: IN_TEN_DAYS })
      return day.is === "day" ? day.bookings : []
    }

    it("and the table is theirs: it has a reference, is on the day and in the CMS, and no guest gets it", async () => {
      expect(await ask(caller)).toMatchObject({ is: "done" })
      const [booking] = await ofDay()
      expect(booking).toMatchObject({
        ...{ state: "confirmed", time: "19:30", party: 4, name: "Bo Neri" },
        ...{ phone: "+39 06 5550 0101", email: "", message: "A high chair", suspicion: null },
        reference: expect.stringMatching(/^B\w{3}-\w{4}$/),
      })
      const { record } = await until(() => bookings.copies[0])
      expect(record).toMatchObject({ reference: booking?.reference, venue: venue.slug, email: "" })
      const refused = await bookings.sendJson("/api/booking", { ...wish, ...guest, party: "3" })
      expect(refused.statusCode).toBe(409)
    })

    it("once, where it is sent again after no answer", async () => {
      for (const _twice of [1, 2]) expect(await ask(caller)).toMatchObject({ is: "done" })
      expect(await ofDay()).toHaveLength(1)
    })

    it("who is written to where they have said an address, and to nobody else", async () => {
      await ask({ ...caller, email: "Bo@Example.org" })
      const letter = await bookings.mail(/^Your table is booked: Trattoria, /, "bo@example.org")
      const [booking] = await ofDay()
      expect(letter.text).toContain(booking?.reference)
      expect(letter.text).toContain("+39 06 5550 0100")
      expect(await bookings.mails()).toHaveLength(1)
    })

    it("who is not written to where they have said none, whatever becomes of the table", async () => {
      await ask(caller)
      const reference = (await ofDay())[0]?.reference ?? ""
      await ask({ ask: "move", reference, day: IN_TEN_DAYS, time: "20:00", party: 4 })
      await bookings.mail(/^Changed booking: 4 guests/, venue.email)
      await ask({ ask: "cancel", reference })
      await bookings.mail(/^Cancelled booking: 4 guests/, venue.email)
      expect(await bookings.mails()).toHaveLength(2)
      await until(() => kept().counts().mails === 0)
      expect(kept().counts()).toMatchObject({ deadMails: 0 })
    })

    it("and are told that a time is blocked, and that the two times of a block are one", async () => {
      const nothing = { ask: "block", day: IN_TEN_DAYS, from: "18:00", until: "18:00" }
      expect(await ask(nothing)).toMatchObject({ why: expect.stringContaining("the same time") })
      expect(await ask({ ...nothing, from: "19:00", until: "20:00" })).toMatchObject({ is: "done" })
      expect(await ask(caller)).toMatchObject({
        is: "refused",
        why: expect.stringMatching(/^19:30 is blocked\. Free: 20:00/),
      })
    })

    it("and are not told so of a time from which a party would sit on into a block", async () => {
      await booked({ party: "4" })
      await ask({ ask: "block", day: IN_TEN_DAYS, from: "20:00", until: "20:30" })
      expect(await ask(caller)).toMatchObject({
        why: expect.stringMatching(/^There is no room for 4 at 19:30\. Free: 19:00, 20:30/),
      })
    })

    it("and are told what is wrong with it, and which times are free instead", async () => {
      await booked({ party: "4" })
      expect(await ask(caller)).toMatchObject({
        is: "refused",
        why: expect.stringMatching(/^There is no room for 4 at 19:30\. Free: 19:00, 20:00/),
      })
      for (const [wrong, words] of [
        [{ name: " " }, /name is missing/],
        [{ phone: "" }, /telephone number/],
        [{ email: "bo" }, /e-mail address/],
        [{ party: "some" }, /number of guests/],
        [{ time: "late" }, /time is missing/],
        [{ day: "2020-02-30" }, /day cannot be booked/],
      ] as const) {
        expect(await ask({ ...caller, ...wrong })).toMatchObject({
          is: "refused",
          why: expect.stringMatching(words),
        })
      }
      expect(await ofDay()).toHaveLength(1)
    })

    it("and are told why a day or a time is none to book", async () => {
      const shut = (reason: string) => {
        const exceptions = [{ from: IN_TEN_DAYS, closed: true, reason, periods: [] }]
        return { ...facts, venues: [{ ...venue, hours: { ...venue.hours, exceptions } }] }
      }
      for (const [wrong, words] of [
        [{ time: "19:07" }, /^19:07 has passed, or is none of this day’s times\. Free: 19:00/],
        [{ party: "40" }, /^There are 10 seats in all\.$/],
        [
          { party: "8" },
          /^There is no room for 8 on this day: no more than 6 may arrive at one time\.$/,
        ],
        [{ day: addDays(IN_TEN_DAYS, 500) }, /^Tables are given away up to 20/],
      ] as const) {
        expect(await ask({ ...caller, ...wrong })).toMatchObject({
          is: "refused",
          why: expect.stringMatching(words),
        })
      }
      for (const [id, reason] of [
        ["2", "At the mill"],
        ["3", "At the mill."],
      ] as const) {
        release(bookings.folder, id, BOOKING_FACTS, shut(reason))
        expect(await ask(caller)).toMatchObject({
          is: "refused",
          why: "Closed on this day: At the mill.",
        })
      }
    })

    it("only where the venue still books on the site", async () => {
      release(bookings.folder, "2", BOOKING_FACTS, {
        ...facts,
        venues: [{ ...venue, booksHere: false }],
      })
      expect(await ask(caller)).toMatchObject({ is: "refused" })
      expect(await ofDay()).toHaveLength(0)
    })
  })

  it("see at which of their venues somebody comes that day", async () => {
    await booked({ party: "4" })
    const { reference } = await booked({ time: "20:00" })
    await ask({ ask: "cancel", reference })
    const counts = (day: string, ...venues: string[]) => ask({ ask: "counts", day, venues })
    expect(await counts(IN_TEN_DAYS, venue.slug, "elsewhere")).toMatchObject({
      ...{ is: "counts", counts: { [venue.slug]: 1 } },
    })
    for (const other of [
      await counts(IN_TEN_DAYS, "elsewhere"),
      await counts(addDays(IN_TEN_DAYS, 1), venue.slug),
    ]) {
      expect(other).toMatchObject({ counts: {} })
    }
  })

  it("block times, which guests are not offered then", async () => {
    await ask({ ask: "block", day: IN_TEN_DAYS, from: "19:00", until: "20:00" })
    const free = allSlots((await times(wish)).offer).filter(({ isFree }) => isFree)
    expect(free.map(({ time }) => time)).toEqual(["20:00", "20:30", "21:00"])
  })

  it("block times after midnight on the screen of the evening that they end", async () => {
    const late = WEEK.map((day) => ({ day, opens: "18:00", closes: "02:00" }))
    release(bookings.folder, "2", BOOKING_FACTS, {
      ...facts,
      venues: [{ ...venue, hours: { ...venue.hours, weekly: late } }],
    })
    await ask({ ask: "block", day: IN_TEN_DAYS, from: "00:30", until: "01:00" })
    const day = await ask({ ask: "day", day: IN_TEN_DAYS })
    const [block] = day.is === "day" ? day.blocks : []
    expect(wallClock(new Date(block?.from ?? 0), "Europe/Rome")).toEqual({
      day: addDays(IN_TEN_DAYS, 1),
      time: "00:30",
    })
  })

  it("are known by the CMS’s signature", async () => {
    expect(await ask({ ask: "day", day: IN_TEN_DAYS }, "another-secret")).toMatchObject({
      status: 401,
    })
  })
})

describe("the CMS", () => {
  it("gets a signed copy of each booking and of each change", async () => {
    const { reference, address } = await booked()
    await bookings.sendForm(`${address}/cancel`, {})
    const last = await until(() =>
      bookings.copies.find(({ record: { state } }) => state === "cancelled"),
    )
    expect(last).toMatchObject({
      isSigned: true,
      record: { reference, revision: 2, venue: venue.slug },
    })
  })
})

describe("two hundred guests who ask at once", () => {
  it("fill the room and no more", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        bookings.sendJson("/api/booking", {
          ...wish,
          ...guest,
          email: `guest${index}@example.org`,
          party: String(1 + (index % 3)),
        }),
      ),
    )
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...statuses].sort()).toEqual([201, 409])
    const { bookings: all } = kept().dayOf(venue, IN_TEN_DAYS)
    // Six arrive at a time; whoever is alone fits until the last seat.
    expect(all.reduce((sum, { party }) => sum + party, 0)).toBe(6)
  })
})
