import { createDesk, tableOf } from "../../../../../server/api/booking/desk"
import { BookingStore } from "../../../../../server/api/booking/booking-store"
import { createBookingTables } from "../../../../../server/api/booking/tables"
import { openDatabase } from "../../../../../server/api/store/open-database"
import type { BookingFacts } from "../../../../../shared/booking/booking-facts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FRIDAY, trattoria } from "./a-venue"

const folder = mkdtempSync(join(tmpdir(), "desk-"))
afterEach(() => {
  jest.useRealTimers()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const facts: BookingFacts = {
  groupName: "Quattrocento",
  email: "hello@quattrocento.example",
  venues: [trattoria],
  menus: [],
  events: [
    {
      slug: "dough-class",
      title: "Dough class",
      venue: trattoria.slug,
      startsAt: "2026-11-27T18:00:00Z",
      endsAt: "2026-11-27T19:00:00Z",
      recurrence: { frequency: "none" },
    },
  ],
  elsewhere: [],
}

it("an event’s times are those of the moment that is asked about, whatever this machine’s clock says", () => {
  jest.useFakeTimers({ now: Date.parse("2027-06-01T00:00:00Z") })
  const db = openDatabase(folder)
  createBookingTables(db)
  const desk = createDesk(new BookingStore(db))
  const table = tableOf(facts, { venue: trattoria.slug, menu: "", event: "dough-class" })
  if (!table) throw new Error("There is no such table.")
  const asked = { day: FRIDAY, party: "2" }
  const kindAt = (now: string) => desk.offer(table, asked, Date.parse(now)).kind
  expect(kindAt("2026-11-24T09:00:00Z")).toBe("services")
  expect(kindAt("2026-11-27T19:30:00Z")).not.toBe("services")
})
