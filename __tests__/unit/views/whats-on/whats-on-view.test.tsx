import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { EventModel } from "../../../../src/content/event"
import { pagingOf } from "../../../../src/content/list-page"
import type { WhatsOnModel } from "../../../../src/content/pages/whatson"
import { LIST_PAGE_SIZES } from "../../../../shared/list-pages"
import { agendaOf } from "../../../../src/views/whats-on/whats-on-agenda"
import { WhatsOnView } from "../../../../src/views/whats-on/whats-on-view"
import { event } from "../event-fixtures"
import { pageText } from "../venue-fixtures"

const now = new Date("2026-11-20T12:00:00Z")
const siteUrl = "https://www.quattrocento.example"

const supper = event({ title: "Harvest supper", slug: "harvest-supper" })
const milan: EventModel["venue"] = {
  ...supper.venue,
  name: "Cantina",
  slug: "cantina",
  path: "/locations/cantina",
  city: "Milano",
  timeZone: "Europe/Rome",
}
const thursdays = event({
  title: "Vinyl Thursdays",
  slug: "vinyl-thursdays",
  startsAt: "2026-10-01T18:00:00.000Z",
  endsAt: "2026-10-01T21:00:00.000Z",
  recurrence: { frequency: "weekly", until: "2026-12-17" },
})

function model(...events: EventModel[]): WhatsOnModel {
  return {
    page: pageText("What’s on", { heading: "Nothing on", text: "New dates soon." }),
    events,
  }
}

beforeEach(() => window.history.replaceState(null, "", "/whatson"))

afterEach(() => jest.useRealTimers())

const titles = (): (string | null)[] =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

test("events stand in order of date, the week ahead first, with what has ended left out", () => {
  const january = event({
    title: "Epiphany lunch",
    slug: "epiphany-lunch",
    startsAt: "2027-01-06T12:00:00.000Z",
    endsAt: "2027-01-06T15:00:00.000Z",
  })
  const past = event({
    title: "Long gone",
    slug: "long-gone",
    startsAt: "2026-01-06T12:00:00.000Z",
    endsAt: "2026-01-06T15:00:00.000Z",
  })
  render(
    <WhatsOnView model={model(january, past, supper, thursdays)} now={now} siteUrl={siteUrl} />,
  )
  expect(titles()).toEqual(["Vinyl Thursdays", "Harvest supper", "Epiphany lunch"])
  const week = screen.getByRole("region", { name: "The week ahead" })
  expect(within(week).getByText("Vinyl Thursdays")).toBeInTheDocument()
  const november = screen.getByRole("region", { name: "Later in November" })
  expect(within(november).getByText("Harvest supper")).toBeInTheDocument()
  expect(screen.getByRole("region", { name: "January 2027" })).toBeInTheDocument()
})

test("a repeating event says how it repeats and when it comes next", () => {
  render(<WhatsOnView model={model(thursdays)} now={now} siteUrl={siteUrl} />)
  const article = screen.getByRole("article", { name: "Vinyl Thursdays" })
  expect(article).toHaveTextContent("Thursday 26 November, 19:00–22:00")
  expect(article).toHaveTextContent(
    "Every Thursday until 17 December; next Thu 26 Nov, Thu 3 Dec and Thu 10 Dec",
  )
})

test("a series that ends between two dates names the day of its last one", () => {
  const untilSaturday = {
    ...thursdays,
    recurrence: { frequency: "weekly" as const, until: "2026-12-19" },
  }
  render(<WhatsOnView model={model(untilSaturday)} now={now} siteUrl={siteUrl} />)
  expect(screen.getByText(/Every Thursday until 17 December/)).toBeInTheDocument()
})

test("a cancelled event says so in words, sells no tickets and updates a calendar", () => {
  const cancelled = event({
    title: "Chestnut night",
    slug: "chestnut-night",
    status: "cancelled",
    statusNote: "Tickets are refunded.",
    ticketUrl: "https://tickets.example/chestnut",
  })
  render(<WhatsOnView model={model(cancelled)} now={now} siteUrl={siteUrl} />)
  expect(screen.getByText("Cancelled")).toBeInTheDocument()
  expect(screen.getByText("Tickets are refunded.")).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /Tickets/ })).not.toBeInTheDocument()
  const update = screen.getByRole("link", { name: /Update your calendar.*Chestnut night/ })
  expect(update).toHaveAttribute("href", "/whatson/chestnut-night/chestnut-night.ics")
})

test("an event can be added to a calendar from a file named after it", () => {
  render(<WhatsOnView model={model(supper)} now={now} siteUrl={siteUrl} />)
  const link = screen.getByRole("link", { name: /Add to calendar.*Harvest supper/ })
  expect(link).toHaveAttribute("href", "/whatson/harvest-supper/harvest-supper.ics")
})

test("a calendar of all events can be subscribed to, and one of the venue that is chosen", async () => {
  render(
    <WhatsOnView
      model={model(supper, { ...thursdays, venue: milan })}
      now={now}
      siteUrl={siteUrl}
    />,
  )
  const subscribe = screen.getByRole("link", { name: /^Subscribe.*all events$/ })
  expect(subscribe).toHaveAttribute("href", "webcal://www.quattrocento.example/whatson/events.ics")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Venue" }), milan.slug)
  expect(screen.queryByRole("link", { name: /^Subscribe.*all events$/ })).not.toBeInTheDocument()
  const [chosen] = screen.getAllByRole("link", { name: /^Subscribe.*Cantina, Milano$/ })
  expect(chosen).toHaveAttribute(
    "href",
    `webcal://www.quattrocento.example/locations/${milan.slug}/events.ics`,
  )
})

test("each venue's calendar can be subscribed to, or its address given to another app, without scripts too", () => {
  const html = renderToString(
    <WhatsOnView
      model={model(supper, { ...thursdays, venue: milan })}
      now={now}
      siteUrl={siteUrl}
    />,
  )
  const page = document.createElement("div")
  page.innerHTML = html
  const calendars = within(page).getByText("Calendars of single venues").closest("details")
  const links = [...(calendars?.querySelectorAll("a") ?? [])]
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    [
      ["Cantina, Milano", "/locations/cantina/events.ics"],
      ["Ember House, London", "/locations/ember-house/events.ics"],
    ].flatMap(([venue, path]) => [
      [`Subscribe to the calendar of ${venue}`, `webcal://www.quattrocento.example${path}`],
      [`Address of the calendar of ${venue}, for other apps`, path],
    ]),
  )
})

test("the next event's poster is the page's picture; its own stands where nothing is on", () => {
  const page = { ...model().page, hero: { ...supper.image, alt: "The season" } }
  const { rerender } = render(
    <WhatsOnView model={{ page, events: [supper] }} now={now} siteUrl={siteUrl} />,
  )
  expect(screen.queryByRole("img", { name: "The season" })).not.toBeInTheDocument()
  rerender(<WhatsOnView model={{ page, events: [] }} now={now} siteUrl={siteUrl} />)
  expect(screen.getByRole("img", { name: "The season" })).toBeInTheDocument()
})

test("within the week what is called off stands after what goes ahead", () => {
  const called = event({
    title: "Chestnut night",
    slug: "chestnut-night",
    startsAt: "2026-11-21T19:00:00.000Z",
    endsAt: "2026-11-21T23:00:00.000Z",
    status: "postponed",
  })
  render(<WhatsOnView model={model(called, thursdays)} now={now} siteUrl={siteUrl} />)
  expect(titles()).toEqual(["Vinyl Thursdays", "Chestnut night"])
})

test("what is postponed stays at the end, without a date, once its date has passed", () => {
  const past = {
    startsAt: "2026-11-10T19:00:00.000Z",
    endsAt: "2026-11-10T23:00:00.000Z",
    status: "postponed" as const,
  }
  const firing = event({ title: "First firing", slug: "first-firing", ...past })
  const series = { ...firing, title: "Choir", slug: "choir" }
  series.recurrence = { frequency: "weekly", until: "2026-11-17" }
  render(<WhatsOnView model={model(firing, series, supper)} now={now} siteUrl={siteUrl} />)
  expect(titles()).toEqual(["Harvest supper", "Choir", "First firing"])
  const undated = screen.getByRole("region", { name: "Postponed" })
  expect(within(undated).queryByText(/10 November|Every Tuesday/)).not.toBeInTheDocument()
  expect(within(undated).queryByRole("link", { name: /calendar/ })).not.toBeInTheDocument()
})

test("a month in which all is postponed without a date has nothing on", () => {
  window.history.replaceState(null, "", "/whatson?view=month")
  const past = { startsAt: "2026-11-10T19:00:00.000Z", endsAt: "2026-11-10T23:00:00.000Z" }
  const firing = event({ title: "First firing", slug: "first-firing", ...past })
  firing.status = "postponed"
  const other = { ...firing, slug: "second-firing" }
  render(<WhatsOnView model={model(firing, other)} now={now} siteUrl={siteUrl} />)
  expect(screen.getByRole("heading", { name: "November 2026" })).toBeVisible()
  expect(screen.getByText("Nothing is on in this month.")).toBeVisible()
})

test("what is on today comes before the weekend, and is tonight's where it begins in the evening", () => {
  const friday = {
    ...supper,
    startsAt: "2026-11-20T19:00:00.000Z",
    endsAt: "2026-11-20T23:00:00.000Z",
  }
  const saturday = event({
    ...{ title: "Market", slug: "market" },
    ...{ startsAt: "2026-11-21T09:00:00.000Z", endsAt: "2026-11-21T13:00:00.000Z" },
  })
  const lunch = event({
    ...{ title: "Lunch", slug: "lunch" },
    ...{ startsAt: "2026-11-20T12:30:00.000Z", endsAt: "2026-11-20T15:00:00.000Z" },
  })
  const labels = (...events: EventModel[]): string[] =>
    agendaOf(events, now).map(({ label }) => label)
  expect(labels(saturday, friday)).toEqual(["Tonight", "This weekend"])
  expect(labels(saturday, friday, lunch)).toEqual(["Today", "This weekend"])
  expect(labels(thursdays, friday)).toEqual(["Tonight", "On other days of the week ahead"])
})

test("what is over by now is not today's any more, though its next date is to come", () => {
  const weekly = {
    ...thursdays,
    startsAt: "2026-10-02T18:00:00.000Z",
    endsAt: "2026-10-02T21:00:00.000Z",
  }
  const labelAt = (viewed: string): string | undefined =>
    agendaOf([weekly], now, new Date(viewed))[0]?.label
  expect(labelAt("2026-11-20T21:59:00Z")).toBe("Tonight")
  expect(labelAt("2026-11-20T22:00:00Z")).toBe("The week ahead")
  expect(labelAt("2026-11-21T09:00:00Z")).toBe("The week ahead")
})

test("what began yesterday and still goes on is today's", () => {
  const fair = event({
    ...{ title: "Fair", slug: "fair" },
    ...{ startsAt: "2026-11-19T18:00:00.000Z", endsAt: "2026-11-22T16:00:00.000Z" },
  })
  expect(agendaOf([fair], now).map(({ label }) => label)).toEqual(["Today"])
})

test("a table is booked from an event's card, for the date that comes next", () => {
  render(<WhatsOnView model={model(thursdays)} now={now} siteUrl={siteUrl} />)
  expect(screen.getByRole("link", { name: "Book a table at Ember House" })).toHaveAttribute(
    "href",
    "/book?venue=ember-house&event=vinyl-thursdays&day=2026-11-26",
  )
})

test("no table is offered on the card of an event that takes none", () => {
  render(
    <WhatsOnView model={model({ ...supper, takesBookings: false })} now={now} siteUrl={siteUrl} />,
  )
  expect(screen.queryByRole("link", { name: /Book a table/ })).not.toBeInTheDocument()
})

test("the weekend comes first, then the days before it, then the months", () => {
  const labels = agendaOf([thursdays, supper], new Date("2026-11-24T08:00:00Z")).map(
    ({ label, entries }) => [label, ...entries.map((entry) => entry.event.title)],
  )
  expect(labels).toEqual([
    ["This weekend", "Harvest supper"],
    ["On other days of the week ahead", "Vinyl Thursdays"],
  ])
})

test("a monthly event moves on to its next month once its date is over", () => {
  const monthly: EventModel = {
    ...supper,
    startsAt: "2026-11-21T19:00:00.000Z",
    endsAt: "2026-11-21T23:00:00.000Z",
    recurrence: { frequency: "monthly", until: "2027-03-31" },
  }
  const built = new Date("2026-11-20T00:00:00Z")
  expect(agendaOf([monthly], built).map(({ label }) => label)).toEqual(["This weekend"])
  const later = agendaOf([monthly], built, new Date("2026-11-25T00:00:00Z"))
  expect(later.map(({ label }) => label)).toEqual(["December 2026"])
})

test("a visitor narrows the list to one venue, and the address keeps the choice", async () => {
  const inMilan = event({ title: "Growers’ table", slug: "growers-table", venue: milan })
  render(<WhatsOnView model={model(supper, inMilan)} now={now} siteUrl={siteUrl} />)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Venue" }), "Cantina, Milano")
  expect(titles()).toEqual(["Growers’ table"])
  expect(screen.getByRole("status")).toHaveTextContent("1 event")
  expect(window.location.search).toBe("?venue=cantina")
})

test("among the venues to choose from those that are open come first", () => {
  const alfama = { ...supper.venue, name: "Alfama", slug: "alfama", status: "openingSoon" as const }
  const firing = event({ title: "First firing", slug: "first-firing", venue: alfama })
  render(<WhatsOnView model={model(firing, supper)} now={now} siteUrl={siteUrl} />)
  const venues = within(screen.getByRole("combobox", { name: "Venue" })).getAllByRole("option")
  expect(venues.map((option) => option.getAttribute("value"))).toEqual([
    "",
    "ember-house",
    "alfama",
  ])
})

test("with nothing to come the page says so and leads onward", () => {
  render(<WhatsOnView model={model()} now={now} siteUrl={siteUrl} />)
  expect(screen.getByRole("heading", { name: "Nothing on" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "See our venues" })).toHaveAttribute("href", "/locations")
})

test("a page built days ago hydrates as it is, then drops what has ended since", () => {
  jest.useFakeTimers({ now: new Date("2026-11-27T09:00:00Z") })
  const later = event({
    title: "Dough school",
    slug: "dough-school",
    startsAt: "2026-12-05T10:00:00.000Z",
    endsAt: "2026-12-05T13:00:00.000Z",
  })
  const view = <WhatsOnView model={model(supper, later)} siteUrl={siteUrl} />
  const container = document.createElement("div")
  container.innerHTML = renderToString(view)
  document.body.append(container)
  expect(container).toHaveTextContent("Harvest supper")

  jest.setSystemTime(new Date("2026-12-01T09:00:00Z"))
  const onRecoverableError = jest.fn()
  render(view, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container).not.toHaveTextContent("Harvest supper")
  expect(container).toHaveTextContent("Dough school")
})

test("a visitor asks for a kind of event, or for the weekend, and is told when there is nothing like it", async () => {
  const class_ = event({
    title: "Dough school",
    slug: "dough-school",
    type: "class",
    startsAt: "2026-11-21T10:00:00.000Z",
    endsAt: "2026-11-21T13:00:00.000Z",
  })
  const events = [{ ...supper, type: "dinner" as const }, class_, thursdays]
  const page = { ...model().page, hero: { ...supper.image, alt: "The season" } }
  render(<WhatsOnView model={{ page, events }} now={now} siteUrl={siteUrl} />)
  await userEvent.click(screen.getByRole("radio", { name: "This weekend" }))
  expect(titles()).toEqual(["Dough school"])
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Dinners")
  expect(window.location.search).toBe("?view=weekend&type=dinner")
  expect(screen.getByRole("heading", { name: "Nothing like that is coming up" })).toBeVisible()
  // The choices stay where they were touched.
  expect(screen.queryByRole("img", { name: "The season" })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }))
  expect(screen.getByRole("status")).toHaveFocus()
  expect(titles()).toHaveLength(3)
})

test("a month shows each date of what repeats on its day, by the clock of the place", async () => {
  render(<WhatsOnView model={model(supper, thursdays)} now={now} siteUrl={siteUrl} />)
  await userEvent.click(screen.getByRole("radio", { name: "By month" }))
  expect(screen.getByRole("heading", { name: "November 2026" })).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Next month" }))
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeVisible()
  const next = screen.getByRole("button", { name: "Next month" })
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(next)
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeVisible()
  const cells = screen
    .getAllByRole("cell")
    .filter((cell) => within(cell).queryByRole("link", { name: "Vinyl Thursdays" }))
  expect(cells.map(({ textContent }) => /^\d+/.exec(textContent ?? "")?.[0])).toEqual([
    "3",
    "10",
    "17",
  ])
  expect(window.location.search).toBe("?view=month&month=2026-12")
})

test("who presses twice before a month is shown turns two months", () => {
  window.history.replaceState(null, "", "/whatson?view=month")
  const long = { ...thursdays, recurrence: { frequency: "weekly" as const, until: "2027-02-04" } }
  render(<WhatsOnView model={model(long, supper)} now={now} siteUrl={siteUrl} />)
  const next = screen.getByRole("button", { name: "Next month" })
  // Within one act nothing is shown in between.
  act(() => {
    next.click()
    next.click()
  })
  expect(screen.getByRole("heading", { name: "January 2027" })).toBeVisible()
})

const festival = event({
  title: "Fire festival",
  slug: "fire-festival",
  startsAt: "2026-11-27T18:00:00.000Z",
  endsAt: "2026-11-29T16:00:00.000Z",
})

const daysWith = (title: string): string[] =>
  screen
    .getAllByRole("cell")
    .filter((cell) => within(cell).queryByRole("link", { name: title }))
    .map(({ textContent }) => textContent ?? "")

test("what goes on for days stands on each of them in a month, and says until when it is on", () => {
  window.history.replaceState(null, "", "/whatson?view=month")
  render(<WhatsOnView model={model(festival, thursdays)} now={now} siteUrl={siteUrl} />)
  expect(daysWith("Fire festival")).toEqual([
    expect.stringMatching(/^27.*18:00 Fire festival/),
    expect.stringMatching(/^28Saturday 28 November.*goes on Fire festival/),
    expect.stringMatching(/^29Sunday 29 November.*until 16:00 Fire festival/),
  ])
})

test("of what is going on, a month shows the days that are left, and what lasts into the next month stands there too", async () => {
  window.history.replaceState(null, "", "/whatson?view=month")
  const advent = { ...festival, title: "Advent", endsAt: "2026-12-01T16:00:00.000Z" }
  render(
    <WhatsOnView
      model={model(advent, thursdays)}
      now={new Date("2026-11-29T09:00:00Z")}
      siteUrl={siteUrl}
    />,
  )
  expect(daysWith("Advent").map((text) => text.slice(0, 2))).toEqual(["29", "30"])
  await userEvent.click(screen.getByRole("button", { name: "Next month" }))
  expect(daysWith("Advent")).toEqual([expect.stringMatching(/^1.*until 16:00/)])
})

test("a month goes on until its last evening is over at the place of what is on, and no longer", () => {
  window.history.replaceState(null, "", "/whatson?view=month")
  const inNewYork = { ...supper.venue, timeZone: "America/New_York" }
  const [startsAt, endsAt] = ["2026-12-01T00:00:00.000Z", "2026-12-01T04:00:00.000Z"]
  const jazz = { ...supper, title: "Jazz", slug: "jazz", venue: inNewYork, startsAt, endsAt }
  const shownAt = (instant: string) => {
    const now = new Date(instant)
    const { unmount } = render(
      <WhatsOnView model={model(jazz, thursdays)} now={now} siteUrl={siteUrl} />,
    )
    const shown = [screen.getByRole("heading", { name: /2026$/ }).textContent, daysWith("Jazz")]
    unmount()
    return shown
  }
  expect(shownAt("2026-12-01T01:00:00Z")).toEqual([
    "November 2026",
    [expect.stringMatching(/^30.*19:00 Jazz/)],
  ])
  expect(shownAt("2026-12-01T04:30:00Z")).toEqual(["December 2026", []])
})

test("the list says on which day it ends", () => {
  render(<WhatsOnView model={model(festival)} now={now} siteUrl={siteUrl} />)
  expect(screen.getByRole("article")).toHaveTextContent(
    "Friday 27 November, 18:00–Sun 29 Nov, 16:00",
  )
})

test.each([
  ["began before it and still goes on", "2026-11-18T10:00:00Z", "2026-11-28T10:00:00Z", true],
  ["lasts into its Friday evening", "2026-11-27T12:00:00Z", "2026-11-27T18:30:00Z", true],
  ["is over before its Friday evening", "2026-11-26T12:00:00Z", "2026-11-27T15:00:00Z", false],
  // In Milan it is 00:30 of Monday; in London it would be Sunday.
  ["begins in the night after it, there", "2026-11-29T23:30:00Z", "2026-11-30T02:00:00Z", false],
])("what %s is or is not on this weekend", (_, startsAt, endsAt, isOn) => {
  window.history.replaceState(null, "", "/whatson?view=weekend")
  const shown = { ...festival, venue: milan, startsAt, endsAt }
  render(
    <WhatsOnView
      model={model(shown, supper)}
      now={new Date("2026-11-25T12:00:00Z")}
      siteUrl={siteUrl}
    />,
  )
  expect(titles().includes("Fire festival")).toBe(isOn)
})

test("a later page of many events says which it is, shows its own, and narrows all of them down", async () => {
  const many = Array.from({ length: 17 }, (_, at) =>
    event({ title: `Night ${at}`, slug: `night-${at}`, type: at === 0 ? "dinner" : "music" }),
  )
  const paging = pagingOf("whatson", many, { page: 2 })
  render(<WhatsOnView model={{ ...model(...many), ...paging }} now={now} siteUrl={siteUrl} />)
  expect(titles()).toEqual(many.slice(LIST_PAGE_SIZES.whatson).map(({ title }) => title))
  expect(screen.getByRole("link", { name: "Sooner events" })).toHaveAttribute("href", "/whatson")
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Dinners")
  expect(titles()).toEqual(["Night 0"])
  expect(screen.queryByRole("navigation", { name: "Pages of events" })).not.toBeInTheDocument()
})
