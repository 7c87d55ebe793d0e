import { createSignedLinks } from "../../../../../server/api/intake/signed-link"
import { BOOKING_FACTS, type BookingFacts } from "../../../../../shared/booking/booking-facts"
import { STAFF_PATH } from "../../../../../shared/booking/staff-channel"
import { listen, openEveryEvening, openServer, SECRET } from "../server-under-test"
import { expectToWithstand } from "../withstands"
import { trattoria } from "./a-venue"

jest.setTimeout(120_000)

const IN_TEN_DAYS = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

const venue = openEveryEvening(trattoria, "19:00", "02:00")
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
const ways = { asked: "bookings to the server", copied: "bookings to the CMS" } as const

let bookings: Awaited<ReturnType<typeof openServer>>
let origin: string
let token: string

beforeAll(async () => {
  bookings = await openServer({ file: BOOKING_FACTS, facts, ways })
  origin = await listen(bookings.app)
  const answer = await bookings.sendJson("/api/booking", BOOKING)
  token = createSignedLinks(SECRET).make("booking", answer.json<{ reference: string }>().reference)
})
afterAll(() => bookings.close())

it("whatever is sent of a booking, the server goes on", () =>
  expectToWithstand(origin, {
    paths: [
      ...["/api/booking", "/api/booking/times", `/api/booking/of/${token}`],
      ...[`/api/booking/of/${token}/change`, `/api/booking/of/${token}/table.ics`],
      ...["/api/booking/of/B.x", "/api/booking/of/%00.%ff", "/api/booking/of/__proto__/address"],
      ...["/api/booking/widget/soho", "/api/booking/widget/%0d%0a", STAFF_PATH],
    ],
    sound: { ...BOOKING, waits: "1" },
    names: ["phone", "message", "menu"],
    times: 1500,
  }))

it("a venue that books elsewhere by now is named by its own page", async () => {
  const answer = await bookings.open("/api/booking/times?venue=former")
  expect(answer.headers.location).toBe("/book?venue=former#former")
})
