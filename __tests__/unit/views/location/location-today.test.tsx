import { render } from "@testing-library/react"
import { LocationToday } from "../../../../src/views/location/location-today"
import { venueIn } from "../venue-fixtures"

afterEach(() => jest.useRealTimers())

test("the hours are those of the evening that still goes on past midnight, then those of the new day", () => {
  const hours = {
    ...venueIn("Rome", "Ember House").hours,
    weekly: [{ day: "saturday" as const, opens: "18:00", closes: "04:00" }],
  }
  const at = (instant: string): string | null => {
    jest.useFakeTimers({ now: new Date(instant) })
    const { container, unmount } = render(<LocationToday hours={hours} className="today" />)
    const { textContent } = container
    unmount()
    return textContent
  }
  // Midnight of Sunday 22 November in Rome is 23:00 UTC.
  expect(at("2026-11-22T02:59:00Z")).toBe("Today 18:00–04:00")
  expect(at("2026-11-22T03:00:00Z")).toBe("Today closed")
})
