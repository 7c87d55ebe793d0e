import { render, screen } from "@testing-library/react"
import type { Venue } from "../../../../src/content/venue"
import type { LocationModel } from "../../../../src/content/pages/location"
import { LocationJumps } from "../../../../src/views/location/location-jumps"
import { LocationVisit } from "../../../../src/views/location/location-visit"
import { venueIn } from "../venue-fixtures"

// What the part reads of it.
const venue = {
  ...venueIn("Rome", "Ember House"),
  features: [],
  access: [],
} as unknown as Venue

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent)

test("a visit has a part on access, and one on what is good to know, where there is something to say", () => {
  const { rerender } = render(<LocationVisit venue={venue} />)
  expect(headings()).toEqual(["Getting here"])

  rerender(<LocationVisit venue={{ ...venue, accessNote: "A heavy door." }} />)
  expect(headings()).toEqual(["Getting here", "Access"])
  expect(screen.getByRole("region", { name: "Access" })).toHaveTextContent("A heavy door.")

  rerender(<LocationVisit venue={{ ...venue, features: ["terrace"] }} />)
  expect(headings()).toEqual(["Getting here", "Good to know"])
})

test("of a house that is gone for good nobody is led to how to get in, which is not told", () => {
  const gone = {
    ...{ ...venue, accessNote: "A heavy door.", menus: [], ordering: [] },
    hours: { ...venue.hours, status: "closed" as const },
  }
  const model = { venue: gone, events: [], tastingMenus: [], functionSpaces: [] }
  render(
    <>
      <LocationJumps model={model as unknown as LocationModel} />
      <LocationVisit venue={gone} />
    </>,
  )
  expect(screen.queryAllByRole("link")).toEqual([])
})
