import { render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import type { OrderModel } from "../../../../src/content/pages/order"
import { OrderView } from "../../../../src/views/order/order-view"
import { pageText, venueIn } from "../venue-fixtures"

type OrderVenue = OrderModel["venues"][number]

const resting = { ...venueIn("Rome", "Resting").hours, weekly: [] }

const closedNow: OrderVenue = {
  ...venueIn("Rome", "400 Trastevere", { hours: resting }),
  ordering: [
    {
      kind: "collection",
      label: "The lane window",
      url: "https://lane.example.test",
      note: undefined,
    },
  ],
}
const openNow: OrderVenue = {
  ...venueIn("Milan", "400 Isola"),
  ordering: [
    {
      kind: "delivery",
      label: "By cargo bike",
      url: "https://bike.example.test",
      note: undefined,
    },
  ],
}
const tableOnly: OrderVenue = { ...venueIn("London", "Cenere Borough"), ordering: [] }

const model: OrderModel = { page: pageText("Order"), venues: [closedNow, openNow, tableOnly] }

const ordering = (): HTMLElement => screen.getByRole("region", { name: "Order from" })
const namesInOrder = (): (string | null)[] =>
  within(ordering())
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent)

beforeEach(() => window.history.replaceState(null, "", "/order"))

it("puts venues that are open first once it knows the time", () => {
  const html = renderToString(<OrderView model={model} />)
  expect(html.indexOf("400 Trastevere")).toBeLessThan(html.indexOf("400 Isola"))

  render(<OrderView model={model} />)

  expect(namesInOrder()).toEqual(["400 Isola", "400 Trastevere"])
})

it("keeps every venue in its place where the address leads to one", () => {
  window.history.replaceState(null, "", "/order#400-trastevere")

  render(<OrderView model={model} />)

  expect(namesInOrder()).toEqual(["400 Trastevere", "400 Isola"])
})

it("leads to each service in one tap, and says which there is not", () => {
  render(<OrderView model={model} />)

  expect(
    screen.getByRole("link", { name: "Delivery: By cargo bike from 400 Isola" }),
  ).toHaveAttribute("href", "https://bike.example.test")
  expect(within(ordering()).getAllByText("Not from here")).toHaveLength(2)
  expect(screen.getByRole("region", { name: "At our other venues" })).toHaveTextContent(
    "Cenere Borough, London",
  )
})

it("speaks of other venues only beside some that take orders", () => {
  const { rerender } = render(<OrderView model={model} />)
  expect(screen.getByRole("region", { name: "At our other venues" })).toBeVisible()

  rerender(<OrderView model={{ ...model, venues: [tableOnly] }} />)
  expect(screen.getByRole("region", { name: "Our restaurant" })).toBeVisible()
})

it("offers a table instead only where a venue is open", () => {
  const table = () => screen.queryByRole("link", { name: "Book a table" })
  const { rerender } = render(<OrderView model={{ ...model, venues: [tableOnly] }} />)
  expect(table()).toHaveAttribute("href", "/book")
  const shut = { ...tableOnly, hours: { ...tableOnly.hours, status: "temporarilyClosed" as const } }
  rerender(<OrderView model={{ ...model, venues: [shut] }} />)
  expect(table()).toBeNull()
  expect(screen.getByRole("link", { name: "All venues" })).toBeVisible()
})
