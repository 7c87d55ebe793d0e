import { describe, expect, it, jest } from "@jest/globals"
import { daysIn, isClosedOn, isOn } from "../../../cms/src/collections/locations/on-days"

const XMAS = { from: "2026-12-24", until: "2026-12-26", closed: true }

describe("an event is on while a venue is closed that", () => {
  it.each([
    ["goes on for days", "2026-12-10T09:00:00Z", "2027-01-10T17:00:00Z", true],
    [
      "begins after midnight, of the last evening",
      "2026-12-26T23:30:00Z",
      "2026-12-27T01:00:00Z",
      true,
    ],
    [
      "ends after midnight, of the evening before: not",
      "2026-12-23T20:00:00Z",
      "2026-12-24T01:00:00Z",
      false,
    ],
    ["is on the day after: not", "2026-12-27T19:00:00Z", "2026-12-27T22:00:00Z", false],
  ])("%s", (_which, startsAt, endsAt, isAsked) => {
    jest.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") })
    const event = { startsAt, endsAt, recurrence: { frequency: "none" } }
    expect(isOn(event, "Europe/Rome", daysIn(XMAS))).toBe(isAsked)
  })
})

describe("a venue is closed already on days that", () => {
  it.each([
    ["the site has, whatever its rows are called", [{ id: "a", ...XMAS }], true],
    ["are part of a longer closing", [{ ...XMAS, from: "2026-12-20", until: "2026-12-31" }], true],
    ["have other hours there: not", [{ ...XMAS, closed: false }], false],
    ["are closed in part: not", [{ from: "2026-12-25", closed: true }], false],
  ])("%s", (_how, rows, isClosed) => {
    expect(isClosedOn(rows, daysIn(XMAS))).toBe(isClosed)
  })
})
