import { expect, it, jest } from "@jest/globals"

const { keepFirstStart } = jest.requireActual<{
  keepFirstStart: (told: object) => Promise<{ previousStartsAt: unknown }>
}>("../../../cms/src/collections/events/first-start")

const ROME = "Europe/Rome"
/** At noon in Rome. */
const FIRST = "2060-05-14T10:00:00.000Z"
const SECOND = "2060-05-15T10:00:00.000Z"
const THIRD = "2060-05-16T10:00:00.000Z"

const event = (startsAt: string, more: object = {}) => ({
  ...{ id: 7, _status: "published", startsAt, startsAt_tz: ROME },
  ...{ previousStartsAt: null, previousStartsAt_tz: null, recurrence: { frequency: "none" } },
  ...more,
})
const moved = (from: string) => ({ previousStartsAt: from, previousStartsAt_tz: ROME })

/** What it says then of when it was to start. */
async function saved(stored: object, data: object): Promise<unknown> {
  const req = { payload: { db: { findOne: () => Promise.resolve(stored) } } }
  const told = { data, originalDoc: { id: 7 }, operation: "update", req }
  return (await keepFirstStart(told)).previousStartsAt
}

it("an event that is published with another start says when it was to start", async () => {
  expect(await saved(event(FIRST), event(SECOND))).toBe(FIRST)
  const postponed = event(FIRST, { status: "postponed" })
  expect(await saved(postponed, event(SECOND))).toBe(FIRST)
})

it("an event that moves again says what was announced first, also from a form that was opened before", async () => {
  expect(await saved(event(SECOND, moved(FIRST)), event(THIRD, moved(FIRST)))).toBe(FIRST)
  expect(await saved(event(SECOND, moved(FIRST)), event(THIRD))).toBe(FIRST)
})

it("an event that is back at its first start has not moved", async () => {
  expect(await saved(event(SECOND, moved(FIRST)), event(FIRST, moved(FIRST)))).toBeNull()
})

it("an editor may empty it, or write another, and that stands", async () => {
  expect(await saved(event(SECOND, moved(FIRST)), event(SECOND))).toBeNull()
  expect(await saved(event(FIRST), event(SECOND, moved(THIRD)))).toBe(THIRD)
})

it("a draft says nothing by itself, and neither does one that was not on the site", async () => {
  expect(await saved(event(FIRST), event(SECOND, { _status: "draft" }))).toBeNull()
  expect(await saved(event(FIRST, { _status: "draft" }), event(SECOND))).toBeNull()
})

it("a series says nothing of a first start", async () => {
  const weekly = { recurrence: { frequency: "weekly", until: "2060-12-01" } }
  expect(await saved(event(FIRST, weekly), event(SECOND, weekly))).toBeNull()
  expect(await saved(event(FIRST), event(SECOND, weekly))).toBeNull()
})

it("an event that has taken place and is announced anew has not moved", async () => {
  const past = "2020-05-14T10:00:00.000Z"
  expect(await saved(event(past), event(SECOND))).toBeNull()
  const earlier = moved("2020-05-13T10:00:00.000Z")
  expect(await saved(event(past, earlier), event(SECOND, earlier))).toBeNull()
})

it("an event at the same time on the clocks of another venue has not moved", async () => {
  const london = { startsAt_tz: "Europe/London" }
  expect(await saved(event(FIRST), event("2060-05-14T11:00:00.000Z", london))).toBeNull()
  expect(await saved(event(FIRST), event("2060-05-15T11:00:00.000Z", london))).toBe(
    "2060-05-14T11:00:00.000Z",
  )
})
