import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { OpeningState } from "../../../src/ui/opening-state"
import type { VenueHours } from "../../../src/content/hours"

const hours: VenueHours = {
  timeZone: "Europe/Rome",
  status: "open",
  statusNote: undefined,
  weekly: [
    { day: "tuesday", opens: "12:30", closes: "15:00" },
    { day: "tuesday", opens: "19:00", closes: "00:30" },
    { day: "friday", opens: "19:00", closes: "23:00" },
  ],
  exceptions: [],
}

/** Tuesday 17 November 2026; Rome is an hour ahead of UTC. */
const tuesday = (utc: string): Date => new Date(`2026-11-17T${utc}:00Z`)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function stateAt(instant: Date, record: VenueHours = hours): void {
  jest.setSystemTime(instant)
  render(<OpeningState hours={record} />)
}

describe("a venue's opening state", () => {
  it("says until when an open venue serves, on the venue's clock", () => {
    stateAt(tuesday("12:00"))
    expect(screen.getByText("Open until 15:00")).toBeVisible()
  })

  it("follows an evening past midnight", () => {
    stateAt(tuesday("23:10"))
    expect(screen.getByText("Open until 00:30")).toBeVisible()
  })

  it("says when a closed venue opens later today", () => {
    stateAt(tuesday("15:00"))
    expect(screen.getByText("Closed · opens 19:00")).toBeVisible()
  })

  it("names the day when the next opening is not tomorrow", () => {
    stateAt(new Date("2026-11-18T12:00:00Z"))
    expect(screen.getByText("Closed · opens Friday 19:00")).toBeVisible()
  })

  it("says tomorrow the day before", () => {
    stateAt(new Date("2026-11-19T12:00:00Z"))
    expect(screen.getByText("Closed · opens tomorrow 19:00")).toBeVisible()
  })

  it("changes at the minute, without a reload", () => {
    stateAt(tuesday("13:59"))
    expect(screen.getByText("Open until 15:00")).toBeVisible()
    act(() => {
      jest.advanceTimersByTime(60_000)
    })
    expect(screen.getByText("Closed · opens 19:00")).toBeVisible()
  })

  it.each([
    ["openingSoon", "Opening soon"],
    ["temporarilyClosed", "Temporarily closed"],
    ["closed", "Permanently closed"],
  ] as const)("shows the status %s with its note", (status, words) => {
    stateAt(tuesday("12:00"), { ...hours, status, statusNote: "The oven is drying out." })
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText("The oven is drying out.")).toBeVisible()
  })

  it("claims nothing in static HTML, which knows no minute", () => {
    const html = renderToString(<OpeningState hours={hours} />)
    expect(html).not.toMatch(/Open until|Closed/)
    expect(html).toContain("See the opening hours")
  })

  it("shows a lasting status in static HTML already", () => {
    const html = renderToString(<OpeningState hours={{ ...hours, status: "openingSoon" }} />)
    expect(html).toContain("Opening soon")
  })
})
