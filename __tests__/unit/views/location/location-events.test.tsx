import { render, screen } from "@testing-library/react"
import { LocationEvents } from "../../../../src/views/location/location-events"
import { event } from "../event-fixtures"

test("what is on at a venue can be had as a calendar that keeps itself up to date", () => {
  const supper = event({ title: "Harvest supper", slug: "harvest-supper" })
  render(<LocationEvents events={[supper]} siteUrl="https://www.quattrocento.example" />)
  expect(screen.getByRole("link", { name: /^Subscribe.*of Ember House$/ })).toHaveAttribute(
    "href",
    "webcal://www.quattrocento.example/locations/ember-house/events.ics",
  )
  expect(screen.getByRole("link", { name: /address/ })).toHaveAttribute(
    "href",
    "/locations/ember-house/events.ics",
  )
})
