import { recurrenceInWords } from "../../../../src/views/shared/event-dates"
import { event } from "../event-fixtures"

describe("until when an event repeats", () => {
  const NOW = new Date("2026-11-01T12:00:00Z")
  const until = (changed: readonly { day: string }[]): string | undefined =>
    recurrenceInWords(
      {
        ...event({ title: "Jazz", slug: "jazz" }),
        startsAt: "2026-11-05T19:30:00Z",
        endsAt: "2026-11-05T22:30:00Z",
        recurrence: { frequency: "monthly", until: "2027-08-31", changed },
      },
      NOW,
    )

  it("is its last date, also where all of the last months are left out", () => {
    expect(until([])).toContain("5 August 2027")
    const summer = ["2027-08-05", "2027-07-01", "2027-06-03", "2027-05-06", "2027-04-01"]
    expect(until(summer.map((day) => ({ day })))).toContain("4 March 2027")
  })
})
