import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { Job } from "../../../../src/content/pages/job"
import type { CareersModel } from "../../../../src/content/pages/careers"
import { CareersView } from "../../../../src/views/careers/careers-view"
import { job } from "../job-fixtures"
import { pageText } from "../venue-fixtures"

const now = new Date("2026-11-20T12:00:00Z")

function model(...jobs: Job[]): CareersModel {
  return {
    page: pageText("Careers", { heading: "No open positions", text: "Write to us anyway." }),
    jobs,
  }
}

beforeEach(() => window.history.replaceState(null, "", "/careers"))
afterEach(() => jest.useRealTimers())

const pizzaiolo = job({ title: "Pizzaiolo", slug: "pizzaiolo", closesOn: "2026-12-12" })
const waiter = job({ title: "Head waiter", slug: "head-waiter", department: "floor" })

test("a position says what it pays, when it was posted and until when to apply", () => {
  render(<CareersView model={model(pizzaiolo)} now={now} />)
  const article = screen.getByRole("article", { name: "Pizzaiolo" })
  expect(article).toHaveTextContent("£15.50 to £18 an hour")
  expect(article).toHaveTextContent("Posted 2 November 2026")
  expect(article).toHaveTextContent("Apply until 12 December 2026")
  expect(article).toHaveTextContent("Light it at ten.")
})

test("a position without a last day says that it is open until it is filled", () => {
  render(<CareersView model={model(waiter)} now={now} />)
  const article = screen.getByRole("article", { name: "Head waiter" })
  expect(article).toHaveTextContent("Open until it is filled")
})

test("a position leads to its page", () => {
  render(<CareersView model={model(pizzaiolo)} now={now} />)
  expect(screen.getByRole("link", { name: "Pizzaiolo" })).toHaveAttribute(
    "href",
    "/careers/pizzaiolo",
  )
})

test("who applies is led to the position's own form", () => {
  render(<CareersView model={model(pizzaiolo)} now={now} />)
  expect(screen.getByRole("link", { name: "Apply for Pizzaiolo" })).toHaveAttribute(
    "href",
    "/careers/pizzaiolo#apply",
  )
})

test("positions stand under their venue", () => {
  const milan = { ...pizzaiolo.venue, name: "Cantina", slug: "cantina", path: "/locations/cantina" }
  const baker = job({ title: "Baker", slug: "baker", venue: milan })
  render(<CareersView model={model(pizzaiolo, baker, waiter)} now={now} />)
  const ember = screen.getByRole("region", { name: "Ember House" })
  expect(within(ember).getAllByRole("article")).toHaveLength(2)
  expect(
    within(screen.getByRole("region", { name: "Cantina" })).getByText("Baker"),
  ).toBeInTheDocument()
})

test("a visitor narrows the list to one department", async () => {
  render(<CareersView model={model(pizzaiolo, waiter)} now={now} />)
  await userEvent.click(screen.getByRole("radio", { name: "Floor" }))
  expect(screen.getAllByRole("article")).toHaveLength(1)
  expect(screen.getByRole("article", { name: "Head waiter" })).toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent("1 position")
  expect(window.location.search).toBe("?department=floor")
})

test("the address names the department, as it was passed on; one that has no position is as good as none", () => {
  window.history.replaceState(null, "", "/careers?department=floor")
  const { unmount } = render(<CareersView model={model(pizzaiolo, waiter)} now={now} />)
  expect(screen.getAllByRole("article")).toHaveLength(1)
  expect(screen.getByRole("radio", { name: "Floor" })).toBeChecked()
  unmount()
  window.history.replaceState(null, "", "/careers?department=bar")
  render(<CareersView model={model(pizzaiolo, waiter)} now={now} />)
  expect(screen.getAllByRole("article")).toHaveLength(2)
})

test("the closing day counts in full by the venue's clock", () => {
  const newYork = { ...pizzaiolo.venue, timeZone: "America/New_York" }
  const closing = job({
    title: "Bartender",
    slug: "bartender",
    venue: newYork,
    closesOn: "2026-11-19",
  })
  const { rerender } = render(
    <CareersView key="late" model={model(closing)} now={new Date("2026-11-20T04:59:00Z")} />,
  )
  expect(screen.getByRole("link", { name: /Apply/ })).toBeInTheDocument()
  rerender(<CareersView key="over" model={model(closing)} now={new Date("2026-11-20T05:00:00Z")} />)
  expect(screen.queryByRole("article")).not.toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "No open positions" })).toBeInTheDocument()
})

test("a position that closed after the build stays in its place, marked as closed", () => {
  jest.useFakeTimers({ now: new Date("2026-12-10T09:00:00Z") })
  const view = <CareersView model={model(pizzaiolo)} />
  const container = document.createElement("div")
  container.innerHTML = renderToString(view)
  document.body.append(container)

  jest.setSystemTime(new Date("2026-12-14T09:00:00Z"))
  const onRecoverableError = jest.fn()
  render(view, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  const article = screen.getByRole("article", { name: "Pizzaiolo" })
  expect(within(article).getByText("Applications closed")).toBeInTheDocument()
  expect(within(article).queryByRole("link", { name: /Apply/ })).not.toBeInTheDocument()
})
