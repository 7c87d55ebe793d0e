import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import ICAL from "ical.js"
import { simpleParser, type ParsedMail } from "mailparser"
import { buildApiServer, type ApiServer } from "../../../../../server/api/build-server"
import { BOOKING_FACTS, type BookingFacts } from "../../../../../shared/booking/booking-facts"
import type { BookAnswer, TimesAnswer } from "../../../../../shared/booking/booking-form"
import { STAFF_PATH, type StaffAnswer } from "../../../../../shared/booking/staff-channel"
import {
  isSigned,
  SIGNATURE_HEADER,
  signedHeaders,
  TIME_HEADER,
} from "../../../../../shared/signed-channel"
import { allSlots, nearSlots } from "../../../../../shared/booking/slots"
import { addDays, wallClock } from "../../../../../shared/opening-hours"
import { publish } from "../../fixture-release"
import { trattoria } from "./a-venue"

jest.setTimeout(60_000)

const SECRET = "a-secret-of-this-test-that-is-long"
const SITE = "https://quattrocento.example"
const EVERY_DAY = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const

/** Open every evening, so that the test is right on any day. */
const venue = {
  ...trattoria,
  hours: {
    ...trattoria.hours,
    weekly: EVERY_DAY.map((day) => ({ day, opens: "19:00", closes: "23:00" })),
  },
}

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
      days: EVERY_DAY,
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
  ],
  elsewhere: [
    { slug: "soho", name: "Soho", url: "https://www.exploretock.com/soho" },
    { slug: "isola", name: "Isola", url: "https://book.example/isola" },
  ],
}

const PAGE = `<!doctype html><html lang="en"><head><title>Book</title><style data-sheet="/styles.css">.a{}</style><script>alert(1)</script></head><body><header>The house</header><main><h1>Book</h1></main></body></html>`

const guest = { name: "Ada Rossi", email: "Ada@example.org", phone: "", message: "A pram" }
const wish = { venue: venue.slug, day: IN_TEN_DAYS, party: "2", time: "19:30" }

let folder: string
let server: ApiServer
const copies: { body: string; isSigned: boolean }[] = []
const realFetch = globalThis.fetch

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "booking-api-"))
  publish(join(folder, "releases"), "1", {
    [BOOKING_FACTS]: JSON.stringify(facts),
    "book/index.html": PAGE,
  })
  copies.length = 0
  globalThis.fetch = ((_url: unknown, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const body = String(init.body)
    const sent = { time: headers.get(TIME_HEADER), signature: headers.get(SIGNATURE_HEADER) }
    copies.push({ body, isSigned: isSigned("bookings to the CMS", body, sent, SECRET) })
    return Promise.resolve(Response.json({ message: "Copied." }))
  }) as typeof fetch
  server = await buildApiServer({
    host: "127.0.0.1",
    siteUrl: SITE,
    releasesDir: join(folder, "releases"),
    submissionsDir: join(folder, "submissions"),
    secret: SECRET,
    keptDays: 30,
    trustProxy: [],
    cms: { url: "http://cms.example/api/graphql", key: "key", scheme: "api-clients API-Key" },
    mail: { smtpUrl: undefined, from: undefined, folder: join(folder, "mail"), siteUrl: SITE },
    bookingLimits: {
      looks: { burst: 1000, every: 1 },
      bookings: { burst: 1000, every: 1 },
      perGuest: { burst: 1000, every: 1 },
    },
  })
  await server.app.ready()
})

afterEach(async () => {
  await server.app.close()
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => {
  globalThis.fetch = realFetch
})

const JSON_HEADERS = { accept: "application/json" }

const post = (url: string, payload: object, headers: Record<string, string> = JSON_HEADERS) =>
  server.app.inject({ method: "POST", url, payload, headers })

const postForm = (url: string, entries: Record<string, string>) =>
  server.app.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(entries).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  })

const times = async (query: Record<string, string>): Promise<TimesAnswer> => {
  const url = `/api/booking/times?${new URLSearchParams(query).toString()}`
  return (await server.app.inject({ url, headers: JSON_HEADERS })).json()
}

async function booked(changes: Record<string, string> = {}) {
  const answer = (await post("/api/booking", { ...wish, ...guest, ...changes })).json<BookAnswer>()
  if (answer.is !== "booked") throw new Error(JSON.stringify(answer))
  return answer
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("It did not come.")
}

/** The newest mail whose subject fits. */
const mail = (subject: RegExp, to?: string): Promise<ParsedMail> =>
  until(async () => {
    // The folder is made with the first mail.
    if (!existsSync(join(folder, "mail"))) return undefined
    const names = readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml"))
    const mails = await Promise.all(
      names.map((name) => simpleParser(readFileSync(join(folder, "mail", name)))),
    )
    return mails.find(
      ({ subject: line = "", headers }) =>
        subject.test(line) && (to === undefined || JSON.stringify(headers.get("to")).includes(to)),
    )
  }).catch((error: Error) => {
    throw new Error(`There is no mail ${String(subject)}: ${error.message}`)
  })

describe("a guest with scripts", () => {
  it("sees the times, books, and is confirmed at once, by mail with the appointment too", async () => {
    const { offer } = await times(wish)
    expect(allSlots(offer).map(({ time }) => time)).toContain("19:30")

    const answer = await booked()

    expect(answer).toMatchObject({ state: "confirmed" })
    const letter = await mail(/^Trattoria, /, "ada@example.org")
    expect(letter.text).toContain(answer.reference)
    expect(letter.text).toContain(SITE + answer.address)
    const [ics] = letter.attachments
    const calendar = new ICAL.Component(ICAL.parse(ics?.content.toString() ?? "") as unknown[])
    const event = calendar.getFirstSubcomponent("vevent") ?? undefined
    expect(new ICAL.Event(event).startDate.toJSDate().getTime()).toBe(answer.startsAt)
    expect((await mail(/^New booking: 2 guests/)).text).toContain("A pram")
  })

  it("is told by field what is wrong", async () => {
    const answer = await post("/api/booking", { ...wish, ...guest, email: "ada", name: "" })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      is: "problems",
      problems: { email: "no email", name: "missing" },
    })
  })

  it("is offered what is near where the time has gone meanwhile, and may wait for it", async () => {
    await booked({ party: "6", email: "first@example.org" })
    const refused = await post("/api/booking", { ...wish, ...guest })
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

  it("keeps the tasting menu that was chosen", async () => {
    expect((await times({ ...wish, party: "1", menu: "brace" })).offer).toMatchObject({
      kind: "tooFew",
      smallest: 2,
    })
    await booked({ menu: "brace" })
    expect((await mail(/^New booking/)).text).toContain("Brace")
  })
})

describe("who waits", () => {
  it("gets a table when a release brings more of them", async () => {
    await booked({ party: "6", email: "first@example.org" })
    const { reference } = await booked({ waits: "1" })
    const larger = { ...venue, rules: { ...venue.rules, coversPerSlot: 10 } }
    publish(join(folder, "releases"), "2", {
      [BOOKING_FACTS]: JSON.stringify({ ...facts, venues: [larger] }),
      "book/index.html": PAGE,
    })
    await until(() =>
      Promise.resolve(
        server.bookings.store.find(reference)?.state === "confirmed" ? true : undefined,
      ),
    )
    expect((await mail(/a table has come free$/)).text).toContain(reference)
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
    expect((await mail(/^New booking/)).text).toMatch(/Event[\s:]+Dough class/i)
    const last = await until(() => Promise.resolve(copies.at(-1)))
    expect(JSON.parse(last.body)).toMatchObject({ choice: "Dough class" })
  })

  it("is not booked at another time, or on another day", async () => {
    expect((await post("/api/booking", { ...of, ...guest, time: "19:00" })).statusCode).toBe(409)
    const day = new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10)
    expect((await times({ ...of, day })).offer).toEqual({ kind: "otherDays", days: [IN_TEN_DAYS] })
  })
})

describe("a guest without scripts", () => {
  it("chooses a time on a page of the house, and sees the booking on another", async () => {
    const { body, headers } = await server.app.inject({
      url: `/api/booking/times?${new URLSearchParams({ ...wish, time: "" }).toString()}`,
    })
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'/)
    expect(body).toContain("The house")
    expect(body).not.toContain("alert(1)")
    expect(body).toMatch(/type="radio" name="time" value="19:30"/)

    const sent = await postForm("/api/booking", { ...wish, ...guest })

    expect(sent.statusCode).toBe(303)
    const page = await server.app.inject({ url: String(sent.headers.location) })
    expect(page.body).toContain("Your table is booked, Ada Rossi.")
    expect(page.body).toMatch(/B\w{3}-\w{4}/)
  })

  it("finds what was typed and what is wrong beside it", async () => {
    const answer = await postForm("/api/booking", { ...wish, ...guest, email: "<ada>" })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('value="Ada Rossi"')
    expect(answer.body).toContain('value="<ada>"')
    expect(answer.body).toContain("This does not look like an e-mail address")
  })
})

describe("the link in the mail", () => {
  it("changes the booking, and the guest is written to", async () => {
    const { address } = await booked()
    const page = await server.app.inject({
      url: `${address}?${new URLSearchParams({ day: IN_TEN_DAYS, party: "4" }).toString()}`,
    })
    expect(page.body).toContain("Change to this time")
    const changed = await postForm(`${address}/change`, {
      day: IN_TEN_DAYS,
      party: "4",
      time: "20:30",
    })
    expect(changed.body).toContain("The booking is changed.")
    expect((await mail(/your table is now/)).text).toContain("4 guests")
  })

  it("changes to a time that is free alone: nobody waits who has a table", async () => {
    const { address } = await booked()
    await booked({ party: "6", time: "20:30", email: "full@example.org" })
    const page = await server.app.inject({
      url: `${address}?${new URLSearchParams({ day: IN_TEN_DAYS, party: "2" }).toString()}`,
    })
    expect(page.body).toMatch(/value="20:30"[^>]*disabled/)
    expect(page.body).not.toContain("waiting list")
  })

  it("cancels it only by a press of the button, and gives the seats back", async () => {
    const { address, reference } = await booked({ party: "6" })
    await server.app.inject({ url: `${address}/cancel` })
    expect(server.bookings.store.find(reference)?.state).toBe("confirmed")
    await postForm(`${address}/cancel`, {})
    expect(server.bookings.store.find(reference)?.state).toBe("cancelled")
    expect(await booked({ party: "6", email: "next@example.org" })).toMatchObject({
      state: "confirmed",
    })
    const letter = await mail(/: cancelled$/)
    expect(letter.attachments[0]?.content.toString()).toContain("STATUS:CANCELLED")
  })

  it("that was made up leads nowhere", async () => {
    const { reference } = await booked()
    const answer = await server.app.inject({ url: `/api/booking/of/${reference}.forged` })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain("Ada")
  })

  it("does nothing for another site's page", async () => {
    const { address, reference } = await booked()
    const answer = await post(`${address}/cancel`, {}, { origin: "https://evil.example" })
    expect(answer.statusCode).toBe(403)
    expect(server.bookings.store.find(reference)?.state).toBe("confirmed")
  })
})

describe("a provider’s form", () => {
  it("is let in by the policy of its own page alone, filled in", async () => {
    const { body, headers } = await server.app.inject({
      url: `/api/booking/widget/soho?day=${IN_TEN_DAYS}&party=3`,
    })
    expect(headers["content-security-policy"]).toContain(
      "frame-src https://exploretock.com https://*.exploretock.com; base-uri",
    )
    expect(body.replaceAll("&#38;", "&")).toContain(
      `https://www.exploretock.com/soho?date=${IN_TEN_DAYS}&size=3`,
    )
  })

  it("is none where the provider is not known", async () => {
    const answer = await server.app.inject({ url: "/api/booking/widget/isola" })
    expect(answer.statusCode).toBe(404)
  })
})

describe("staff", () => {
  const ask = async (request: object, secret = SECRET) => {
    const body = JSON.stringify({ venue: venue.slug, by: "Rosa", ...request })
    const answer = await server.app.inject({
      method: "POST",
      url: STAFF_PATH,
      payload: body,
      headers: signedHeaders("bookings to the server", body, secret),
    })
    return { status: answer.statusCode, ...answer.json<StaffAnswer>() }
  }

  it("see the day, move and cancel, and the guest is told", async () => {
    const { reference } = await booked()
    expect(await ask({ ask: "day", day: IN_TEN_DAYS })).toMatchObject({
      is: "day",
      services: [{ opens: "19:00", closes: "23:00" }],
      bookings: [{ reference, name: "Ada Rossi", party: 2, time: "19:30" }],
    })
    const move = { ask: "move", reference, day: IN_TEN_DAYS, time: "20:00", party: 2 }
    expect(await ask(move)).toMatchObject({ is: "done" })
    await mail(/your table is now/)
    expect(await ask({ ...move, party: 9 })).toMatchObject({
      is: "refused",
      why: expect.stringContaining("no room for 9"),
    })
    expect(await ask({ ask: "cancel", reference })).toMatchObject({ is: "done" })
    expect(server.bookings.store.find(reference)?.state).toBe("cancelled")
  })

  it("block times, which guests are not offered then", async () => {
    await ask({ ask: "block", day: IN_TEN_DAYS, from: "19:00", until: "20:00" })
    const free = allSlots((await times(wish)).offer).filter(({ isFree }) => isFree)
    expect(free.map(({ time }) => time)).toEqual(["20:00", "20:30", "21:00"])
  })

  it("block times after midnight on the screen of the evening that they end", async () => {
    const late = EVERY_DAY.map((day) => ({ day, opens: "18:00", closes: "02:00" }))
    publish(join(folder, "releases"), "2", {
      [BOOKING_FACTS]: JSON.stringify({
        ...facts,
        venues: [{ ...venue, hours: { ...venue.hours, weekly: late } }],
      }),
      "book/index.html": PAGE,
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
    await postForm(`${address}/cancel`, {})
    const last = await until(() =>
      Promise.resolve(copies.find(({ body }) => body.includes('"cancelled"'))),
    )
    expect(last.isSigned).toBe(true)
    expect(JSON.parse(last.body)).toMatchObject({ reference, revision: 2, venue: venue.slug })
  })
})

describe("two hundred guests who ask at once", () => {
  it("fill the room and no more", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        post("/api/booking", {
          ...wish,
          ...guest,
          email: `guest${index}@example.org`,
          party: String(1 + (index % 3)),
        }),
      ),
    )
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect([...statuses].sort()).toEqual([201, 409])
    const { bookings } = server.bookings.store.dayOf(venue, IN_TEN_DAYS)
    // Six arrive at a time; whoever is alone fits until the last seat.
    expect(bookings.reduce((sum, { party }) => sum + party, 0)).toBe(6)
  })
})
