import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { FunctionSpace } from "../../../../src/content/function-space"
import { pagingOf } from "../../../../src/content/list-page"
import { FunctionsView } from "../../../../src/views/functions/functions-view"
import { pageText, picture, venueIn } from "../venue-fixtures"

const now = new Date("2026-11-20T12:00:00Z")

function space(name: string, seated: number, standing: number): FunctionSpace {
  return {
    name,
    slug: name.toLowerCase().replace(/ /g, "-"),
    venue: venueIn("London", "Ember House", {
      email: "ember@forno.example",
      phone: "+44 20 7946 0400",
    }),
    description: "A room with a fire.",
    seated,
    standing,
    minimumSpend: { amount: 1200, currency: "GBP" },
    features: ["privateBar", "stepFree"],
    image: picture,
    gallery: [],
  }
}

function show(...spaces: FunctionSpace[]): void {
  const page = pageText("Private events", { heading: "No rooms yet", text: "Ask us." })
  render(<FunctionsView model={{ page, spaces }} now={now} />)
}

const form = (): HTMLElement => screen.getByRole("region", { name: "Tell us about it" })
const field = (role: "combobox" | "spinbutton", name: string | RegExp): HTMLElement =>
  within(form()).getByRole(role, { name })

beforeEach(() => {
  window.history.replaceState(null, "", "/functions")
  sessionStorage.clear()
})

const flourStore = space("Flour Store", 40, 70)
const counter = space("Counter", 12, 20)

test("an address that names a space and narrows the others down leads to it where it then stands", () => {
  window.history.replaceState(null, "", "/functions?guests=30#flour-store")
  const page = pageText("Private events", { heading: "No rooms yet", text: "Ask us." })
  const view = <FunctionsView model={{ page, spaces: [counter, flourStore] }} now={now} />
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(view)
  const stood: (string | undefined)[] = []
  HTMLElement.prototype.scrollIntoView = function () {
    stood.push(this.id, String(screen.queryAllByRole("article").length))
  }
  render(view, { container, hydrate: true })
  expect(stood).toEqual(["flour-store", "1"])
})

/** Where the page sends its reader to: jsdom goes nowhere, and says so. */
async function leavesFor(address: string, then?: () => void): Promise<boolean> {
  window.history.replaceState(null, "", address)
  const left = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { pagination } = pagingOf(
    "functions",
    Array.from({ length: 30 }, (_, at) => ({ slug: at === 29 ? flourStore.slug : `room-${at}` })),
    {},
  )
  const page = pageText("Private events", { heading: "No rooms yet", text: "Ask us." })
  const model = { page, spaces: [counter, flourStore], ...(pagination && { pagination }) }
  const view = <FunctionsView model={model} now={now} />
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(view)
  render(view, { container, hydrate: true })
  await act(() => Promise.resolve())
  if (then) act(then)
  const faults = left.mock.calls.map(([fault]) => String(fault))
  left.mockRestore()
  return faults.some((fault) => fault.includes("Not implemented: navigation"))
}

test.each([
  ["/functions#flour-store", true],
  ["/functions?guests=30#flour-store", false],
  ["/functions#constructor", false],
])(
  "%s leads to another page of the list where the space stands there, and only there",
  async (address, leaves) => {
    expect(await leavesFor(address)).toBe(leaves)
  },
)

test("who empties the number of guests, to type another, stays on the page that a link led to", async () => {
  const empty = () =>
    fireEvent.change(screen.getByRole("spinbutton", { name: "How many guests?" }), {
      target: { value: "" },
    })
  expect(await leavesFor("/functions?guests=30#flour-store", empty)).toBe(false)
  expect(window.location.search).toBe("")
})

test("a space says what it holds, costs and has, in words", () => {
  show(flourStore)
  const article = screen.getByRole("article", { name: "Flour Store" })
  expect(article).toHaveTextContent("Seated40")
  expect(article).toHaveTextContent("Standing70")
  expect(article).toHaveTextContent("£1,200")
  expect(within(article).getByText("A bar of its own")).toBeInTheDocument()
  expect(within(article).getByRole("link", { name: "Ember House, London" })).toHaveAttribute(
    "href",
    "/locations/ember-house",
  )
})

test("an enquiry about a space leads to the form, in which the space is chosen", async () => {
  show(flourStore, counter)
  await userEvent.selectOptions(field("combobox", /^Space/), "Flour Store, Ember House")
  const enquire = screen.getByRole("link", { name: "Enquire about Counter" })
  const sheet = screen.getByRole("region", { name: "Tell us about it" })
  expect(enquire).toHaveAttribute("href", `#${sheet.id}`)
  await userEvent.click(enquire)
  expect(field("combobox", /^Space/)).toHaveDisplayValue("Counter, Ember House")
  expect(field("combobox", /^Venue/)).toHaveDisplayValue("Ember House")
  expect(screen.getAllByRole("link", { name: /Call/ })[0]).toHaveAttribute(
    "href",
    "tel:+442079460400",
  )
})

test("a space says where its house is not open yet", () => {
  const house = venueIn("London", "Loft House")
  const hours = { ...house.hours, status: "openingSoon" as const, statusNote: "We open in March." }
  show({ ...space("Loft", 20, 30), venue: { ...house, hours } })
  const loft = screen.getByRole("article", { name: "Loft" })
  expect(loft).toHaveTextContent("Opening soonWe open in March.")
  expect(within(loft).getByRole("link", { name: "Enquire about Loft" })).toBeInTheDocument()
})

test("what was said while looking for a space stands in the form, unless something else was written there", async () => {
  show(flourStore, counter)
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "18")
  fireEvent.change(screen.getByLabelText("On which day?"), { target: { value: "2027-05-04" } })
  expect(field("spinbutton", "Guests")).toHaveValue(18)
  expect(within(form()).getByLabelText("Date")).toHaveValue("2027-05-04")
  await userEvent.clear(screen.getByRole("spinbutton", { name: "How many guests?" }))
  expect(field("spinbutton", "Guests")).toHaveValue(null)

  await userEvent.type(field("spinbutton", "Guests"), "25")
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "30")
  expect(field("spinbutton", "Guests")).toHaveValue(25)
})

test("what was taken out of the form again stays out while other things are said", async () => {
  show(flourStore, counter)
  const day = screen.getByLabelText("On which day?")
  fireEvent.change(day, { target: { value: "2027-05-04" } })
  const date = within(form()).getByLabelText("Date")
  fireEvent.change(date, { target: { value: "" } })
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "18")
  expect(date).toHaveValue("")
  fireEvent.change(day, { target: { value: "2027-05-11" } })
  expect(date).toHaveValue("2027-05-11")
})

test("spaces are compared in a captioned table, down to what a seat comes to", () => {
  show(flourStore, counter)
  const table = screen.getByRole("table", { name: "The spaces side by side" })
  const row = within(table).getByRole("row", { name: /Flour Store/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["Seated40", "Standing70", "Minimum spend£1,200 £30 a seat"])
})

test("a party tells the spaces apart in words", async () => {
  show(flourStore, counter)
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "18")
  expect(screen.getByRole("row", { name: /Flour Store.*Seats you all/ })).toBeInTheDocument()
  expect(screen.getByRole("row", { name: /Counter.*Standing only/ })).toBeInTheDocument()
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "0")
  expect(screen.getByRole("row", { name: /Counter.*Too small/ })).toBeInTheDocument()
})

test("the number of guests leaves the spaces that hold them, and marks those that only stand them", async () => {
  show(flourStore, counter)
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "60")
  expect(screen.queryByRole("article", { name: "Counter" })).not.toBeInTheDocument()
  expect(screen.getByText("Standing only for 60")).toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent(
    "1 of 2 spaces for 60 guests, 1 of them standing only",
  )
})

test("spaces that are too small come last in the comparison", async () => {
  show(counter, flourStore)
  const compared = (): (string | null | undefined)[] =>
    screen.getAllByRole("rowheader").map(({ firstChild }) => firstChild?.textContent)
  expect(compared()).toEqual(["Counter", "Flour Store"])
  await userEvent.type(screen.getByRole("spinbutton", { name: "How many guests?" }), "40")
  expect(compared()).toEqual(["Flour Store", "Counter"])
})

test("a party too large for any space is told so and can go back", async () => {
  show(flourStore, counter)
  const guests = screen.getByRole("spinbutton", { name: "How many guests?" })
  await userEvent.type(guests, "500")
  expect(screen.getByRole("status")).toHaveTextContent("No single space holds 500 guests")
  const ask = screen.getByRole("link", { name: "Tell us about it" })
  expect(document.querySelector(ask.getAttribute("href") ?? "")).toHaveTextContent(/how many/)
  await userEvent.click(screen.getByRole("button", { name: "Show all spaces" }))
  expect(screen.getByRole("status")).toHaveFocus()
  expect(screen.getAllByRole("article")).toHaveLength(2)
})

test.each(["-3", "1.5", "0"])(
  "a number of guests that cannot be changes nothing, and is told beside its field: %s",
  async (typed) => {
    show(flourStore, counter)
    const guests = screen.getByRole("spinbutton", { name: "How many guests?" })
    fireEvent.change(guests, { target: { value: typed } })
    expect(guests).toBeInvalid()
    expect(guests).toHaveAccessibleDescription("Please give a whole number of guests, one or more.")
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect(field("spinbutton", "Guests")).toHaveValue(null)
    fireEvent.change(guests, { target: { value: "12" } })
    expect(guests).toHaveAccessibleDescription("")
    await userEvent.clear(guests)
    expect(guests).not.toBeInvalid()
  },
)

test("a day that is over is told beside its field, and does not stand in the form", () => {
  window.history.replaceState(null, "", "/functions?day=2020-01-01&guests=12")
  show(flourStore, counter)
  const day = screen.getByLabelText("On which day?")
  expect(day).toHaveValue("2020-01-01")
  expect(day).toBeInvalid()
  expect(day).toHaveAccessibleDescription("That day has passed.")
  expect(within(form()).getByLabelText("Date")).toHaveValue("")
  expect(field("spinbutton", "Guests")).toHaveValue(12)
  expect(screen.getByRole("status")).toHaveTextContent("2 of 2 spaces for 12 guests")
})

test("the first day that can be asked for is today, where the venue is; a page that was built before knows none", () => {
  const view = (at?: Date) => (
    <FunctionsView
      model={{ page: pageText("Private events"), spaces: [flourStore, counter] }}
      now={at}
    />
  )
  // Rome's clocks show half past midnight.
  render(view(new Date("2026-11-20T23:30:00Z")))
  expect(screen.getByLabelText("On which day?")).toHaveAttribute("min", "2026-11-21")
  fireEvent.change(screen.getByLabelText("On which day?"), { target: { value: "2026-11-21" } })
  expect(screen.getByLabelText("On which day?")).not.toBeInvalid()
  expect(renderToString(view())).not.toMatch(/ min="\d{4}/)
})

test("with no spaces the page says so", () => {
  show()
  expect(screen.getByRole("heading", { name: "No rooms yet" })).toBeInTheDocument()
  expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument()
})

test("spaces are narrowed to a venue, and to a day on which its doors are open; the address keeps both", async () => {
  const elsewhere = {
    ...counter,
    name: "Cellar",
    slug: "cellar",
    venue: {
      ...counter.venue,
      name: "Ash House",
      slug: "ash-house",
      hours: {
        ...counter.venue.hours,
        exceptions: [{ reason: "Closed", from: "2027-05-04", closed: true, periods: [] }],
      },
    },
  }
  show(flourStore, counter, elsewhere)
  await userEvent.click(screen.getByRole("radio", { name: "Ash House" }))
  expect(screen.getAllByRole("article")).toHaveLength(1)
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3 spaces")
  fireEvent.change(screen.getByLabelText("On which day?"), { target: { value: "2027-05-04" } })
  expect(screen.getByText(/closed on that day/)).toBeInTheDocument()
  expect(window.location.search).toBe("?venue=ash-house&day=2027-05-04")
  await userEvent.click(screen.getByRole("button", { name: "Show all spaces" }))
  expect(screen.getByRole("status")).toHaveFocus()
  expect(screen.getAllByRole("article")).toHaveLength(3)
})
