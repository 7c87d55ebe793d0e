import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { HoursTable } from "../../../src/ui/hours-table"
import type { VenueHours } from "../../../src/content/hours"

const hours: VenueHours = {
  timeZone: "Europe/Rome",
  status: "open",
  statusNote: undefined,
  weekly: [
    { day: "tuesday", opens: "12:30", closes: "15:00" },
    { day: "tuesday", opens: "18:00", closes: "01:00" },
  ],
  exceptions: [
    { from: "2026-11-01", reason: "All Saints", closed: true, periods: [] },
    {
      from: "2026-12-24",
      until: "2026-12-26",
      reason: "Christmas",
      closed: false,
      periods: [{ opens: "12:00", closes: "15:00" }],
    },
  ],
}

const builtOn = new Date("2026-11-17T00:00:00Z")

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-17T12:00:00Z") })
})

afterEach(() => {
  jest.useRealTimers()
})

describe("the hours of a week", () => {
  it("gives every day a row, Monday first", () => {
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    const days = screen.getAllByRole("rowheader").map((cell) => cell.textContent)
    expect(days).toHaveLength(7)
    expect(days[0]).toBe("Monday")
    expect(days[6]).toBe("Sunday")
  })

  it("sets split shifts apart and keeps a period past midnight whole", () => {
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    expect(screen.getByText("12:30–15:00")).toBeVisible()
    expect(screen.getByText("18:00–01:00")).toBeVisible()
  })

  it("says closed on a day without hours", () => {
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    expect(screen.getByRole("row", { name: "Monday Closed" })).toBeVisible()
  })

  it("marks today in words", () => {
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    expect(screen.getByRole("rowheader", { name: "Tuesday (today)" })).toBeVisible()
  })

  it("lists the exceptions still to come, with their reason", () => {
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    const items = screen.getAllByRole("listitem")
    expect(items).toHaveLength(1)
    expect(items[0]).toHaveTextContent("24–26 December 2026")
    expect(items[0]).toHaveTextContent("12:00–15:00Christmas")
  })

  it("holds the week in static HTML", () => {
    const html = renderToString(<HoursTable hours={hours} listedFrom={builtOn} />)
    expect(html).toContain("18:00–01:00")
    expect(html).not.toContain("(today)")
  })

  it("shows today what an exception makes of it, and why", () => {
    // Saturday 26 December, when the week says closed.
    jest.setSystemTime(new Date("2026-12-26T10:00:00Z"))
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    const today = screen.getByRole("row", { name: /today/ })
    expect(today).toHaveTextContent("Saturday (today)Christmas")
    expect(today).toHaveTextContent("12:00–15:00")
  })

  it("shows the week's own hours on a day after an exception", () => {
    jest.setSystemTime(new Date("2026-12-29T10:00:00Z"))
    render(<HoursTable hours={hours} listedFrom={builtOn} />)
    expect(screen.getByRole("row", { name: /today/ })).toHaveTextContent("12:30–15:0018:00–01:00")
    expect(screen.queryByText("Different hours")).not.toBeInTheDocument()
  })

  it("is still that of the evening while it goes on past midnight, and so is an exception", () => {
    const eve = {
      ...{ from: "2026-12-31", reason: "New Year’s Eve", closed: false },
      periods: [{ opens: "20:00", closes: "04:00" }],
    }
    const show = (instant: string) => {
      jest.setSystemTime(new Date(instant))
      const shown = { ...hours, exceptions: [eve] }
      return render(<HoursTable hours={shown} listedFrom={builtOn} />)
    }
    // 03:59 of Friday in Rome.
    const { unmount } = show("2027-01-01T02:59:00Z")
    expect(screen.getByRole("row", { name: /today/ })).toHaveTextContent(/Thursday.*20:00–04:00/)
    expect(screen.getByRole("listitem")).toHaveTextContent("New Year’s Eve")
    unmount()
    show("2027-01-01T03:00:00Z")
    expect(screen.getByRole("row", { name: /today/ })).toHaveTextContent("Friday")
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument()
  })

  it("leaves what had ended before the build out of static HTML, and marks when the rest ends", () => {
    const html = renderToString(<HoursTable hours={hours} listedFrom={builtOn} />)
    expect(html).not.toContain("All Saints")
    expect(html).toContain("Christmas")
    // Midnight in Rome.
    expect(html).toContain('data-ends="2026-12-26T23:00:00.000Z"')
  })
})
