import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import type { Job } from "../../../../src/content/pages/job"
import { JobView } from "../../../../src/views/job/job-view"
import { job } from "../job-fixtures"

const now = new Date("2026-11-20T12:00:00Z")

function show(changes: Partial<Job> = {}): void {
  const shown = job({ title: "Pizzaiolo", slug: "pizzaiolo", closesOn: "2026-12-12", ...changes })
  const seo = { title: shown.title, description: shown.summary, image: undefined }
  render(<JobView model={{ job: shown, seo }} now={now} />)
}

const text = (): string => screen.getByRole("article").textContent

test("a position says where, how, for how much and until when", () => {
  show()
  expect(screen.getByRole("heading", { level: 1, name: "Pizzaiolo" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Ember House" })).toHaveAttribute(
    "href",
    "/locations/ember-house",
  )
  expect(text()).toContain("Full time, kitchen")
  expect(text()).toContain("£15.50 to £18 an hour")
  expect(text()).toContain("Apply until 12 December 2026")
  expect(text()).toContain("Light it at ten.")
})

test("who applies reads what to send, by the form or to the venue with the position as the subject", () => {
  show()
  expect(text()).toContain(
    "Apply below, or write to ember@forno.example: a few lines about yourself",
  )
  expect(screen.getByRole("link", { name: "ember@forno.example" })).toHaveAttribute(
    "href",
    "mailto:ember@forno.example?subject=Application%3A%20Pizzaiolo%2C%20Ember%20House",
  )
  expect(screen.getByRole("link", { name: "Apply for Pizzaiolo" })).toHaveAttribute(
    "href",
    "#apply",
  )
  const form = screen.getByRole("region", { name: "Apply" })
  expect(form).toHaveTextContent("It goes to Ember House. The group’s office can see it too")
  expect(within(form).getByRole("textbox", { name: "Your name" })).toBeRequired()
  expect(within(form).getByLabelText(/^CV/)).toHaveAttribute("type", "file")
  expect(within(form).getByRole("button", { name: "Send the application" })).toBeInTheDocument()
})

test("a position without a last day is open until it is filled", () => {
  show({ closesOn: undefined })
  expect(text()).toContain("Open until it is filled")
})

test("the last day counts in full, by the venue's clock", () => {
  show({ closesOn: "2026-11-20" })
  expect(screen.getByRole("link", { name: /^Apply/ })).toBeInTheDocument()
})

test("a closed position says so before its name, and takes no applications", () => {
  show({ closesOn: "2026-11-19" })
  expect(text().indexOf("Applications for this position are closed.")).toBeLessThan(
    text().indexOf("Pizzaiolo"),
  )
  expect(screen.queryByRole("link", { name: /^Apply/ })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "See our open positions" })).toHaveAttribute(
    "href",
    "/careers",
  )
})

describe("the form of a position that closes", () => {
  const closing = job({ title: "Pizzaiolo", slug: "pizzaiolo", closesOn: "2026-11-20" })
  const seo = { title: closing.title, description: closing.summary, image: undefined }
  const view = <JobView model={{ job: closing, seo }} />
  const form = () => screen.queryByRole("region", { name: "Apply" })
  afterEach(() => jest.useRealTimers())

  it("stays for who writes past midnight", () => {
    jest.useFakeTimers({ now: new Date("2026-11-20T23:58:30Z") })
    render(view)
    const name = within(form() ?? document.body).getByRole("textbox", { name: "Your name" })
    fireEvent.change(name, { target: { value: "Ada Rossi" } })
    act(() => jest.advanceTimersByTime(2 * 60_000))
    expect(text()).toContain("Applications for this position are closed.")
    expect(name).toHaveValue("Ada Rossi")
    expect(name).toBeVisible()
  })

  it("is not there for who comes later, whenever the page was made", () => {
    jest.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") })
    const container = document.createElement("div")
    document.body.append(container)
    container.innerHTML = renderToString(view)
    expect(form()).toBeInTheDocument()
    jest.setSystemTime(new Date("2026-11-21T00:30:00Z"))
    render(view, { container, hydrate: true })
    expect(form()).not.toBeInTheDocument()
  })
})
