import { describe, expect, it } from "@jest/globals"
import {
  checkClockShows,
  cityOf,
  comesTwice,
  isWallClockTime,
  momentAt,
  momentOf,
  wallClockTimeOf,
} from "../../../cms/src/validation/moments"

const ROME = "Europe/Rome"
const LONDON = "Europe/London"

describe("a moment at a venue", () => {
  it("is what its clocks show, when a time was typed", () => {
    expect(momentAt({ value: "2026-11-22T19:00", zone: ROME }, LONDON)).toEqual({
      value: "2026-11-22T19:00:00.000Z",
      zone: LONDON,
    })
  })

  it("keeps the time on the clock when the venue becomes another one", () => {
    const inRome = { value: "2026-11-22T18:00:00.000Z", zone: ROME }
    expect(momentAt(inRome, LONDON)).toEqual({ value: "2026-11-22T19:00:00.000Z", zone: LONDON })
    expect(momentAt(inRome, ROME)).toEqual(inRome)
  })

  it("may be typed before the venue is chosen", () => {
    const typed = momentAt({ value: "2026-07-01T19:00", zone: null }, undefined)
    expect(wallClockTimeOf(momentAt(typed, ROME).value, ROME)).toBe("2026-07-01T19:00")
  })

  it("is the same instant everywhere, when a program gives an instant alone", () => {
    for (const zone of [null, ""]) {
      const given = { value: "2026-11-22T18:00:00.000Z", zone }
      expect(momentAt(given, LONDON)).toEqual({ ...given, zone: LONDON })
      expect(momentAt(given, undefined)).toEqual(given)
    }
  })

  it("keeps its time over a change of the clocks", () => {
    expect(momentOf("2026-10-24T19:00", ROME)).toBe("2026-10-24T17:00:00.000Z")
    expect(momentOf("2026-10-25T19:00", ROME)).toBe("2026-10-25T18:00:00.000Z")
  })

  it("is not at a time that clocks leave out", () => {
    expect(checkClockShows("2027-03-28T01:30", LONDON)).toBe(
      "On 2027-03-28 clocks in London go forward, and never show 01:30. Give a time before or after that hour, such as 02:30.",
    )
    expect(checkClockShows("2027-03-28T01:30", "Atlantic/Reykjavik")).toBe(true)
  })

  it("is the first of two, where clocks go back", () => {
    expect(comesTwice("2027-10-31T01:30", LONDON)).toBe(true)
    expect(comesTwice("2027-10-31T02:30", LONDON)).toBe(false)
    expect(momentOf("2027-10-31T01:30", LONDON)).toBe("2027-10-31T00:30:00.000Z")
  })

  it("is typed as a day and a time that there are", () => {
    expect(isWallClockTime("2026-11-22T19:00")).toBe(true)
    expect(isWallClockTime("2026-02-30T19:00")).toBe(false)
    expect(isWallClockTime("2026-11-22T19:00:00Z")).toBe(false)
  })

  it("is named by its city", () => {
    expect(cityOf("America/New_York")).toBe("New York")
  })
})
