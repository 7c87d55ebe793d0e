import { render, screen } from "@testing-library/react"
import { EventCard } from "../../../src/ui/event-card"
import { event } from "../views/event-fixtures"

const renderAt = (amount: number) =>
  render(
    <EventCard
      event={event({ title: "Supper", slug: "supper", price: { amount, currency: "USD" } })}
      sizes="100vw"
      showVenue
    />,
  )

describe("an event's card", () => {
  it("says what it costs", () => {
    renderAt(12)
    expect(screen.getByText("US$12")).toBeVisible()
  })

  it("says that it is free as its page does, not that it costs nothing in dollars", () => {
    renderAt(0)
    expect(screen.getByText("Free")).toBeVisible()
    expect(screen.queryByText(/\$/)).toBeNull()
  })
})
