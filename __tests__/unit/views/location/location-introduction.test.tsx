import { render, screen } from "@testing-library/react"
import { LocationIntroduction } from "../../../../src/views/location/location-introduction"
import { venueIn } from "../venue-fixtures"

const NOON = new Date("2026-01-14T12:00:00Z")
const summary = venueIn("Rome", "400 Testaccio")
const venue = {
  ...summary,
  description: [],
  hours: {
    ...summary.hours,
    status: "openingSoon" as const,
    statusNote: "We open in March.",
    weekly: [],
  },
}

test("a venue that opens soon and has no hours yet is not called closed on every day", () => {
  render(<LocationIntroduction venue={venue} listedFrom={NOON} />)
  expect(screen.getByText("We open in March.")).toBeVisible()
  expect(screen.queryByRole("table")).not.toBeInTheDocument()
})
