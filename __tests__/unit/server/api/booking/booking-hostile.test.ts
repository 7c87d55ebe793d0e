import { request } from "node:http"
import { join } from "node:path"
import fc from "fast-check"
import { createSignedLinks } from "../../../../../server/api/intake/signed-link"
import { BOOKING_FACTS, type BookingFacts } from "../../../../../shared/booking/booking-facts"
import { STAFF_PATH } from "../../../../../shared/booking/staff-channel"
import { publish } from "../../fixture-release"
import { NO_LIMITS, startApi, startReceivingCms } from "../api-under-test"
import { trattoria } from "./a-venue"

jest.setTimeout(120_000)

const SECRET = "a-secret-of-thirty-two-characters"
const NEVER_FULL = { burst: 1_000_000, every: 1 }
const IN_TEN_DAYS = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

const EVERY_DAY = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const
const weekly = EVERY_DAY.map((day) => ({ day, opens: "19:00", closes: "02:00" }))
const venue = { ...trattoria, hours: { ...trattoria.hours, weekly } }
const facts: BookingFacts = {
  groupName: "Quattrocento",
  email: "hello@quattrocento.example",
  venues: [venue, { ...venue, slug: "former", booksHere: false }],
  menus: [],
  events: [],
  elsewhere: [{ slug: "soho", name: "Soho", url: "https://www.exploretock.com/soho" }],
}
const PAGE =
  "<!doctype html><html><head><title>Book</title></head><body><main></main></body></html>"

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
let cms: Awaited<ReturnType<typeof startReceivingCms>>
let token: string

beforeAll(async () => {
  cms = await startReceivingCms()
  api = await startApi({
    cmsUrl: cms.url,
    secret: SECRET,
    limits: NO_LIMITS,
    bookingLimits: { looks: NEVER_FULL, bookings: NEVER_FULL, perGuest: NEVER_FULL },
  })
  publish(join(api.folder, "releases"), "2", {
    [BOOKING_FACTS]: JSON.stringify(facts),
    "book/index.html": PAGE,
  })
  const answer = await fetch(`${api.origin}/api/booking`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({
      ...{ venue: venue.slug, day: IN_TEN_DAYS, time: "19:00", party: "2" },
      ...{ name: "Ada", email: "ada@example.org", "form-key": "a-key-of-the-form" },
    }),
  })
  const { reference } = (await answer.json()) as { reference: string }
  token = createSignedLinks(SECRET).make("booking", reference)
})

afterAll(async () => {
  await api.close()
  await cms.close()
})

interface Raw {
  method: string
  path: string
  accept: string
  type: string | undefined
  body: Buffer
}

/** Sends bytes as they are. @returns the status; 0 where the connection was ended */
const ask = ({ method, path, accept, type, body }: Raw): Promise<number> =>
  new Promise((resolve) => {
    const headers = { accept, ...(type === undefined ? {} : { "content-type": type }) }
    const sent = request(`${api.origin}/`, { method, path, headers }, (answer) => {
      answer.resume()
      answer.on("end", () => resolve(answer.statusCode ?? 0))
      answer.on("error", () => resolve(0))
    })
    sent.on("error", () => resolve(0))
    sent.end(body)
  })

const nasty = fc.constantFrom<unknown>(
  ...[
    "../../etc/passwd",
    "\r\nLocation: https://evil.example",
    "\u0000",
    "\ud800",
    "\u202e",
    "é🍕",
  ],
  ...["__proto__", "constructor", "x".repeat(10_000), "';drop table bookings;--", "<script>"],
  ...["0000-01-01", "9999-12-31", "2026-02-30", "24:00", "19:00:00", "-1", "1e3", "999999", "2.5"],
  ...[{ toString: "x" }, ["trattoria"], null, 7, true],
)
const value = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 2 }))
/** What a guest says, of which some is not what a guest says. */
const entries = fc
  .record({
    sound: fc.subarray(
      Object.entries({
        ...{ venue: venue.slug, day: IN_TEN_DAYS, time: "19:00", party: "2" },
        ...{ name: "Ada", email: "ada@example.org", "form-key": "a-key-of-the-form", waits: "1" },
      }),
    ),
    odd: fc.dictionary(
      fc.oneof(
        fc.constantFrom("venue", "day", "time", "party", "name", "email", "phone", "message"),
        fc.constantFrom("menu", "waits", "form-key", "form-token", "__proto__"),
      ),
      value,
      { maxKeys: 4 },
    ),
  })
  .map(({ sound, odd }) => ({ ...Object.fromEntries(sound), ...odd }) as Record<string, unknown>)

const queryOf = (of: Record<string, unknown>): string =>
  Object.entries(of)
    .map(([name, one]) => {
      const text = typeof one === "string" ? one : (JSON.stringify(one) ?? "")
      return `${encodeURIComponent(name)}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ""))}`
    })
    .join("&")

const anyPath = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(
        ...["/api/booking", "/api/booking/times", `/api/booking/of/${token}`],
        ...[`/api/booking/of/${token}/change`, `/api/booking/of/${token}/table.ics`],
        ...["/api/booking/of/B.x", "/api/booking/of/%00.%ff", "/api/booking/of/__proto__/change"],
        ...["/api/booking/widget/soho", "/api/booking/widget/%0d%0a", STAFF_PATH],
      ),
      fc.oneof(
        fc.constant(""),
        entries.map((of) => `?${queryOf(of)}`),
        fc.constantFrom("?venue=a&venue=b&day[]=x", "?%", "?venue=%C3%A9%F0%9F%8D%95", "?day=%00"),
      ),
    )
    .map(([path, query]) => path + query)

it("whatever is sent, it answers what the sender did wrong, and goes on", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        method: fc.constantFrom("POST", "POST", "GET", "GET", "PUT", "DELETE"),
        path: anyPath(),
        accept: fc.constantFrom("application/json", "text/html"),
        type: fc.constantFrom(
          "application/json",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "text/plain",
          undefined,
        ),
        sent: entries,
        bytes: fc.option(fc.uint8Array({ maxLength: 500 }), { freq: 8 }),
      }),
      async ({ sent, bytes, ...raw }) => {
        const text = raw.type === "application/json" ? JSON.stringify(sent) : queryOf(sent)
        const body = raw.method === "GET" ? Buffer.alloc(0) : Buffer.from(bytes ?? text)
        const status = await ask({ ...raw, body })
        expect(status).toBeGreaterThan(0)
        expect(status).toBeLessThan(500)
      },
    ),
    { numRuns: 1500 },
  )
  expect((await fetch(`${api.origin}/health`)).status).toBe(200)
})

it("a venue that books elsewhere by now is named by its own page", async () => {
  const answer = await fetch(`${api.origin}/api/booking/times?venue=former`, { redirect: "manual" })
  expect(answer.headers.get("location")).toBe("/book?venue=former#former")
})
