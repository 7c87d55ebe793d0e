import { describe, expect, it } from "@jest/globals"
import type { JobDetailFragment } from "../../../src/content/generated/queries"
import { mapJob } from "../../../src/content/pages/job"

const baker = {
  id: 5,
  title: "Night baker",
  slug: "night-baker",
  venue: {
    id: 1,
    name: "Ember House",
    slug: "ember-house",
    timeZone: "Europe/London",
    email: "ember@example.test",
    address: { street: "1 Kiln Lane", city: "London", postcode: "E8 1AA", country: "GB" },
    brand: { name: "Ember" },
  },
  department: "bakery",
  employmentType: "fullTime",
  summary: "The street is quiet.",
  description: [],
  pay: { minimum: 30_000, maximum: null, currency: "GBP", period: "year" },
  postedOn: "2026-11-01T12:00:00.000Z",
  closesOn: "2026-12-01T12:00:00.000Z",
} as unknown as JobDetailFragment

describe("a job", () => {
  it("may close on the day that it is posted", () => {
    expect(mapJob({ ...baker, closesOn: baker.postedOn }).closesOn).toBe("2026-11-01")
  })

  it("that closes before it opens is named, with the first day that would do", () => {
    expect(() => mapJob({ ...baker, closesOn: "2026-10-31T12:00:00.000Z" })).toThrow(
      "Job “Night baker” (id 5): the field “closesOn” is 2026-10-31, before the day it is posted. It needs 2026-11-01 or a later day.",
    )
  })

  it("that closes in no year that can be meant is named", () => {
    expect(mapJob({ ...baker, closesOn: "9998-12-31T12:00:00.000Z" }).closesOn).toBe("9998-12-31")
    expect(() => mapJob({ ...baker, closesOn: "9999-12-31T12:00:00.000Z" })).toThrow(
      "Job “Night baker” (id 5): the field “closesOn” is in the year 9999. It needs a date up to the year 9998, or none where it may be empty.",
    )
  })

  it("that pays in no currency is named", () => {
    const pay = { ...baker.pay, currency: null } as JobDetailFragment["pay"]
    expect(() => mapJob({ ...baker, pay })).toThrow(/“currency” is empty/)
  })
})
