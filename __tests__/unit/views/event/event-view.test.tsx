import { cleanup, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { addDays } from "../../../../shared/opening-hours"
import type { EventModel } from "../../../../src/content/event"
import { takesTables } from "../../../../src/content/event-summary"
import type { EventPageModel } from "../../../../src/content/pages/event"
import { EventView } from "../../../../src/views/event/event-view"
import { event } from "../event-fixtures"

const now = new Date("2026-11-20T12:00:00Z")

const supper = (changes: Partial<EventModel> = {}): EventModel =>
  event({ title: "Harvest supper", slug: "harvest-supper", ...changes })

const jazz = event({ title: "Jazz", slug: "jazz", startsAt: "2026-12-01T19:00:00.000Z" })

function model(shown: EventModel, changes: Partial<EventPageModel> = {}): EventPageModel {
  return {
    event: { ...shown, takesBookings: shown.takesBookings && takesTables(shown) },
    brand: { name: "400", slug: "400", path: "/400", accentColour: "#ef8a3c" },
    seo: { title: shown.title, description: shown.summary, image: undefined },
    others: [],
    ...changes,
  }
}

function show(shown: EventModel, changes?: Partial<EventPageModel>): void {
  render(<EventView model={model(shown, changes)} now={now} />)
}

const text = (): string => screen.getAllByRole("article")[0]?.textContent ?? ""

test("an event says when and where it is, and leads to the venue", () => {
  show(supper())
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Harvest supper")
  expect(text()).toContain("Saturday 28 November, 19:00–23:00")
  expect(text()).toContain("Oven Lane 4")
  const venues = screen.getAllByRole("link", { name: "Ember House" })
  expect(venues.at(-1)).toHaveAttribute("href", "/locations/ember-house")
})

test.each([
  ["cancelled", "This is cancelled."],
  ["postponed", "This is postponed."],
  ["soldOut", "This is sold out."],
] as const)("what is %s says so before its name, and offers no way in", (status, sentence) => {
  show(supper({ status, statusNote: "The roof leaks.", ticketUrl: "https://tickets.example" }))
  expect(text().indexOf(`${sentence} The roof leaks.`)).toBeLessThan(text().indexOf("Harvest"))
  expect(text()).toContain(sentence)
  expect(screen.queryByRole("link", { name: /Tickets|Book/ })).not.toBeInTheDocument()
})

test("of several dates, one that is left out is cancelled, and one that was moved says instead of when", () => {
  const changed = [
    { day: "2026-12-05" },
    { day: "2026-12-12", newDay: "2026-12-13", newTime: "18:00" },
  ]
  show(supper({ recurrence: { frequency: "weekly", until: "2026-12-19", changed } }))
  const [, cancelled, moved] = screen.getAllByRole("listitem").filter(({ dataset }) => dataset.ends)
  expect(cancelled).toHaveTextContent("Saturday 5 December" + "Cancelled" + "Update your calendar")
  expect(within(cancelled ?? document.body).queryByText(/Book a table/)).not.toBeInTheDocument()
  expect(moved).toHaveTextContent(
    "Sunday 13 December" + "18:00–22:00, instead of Saturday 12 December, 19:00",
  )
  const link = within(moved ?? document.body).getByRole("link", { name: /calendar/ })
  expect(link).toHaveAttribute("href", "/whatson/harvest-supper/harvest-supper-2026-12-12.ics")
})

test("a series is cancelled where its last dates are, and not over while they or others are to come", () => {
  const weekly = (until: string, ...days: string[]): EventModel => {
    const changed = days.map((day) => ({ day }))
    return supper({ recurrence: { frequency: "weekly", until, changed } })
  }
  show(weekly("2026-12-05", "2026-11-28", "2026-12-05"))
  expect(text()).toMatch(/^(?!.*This is over).*This is cancelled\./)
  expect(text()).toContain("Saturday 5 DecemberCancelled")
  expect(screen.queryByRole("link", { name: /Book a table/ })).not.toBeInTheDocument()
  cleanup()
  const pause = Array.from({ length: 26 }, (_, week) => addDays("2026-11-28", 7 * week))
  show(weekly("2027-06-26", ...pause))
  expect(screen.getByRole("link", { name: "Book a table at Ember House" })).toHaveAttribute(
    "href",
    "/book?venue=ember-house&event=harvest-supper&day=2027-05-29",
  )
})

test("without scripts the table is booked on the booking server’s page, for the event", () => {
  const html = renderToString(<EventView model={model(supper())} now={now} />)
  expect(html).toMatch(
    /<noscript>.*href="\/api\/booking\/times\?venue=ember-house&amp;event=harvest-supper&amp;day=2026-11-28".*<\/noscript>/,
  )
})

test("where no tickets are sold a guest books a table at the event's venue", () => {
  show(supper())
  expect(screen.getByRole("link", { name: "Book a table at Ember House" })).toHaveAttribute(
    "href",
    "/book?venue=ember-house&event=harvest-supper&day=2026-11-28",
  )
})

test("nobody is asked to book where guests walk in", () => {
  show(supper({ takesBookings: false }))
  expect(screen.queryByRole("link", { name: /Book/ })).not.toBeInTheDocument()
})

test("an event that repeats lists its next dates, by the venue's clock", () => {
  show(
    supper({
      startsAt: "2026-10-15T18:00:00.000Z",
      endsAt: "2026-10-15T21:00:00.000Z",
      recurrence: { frequency: "weekly", until: "2027-01-07" },
    }),
  )
  const dates = within(screen.getByRole("region", { name: "The next dates" }))
  // The clocks went back in between; the venue's own time stays.
  const words = dates
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/Book a table.*/, ""))
  expect(words).toEqual([
    "Thursday 26 November19:00–22:00",
    "Thursday 3 December19:00–22:00",
    "Thursday 10 December19:00–22:00",
    "Thursday 17 December19:00–22:00",
    "Thursday 24 December19:00–22:00",
    "Thursday 31 December19:00–22:00",
    "Thursday 7 January 202719:00–22:00",
  ])
  expect(dates.getByRole("link", { name: /Harvest supper, Thursday 3 December/ })).toHaveAttribute(
    "href",
    "/whatson/harvest-supper/harvest-supper-2026-12-03.ics",
  )
  expect(dates.getByText("Every Thursday until 7 January 2027")).toBeInTheDocument()
})

const thursdays = supper({
  startsAt: "2026-10-15T18:00:00.000Z",
  endsAt: "2026-10-15T21:00:00.000Z",
  recurrence: { frequency: "weekly", until: "2027-05-27" },
})

test("each date of a series can be booked, the next one by the main way in", () => {
  show(thursdays)
  const dates = within(screen.getByRole("region", { name: "The next dates" }))
  expect(dates.getByRole("link", { name: "Book a table on Thursday 10 December" })).toHaveAttribute(
    "href",
    "/book?venue=ember-house&event=harvest-supper&day=2026-12-10",
  )
  expect(screen.getByRole("link", { name: "Book a table at Ember House" })).toHaveAttribute(
    "href",
    "/book?venue=ember-house&event=harvest-supper&day=2026-11-26",
  )
})

test("a date that cannot be booked yet says from when it can, and leads nowhere", () => {
  // Of the venue's 14 days the last is Friday 4 December.
  show({ ...thursdays, daysAhead: 14 })
  const dates = within(screen.getByRole("region", { name: "The next dates" }))
  const [soon, next, afterNext] = dates.getAllByRole("listitem").slice(1)
  expect(within(soon ?? document.body).getByRole("link", { name: /^Book a table/ })).toBeVisible()
  expect(next).toHaveTextContent("Tables can be booked from 26 November")
  expect(afterNext).toHaveTextContent("Tables can be booked from 3 December")
  expect(dates.getAllByRole("link", { name: /^Book a table/ })).toHaveLength(2)
  expect(dates.getByText("Tables can be booked from 7 January 2027")).toBeInTheDocument()
})

test("an event that is further ahead than its tables are given away says from when they are", () => {
  show(supper({ daysAhead: 8 }))
  expect(screen.getByRole("link", { name: /^Book a table/ })).toBeVisible()
  cleanup()
  show(supper({ daysAhead: 7 }))
  expect(text()).toContain("Tables can be booked from 21 November")
  expect(screen.queryByRole("link", { name: /^Book a table/ })).not.toBeInTheDocument()
})

test("dates further ahead open without scripts", () => {
  show(thursdays)
  const later = screen.getByText("Later dates").closest("details")
  expect(later).not.toHaveAttribute("open")
  const ahead = within(later ?? document.body)
  expect(ahead.getAllByRole("listitem", { hidden: true })).toHaveLength(16)
  expect(ahead.getByText("Thursday 21 January 2027")).toBeInTheDocument()
  expect(ahead.getByText(/on Thursday 6 May 2027/)).toBeInTheDocument()
})

test("no date is booked at a table where tickets are sold, or where guests walk in", () => {
  show({ ...thursdays, ticketUrl: "https://tickets.example", takesBookings: false })
  expect(screen.queryByRole("link", { name: /Book/ })).not.toBeInTheDocument()
  show({ ...thursdays, takesBookings: false })
  expect(screen.queryByRole("link", { name: /Book/ })).not.toBeInTheDocument()
})

test.each([
  ["cancelled", "Update your calendar"],
  ["postponed", "Mark as tentative in your calendar"],
] as const)("who saved what is now %s, or one date of it, corrects that copy", (status, does) => {
  show({ ...thursdays, status })
  expect(
    screen.getByRole("link", { name: new RegExp(`^${does} ?: Harvest supper$`) }),
  ).toHaveAttribute("href", "/whatson/harvest-supper/harvest-supper.ics")
  const dates = within(screen.getByRole("region", { name: "The dates announced" }))
  expect(
    dates.getByRole("link", {
      name: new RegExp(`^${does} ?: Harvest supper, Thursday 3 December$`),
    }),
  ).toHaveAttribute("href", "/whatson/harvest-supper/harvest-supper-2026-12-03.ics")
  expect(dates.getByText("Thursday 3 December").closest("s")).not.toBeNull()
  expect(screen.queryByRole("link", { name: /Book|Add/ })).not.toBeInTheDocument()
})

test("the last date of a series can be corrected like the others", () => {
  show({
    ...thursdays,
    status: "cancelled",
    recurrence: { frequency: "weekly", until: "2026-11-26" },
  })
  expect(
    screen.getByRole("link", { name: /^Update.*supper, Thursday 26 November$/ }),
  ).toBeInTheDocument()
})

test("who comes to what has gone on for days books the day that it is", () => {
  show(supper({ startsAt: "2026-11-18T10:00:00.000Z" }))
  expect(screen.getByRole("link", { name: /^Book a table/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/&day=2026-11-20$/),
  )
})

test("who has the address of a past event reads that it is over, and what is on", () => {
  const past = { startsAt: "2026-11-01T19:00:00.000Z", endsAt: "2026-11-01T22:00:00.000Z" }
  show(supper(past), { others: [jazz] })
  expect(text().indexOf("This is over.")).toBeLessThan(text().indexOf("Harvest supper"))
  expect(text()).toContain("It was on Sunday 1 November, 19:00–22:00")
  expect(screen.queryByRole("link", { name: /Book|calendar/ })).not.toBeInTheDocument()
  const others = within(screen.getByRole("region", { name: "What’s on now" }))
  expect(others.getByRole("link", { name: "Jazz" })).toHaveAttribute("href", "/whatson/jazz")
})

test.each(["none", "weekly"] as const)(
  "what is postponed is not over with its date, and waits for a new one: %s",
  (frequency) => {
    const past = { startsAt: "2026-11-01T19:00:00.000Z", endsAt: "2026-11-01T22:00:00.000Z" }
    const recurrence = frequency === "none" ? { frequency } : { frequency, until: "2026-11-08" }
    show(supper({ ...past, recurrence, status: "postponed", statusNote: "The roof leaks." }))
    expect(text()).toMatch(/This is postponed\. The roof leaks\./)
    expect(text()).not.toMatch(/This is over|It was on|The dates announced/)
    expect(screen.getByText(/Sunday [18] November/).closest("s")).not.toBeNull()
    expect(screen.getByRole("region", { name: "When there is a new date" })).toBeInTheDocument()
    expect(screen.getByRole("link", { name: /^Call .*, Ember House$/ })).toBeVisible()
    expect(screen.queryByRole("link", { name: /calendar/ })).not.toBeInTheDocument()
  },
)

test("what else is on at the venue stands under the venue's name", () => {
  show(supper(), { others: [jazz] })
  expect(screen.getByRole("region", { name: "Also at Ember House" })).toBeInTheDocument()
})

test("everything can be read without scripts", () => {
  const html = renderToString(<EventView model={model(supper())} now={now} />)
  expect(html).toContain("Saturday 28 November")
})

test("what was moved says when it was to be, and that a seat is still to be had", () => {
  show(supper({ previousStartsAt: "2026-11-21T18:30:00.000Z", placesLeft: 9 }))
  const moved = "This has been moved: it was to be on Saturday 21 November, 18:30."
  expect(text().indexOf(moved)).toBeLessThan(text().indexOf("Harvest supper"))
  expect(text()).toContain(moved)
  expect(text()).toContain("9 places left")
})

test("what is postponed gives no date that it was moved to, and whom to ask", () => {
  show(supper({ status: "postponed", previousStartsAt: "2026-11-21T18:30:00.000Z", placesLeft: 9 }))
  expect(text()).not.toMatch(/moved|places left/)
  expect(
    screen.getByRole("link", { name: /^Call \+44 20 7946 0400 ?, Ember House$/ }),
  ).toBeVisible()
})

test("whom to ask for a place when all are sold is a telephone call away", () => {
  show(supper({ status: "soldOut", statusNote: "Leave your name with us." }))
  expect(screen.getByRole("link", { name: /Call/ })).toHaveAttribute("href", "tel:+442079460400")
  expect(screen.queryByRole("link", { name: /Book a table|Tickets/ })).not.toBeInTheDocument()
})
