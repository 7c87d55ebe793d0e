import { beforeEach, expect, it, jest } from "@jest/globals"
import { questionCloses } from "../../../cms/src/collections/locations/closes-on"
import { isQuestion } from "../../../cms/src/questions/question"
import { noonUtc } from "../../../cms/src/validation/dates"

type Row = { id?: string; from: string; until?: string; closed: boolean }
type Context = Parameters<typeof questionCloses>[1]

const event = (title: string, startsAt: string, endsAt: string) => ({
  ...{ title, startsAt, endsAt },
  recurrence: { frequency: "none" },
})

interface Site {
  rows?: readonly Row[]
  bookings?: number
  events?: readonly object[]
  payloadAPI?: "REST" | "local"
}

/** What an editor is asked who closes a venue in Rome on those days. */
async function asked(row: Row, { rows = [], bookings = 0, events = [], payloadAPI }: Site) {
  const stored = rows.map((other) => ({ ...other, from: noonUtc(other.from) }))
  const document = { hoursExceptions: [...stored, row] }
  const req = {
    payloadAPI: payloadAPI ?? "REST",
    context: {},
    payload: {
      db: { findOne: async () => ({ _status: "published", hoursExceptions: stored }) },
      findByID: async () => ({ name: "400", currency: "EUR", timeZone: "Europe/Rome" }),
      find: async () => ({ docs: events }),
      count: async ({ collection }: { collection: string }) => ({
        totalDocs: collection === "bookings" ? bookings : 0,
      }),
    },
  }
  const path = ["hoursExceptions", String(stored.length), "from"]
  return questionCloses(noonUtc(row.from), {
    ...{ siblings: row, document, id: 1, collection: "locations", path, typing: false },
    ...{ previous: undefined, req: req as unknown as Context["req"] },
  })
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") })
})

const XMAS = { from: "2026-12-24", until: "2026-12-26", closed: true }

it("who closes a venue reads who comes then and what is on, with what to do", async () => {
  const supper = event("Long supper", "2026-12-26T19:00:00Z", "2026-12-26T23:30:00Z")
  const question = await asked(XMAS, { bookings: 2, events: [supper] })
  expect(question).toMatch(
    /^Expected while it would be closed: 2 bookings that are still to come, the event “Long supper”\. Guests are not told/,
  )
  expect(isQuestion(String(question))).toBe(true)
})

it.each([
  ["goes on for days", "2026-12-10T09:00:00Z", "2027-01-10T17:00:00Z", true],
  [
    "begins after midnight, of the last evening",
    "2026-12-26T23:30:00Z",
    "2026-12-27T01:00:00Z",
    true,
  ],
  [
    "ends after midnight, of the evening before",
    "2026-12-23T20:00:00Z",
    "2026-12-24T01:00:00Z",
    false,
  ],
  ["is on the day after", "2026-12-27T19:00:00Z", "2026-12-27T22:00:00Z", false],
])("an event that %s: is asked about as it is come to", async (_which, from, until, isAsked) => {
  const question = await asked(XMAS, { events: [event("Show", from, until)] })
  expect(question !== true).toBe(isAsked)
})

it.each([
  [
    "closed on the site already, by rows without the same ids",
    [
      { id: "a", ...XMAS },
      { id: "b", from: "2026-12-31", closed: true },
    ],
  ],
  ["closed for longer", [{ id: "a", from: "2026-12-20", until: "2026-12-31", closed: true }]],
])("nobody is asked about days on which it is %s", async (_how, rows) => {
  expect(await asked({ ...XMAS, id: "new" }, { rows, bookings: 2 })).toBe(true)
})

it("asks where the site has other hours on those days, or is closed on some of them alone", async () => {
  for (const row of [
    { ...XMAS, closed: false },
    { from: "2026-12-25", closed: true },
  ]) {
    expect(await asked(XMAS, { rows: [row], bookings: 2 })).not.toBe(true)
  }
})

it("leaves days in the wrong order to what is said of the rows", async () => {
  const swapped = { from: XMAS.until, until: XMAS.from, closed: true }
  expect(await asked(swapped, { bookings: 2 })).toBe(true)
})

it("lets through what is published as scheduled: nobody is there to answer", async () => {
  expect(await asked(XMAS, { bookings: 2, payloadAPI: "local" })).toBe(true)
})
