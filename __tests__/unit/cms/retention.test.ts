import { setting } from "../../../cms/src/environment"
import { keptFromItsDay } from "../../../cms/src/retention/kept-from-its-day"
import { lastDay } from "../../../cms/src/retention/last-day"
import { expired } from "../../../cms/src/retention/expired"

const noon = (day: string): string => `${day}T12:00:00.000Z`
const DATE = noon("2027-10-01")
const MOVED = noon("2027-11-01")

describe("a booking", () => {
  it("is kept from its day, which may be more than a year ahead", () => {
    expect(lastDay({ day: DATE, said: undefined }, undefined, 365)).toBe(noon("2028-09-30"))
    expect(lastDay({ day: DATE, said: undefined }, undefined, 90)).toBe(noon("2027-12-30"))
  })

  it("that is moved is kept as long after its new day, unless staff have said a later one, or none", () => {
    const of = (said: string | null) => lastDay({ day: MOVED, said }, { day: DATE, said }, 365)
    expect(of(noon("2028-09-30"))).toBe(noon("2028-10-31"))
    expect(of(noon("2027-09-01"))).toBe(noon("2028-10-31"))
    expect(of(noon("2030-01-01"))).toBe(noon("2030-01-01"))
    expect(of(null)).toBeNull()
  })

  it("is kept as staff say", () => {
    const now = { day: DATE, said: noon("2027-10-05") }
    expect(lastDay(now, undefined, 365)).toBe(now.said)
    expect(lastDay(now, { day: DATE, said: noon("2028-09-30") }, 365)).toBe(now.said)
    expect(lastDay(now, now, 365)).toBe(now.said)
  })
})

it("how long is said in days, by what is kept for a time at all", () => {
  const of = (GUESTS_KEPT_DAYS?: string) => setting({ GUESTS_KEPT_DAYS }, "GUESTS_KEPT_DAYS")
  expect(of()).toMatchObject({ bookings: 365, applications: 180, subscriptions: null })
  expect(of("bookings 90, orders=30")).toMatchObject({ bookings: 90, orders: 30, enquiries: 365 })
  for (const bad of ["90", "bookings", "bookings 0", "subscriptions 9", "guests 9", "orders 1e9"]) {
    expect(() => of(bad)).toThrow(
      /^GUESTS_KEPT_DAYS has “.*enquiries, bookings, orders, applications/,
    )
  }
})

describe("the hook that says until when", () => {
  const until = keptFromItsDay("date", () => 365)

  // Payload hands an empty document to what creates one.
  const created = { operation: "create", originalDoc: {}, value: undefined }

  it("counts from the day of a new document", () => {
    expect(until({ ...created, siblingData: { date: DATE } })).toBe(noon("2028-09-30"))
  })

  it("counts from its coming where it is for no day, as most enquiries are", () => {
    const kept = (Date.parse(until({ ...created, siblingData: {} }) ?? "") - Date.now()) / 864e5
    expect(Math.abs(kept - 365)).toBeLessThan(1.1)
  })
})

it("no booking or order goes before its day is over, whatever day stands in it", () => {
  const isOver = { less_than_equal: DATE }
  const at = Date.parse(noon("2027-10-02"))
  const ofADay = {
    and: [{ retainUntil: isOver }, { or: [{ date: isOver }, { date: { exists: false } }] }],
  }
  expect(expired("bookings", at)).toEqual(ofADay)
  expect(expired("enquiries", at)).toEqual(ofADay)
  expect(expired("applications", at)).toEqual({ retainUntil: isOver })
})

it("a subscription that looks like spam goes by itself, unless staff change it or say a day", () => {
  const isLeft = [
    { status: { equals: "suspect" } },
    { retainUntil: { exists: false } },
    { updatedAt: { less_than_equal: noon("2027-09-02") } },
  ]
  expect(expired("subscriptions", Date.parse(noon("2027-10-02")))).toEqual({
    or: [{ retainUntil: { less_than_equal: DATE } }, { and: isLeft }],
  })
})
