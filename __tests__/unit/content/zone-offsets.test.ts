import { wallClock } from "../../../shared/opening-hours"
import { rememberOffsets } from "../../../shared/zone-offsets"
import { zoneOffsets } from "../../../src/content/zone-offsets"

const ZONES = [
  "Europe/Rome",
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
]

afterEach(() => rememberOffsets({}))

describe("clocks that the build has worked out", () => {
  it.each(ZONES)("say in %s what the time-zone data says, to the minute of each change", (zone) => {
    const offsets = zoneOffsets(zone, 2025, 2027)
    const moments = [Date.UTC(2025, 0, 1), Date.UTC(2027, 11, 31, 23, 59)]
    for (let at = Date.UTC(2025, 0, 1); at < offsets.until * 60_000; at += 7 * 3_600_000 + 60_000) {
      moments.push(at)
    }
    for (const [minute] of offsets.changes.slice(1)) {
      moments.push(minute * 60_000 - 1, minute * 60_000, minute * 60_000 + 60_000)
    }
    const asked = moments.map((moment) => wallClock(new Date(moment), zone))
    rememberOffsets({ [zone]: offsets })
    expect(moments.map((moment) => wallClock(new Date(moment), zone))).toEqual(asked)
  })

  it("leave years that they do not cover to the browser", () => {
    const wrong = {
      changes: [[Date.UTC(2026, 0, 1) / 60_000, 90]] as const,
      until: Date.UTC(2027, 0, 1) / 60_000,
    }
    rememberOffsets({ "Europe/Rome": wrong })
    expect(wallClock(new Date("2025-07-01T12:00:00Z"), "Europe/Rome").time).toBe("14:00")
    expect(wallClock(new Date("2026-07-01T12:00:00Z"), "Europe/Rome").time).toBe("13:30")
    expect(wallClock(new Date("2027-07-01T12:00:00Z"), "Europe/Rome").time).toBe("14:00")
  })
})
