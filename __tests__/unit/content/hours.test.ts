import { describe, expect, it } from "@jest/globals"
import { mapHours } from "../../../src/content/hours"

const document = { type: "Location", name: "400 Brera", id: 12 }
const venue = {
  timeZone: "Europe/Rome",
  status: "open",
  statusNote: null,
  openingHours: [{ day: "friday", opens: "18:30", closes: "01:00" }],
  hoursExceptions: [
    {
      from: "2026-12-24T12:00:00.000Z",
      until: null,
      reason: "Christmas Eve",
      closed: true,
      periods: [{ opens: "12:00", closes: "15:00" }],
    },
  ],
}

describe("opening hours", () => {
  it("carry a closed day without periods, whatever an editor left in them", () => {
    expect(mapHours(venue, document)).toEqual({
      timeZone: "Europe/Rome",
      status: "open",
      statusNote: undefined,
      weekly: [{ day: "friday", opens: "18:30", closes: "01:00" }],
      exceptions: [
        {
          from: "2026-12-24",
          until: undefined,
          reason: "Christmas Eve",
          closed: true,
          periods: [],
        },
      ],
    })
  })

  it("have their exceptions in the order of their days, however an editor typed them", () => {
    const on = (day: string) => ({
      from: `${day}T12:00:00.000Z`,
      until: null,
      reason: "A holiday",
      closed: true,
    })
    const days = ["2027-01-01", "2026-08-15", "2026-12-25"]
    const { exceptions } = mapHours({ ...venue, hoursExceptions: days.map(on) }, document)
    expect(exceptions.map(({ from }) => from)).toEqual(["2026-08-15", "2026-12-25", "2027-01-01"])
  })

  it("refuse a time zone that does not exist", () => {
    expect(() => mapHours({ ...venue, timeZone: "Europe/Atlantis" }, document)).toThrow(
      /“timeZone” is “Europe\/Atlantis”/,
    )
  })

  it("refuse a time of day that is none", () => {
    const openingHours = [{ day: "monday", opens: "25:00", closes: "26:00" }]
    expect(() => mapHours({ ...venue, openingHours }, document)).toThrow(/openingHours\.opens/)
  })
})
