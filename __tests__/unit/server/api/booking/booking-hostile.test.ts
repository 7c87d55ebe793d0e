import { join } from "node:path"
import { createSignedLinks } from "../../../../../server/api/intake/signed-link"
import { BOOKING_FACTS, type BookingFacts } from "../../../../../shared/booking/booking-facts"
import { STAFF_PATH } from "../../../../../shared/booking/staff-channel"
import { publish } from "../../fixture-release"
import { NO_LIMITS, startApi, startReceivingCms } from "../api-under-test"
import { expectToWithstand } from "../withstands"
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
const BOOKING = {
  ...{ venue: venue.slug, day: IN_TEN_DAYS, time: "19:00", party: "2" },
  ...{ name: "Ada", email: "ada@example.org", "form-key": "a-key-of-the-form" },
}
const PAGE =
  "<!doctype html><html><head><title>Book</title></head><body><main></main></body></html>"

let api: Awaited<ReturnType<typeof startApi>>
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
    body: JSON.stringify(BOOKING),
  })
  const { reference } = (await answer.json()) as { reference: string }
  token = createSignedLinks(SECRET).make("booking", reference)
})

afterAll(async () => {
  await api.close()
  await cms.close()
})

it("whatever is sent of a booking, the server goes on", () =>
  expectToWithstand(api.origin, {
    paths: [
      ...["/api/booking", "/api/booking/times", `/api/booking/of/${token}`],
      ...[`/api/booking/of/${token}/change`, `/api/booking/of/${token}/table.ics`],
      ...["/api/booking/of/B.x", "/api/booking/of/%00.%ff", "/api/booking/of/__proto__/change"],
      ...["/api/booking/widget/soho", "/api/booking/widget/%0d%0a", STAFF_PATH],
    ],
    sound: { ...BOOKING, waits: "1" },
    names: ["phone", "message", "menu"],
    times: 1500,
  }))

it("a venue that books elsewhere by now is named by its own page", async () => {
  const answer = await fetch(`${api.origin}/api/booking/times?venue=former`, { redirect: "manual" })
  expect(answer.headers.get("location")).toBe("/book?venue=former#former")
})
