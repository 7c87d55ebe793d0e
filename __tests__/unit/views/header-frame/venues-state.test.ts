import type { TimeRange } from "../../../../shared/opening-hours"
import type { VenueHours } from "../../../../src/content/hours"
import { venuesState } from "../../../../src/views/header-frame/venues-state"
import { venueIn } from "../venue-fixtures"

/** Every day the same. */
const daily = (range: TimeRange, changes: Partial<VenueHours> = {}): VenueHours => {
  const { hours } = venueIn("Rome", "400")
  return { ...hours, weekly: hours.weekly.map(({ day }) => ({ day, ...range })), ...changes }
}

const lunch = daily({ opens: "12:00", closes: "15:00" })
const dinner = daily({ opens: "18:00", closes: "23:00" })
/** 13:00 in Rome, 12:00 in London. */
const NOON = new Date("2026-01-14T12:00:00Z")
/** 16:00 in Rome. */
const AFTERNOON = new Date("2026-01-14T15:00:00Z")

describe("the state of several venues", () => {
  it("counts those that are open among those that are not gone", () => {
    const gone = { ...lunch, status: "closed" as const }
    expect(venuesState([lunch, dinner, gone], NOON)?.words).toBe("1 of 2 open")
  })

  it("says until when, where there is one venue", () => {
    expect(venuesState([lunch], NOON)?.words).toBe("Open until 15:00")
  })

  it("says when it opens, where there is one venue, and of several no hour that is nobody's", () => {
    const london = daily({ opens: "17:30", closes: "22:00" }, { timeZone: "Europe/London" })
    expect(venuesState([london], AFTERNOON)?.words).toBe("Opens 17:30")
    expect(venuesState([lunch], AFTERNOON)?.words).toBe("Opens tomorrow 12:00")
    expect(venuesState([london, dinner], AFTERNOON)).toEqual({
      kind: "closed",
      words: "None open now",
    })
  })

  it("has words for venues without hours", () => {
    const soon = { ...lunch, status: "openingSoon" as const }
    const resting = { ...lunch, status: "temporarilyClosed" as const }
    expect(venuesState([resting, soon], NOON)?.words).toBe("Opening soon")
    expect(venuesState([resting], NOON)?.words).toBe("Closed for now")
    expect(venuesState([{ ...lunch, status: "closed" }], NOON)?.words).toBe("Closed")
    expect(venuesState([], NOON)).toBeUndefined()
  })
})
