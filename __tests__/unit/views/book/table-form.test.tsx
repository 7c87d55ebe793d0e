import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import type { BookAnswer, TimesAnswer } from "../../../../shared/booking/booking-form"
import type { BookModel } from "../../../../src/content/pages/book"
import { BookView } from "../../../../src/views/book/book-view"
import { LocationTable } from "../../../../src/views/location/location-table"
import { kept } from "../../../../src/ui/card/card-store"
import { card, hasKept } from "../../ui/card/kept-things"
import { bookableVenue, pageText, venueIn } from "../venue-fixtures"

const own = bookableVenue(venueIn("Rome", "400 Trastevere"), {
  method: "own",
  maxPartySize: 8,
  daysAhead: 60,
})
const provided = bookableVenue(venueIn("London", "400 Soho"), {
  method: "online",
  url: "https://www.exploretock.com/400-soho",
})
const model: BookModel = {
  page: pageText("Book"),
  venues: [own, provided],
  tastingMenus: [],
  events: [{ title: "Dough class", slug: "dough-class", venues: [own.slug], closed: undefined }],
}

const at = (time: string): number => Date.parse(`2026-11-27T${time}:00+01:00`)
const slot = (time: string, isFree = true) => ({
  time,
  isFree,
  isNextDay: false,
  startsAt: at(time),
  endsAt: at(time) + 6_300_000,
})
const times: TimesAnswer = {
  token: "token",
  offer: {
    kind: "services",
    services: [
      {
        opens: "19:00",
        closes: "23:30",
        slots: [slot("19:00", false), slot("19:30"), slot("20:00")],
      },
    ],
  },
}
const booked: BookAnswer = {
  is: "booked",
  reference: "B7QX-29KD",
  state: "confirmed",
  startsAt: at("19:30"),
  party: 2,
  address: "/api/booking/of/token",
  choice: "",
  calendar: "/api/booking/of/token/table.ics",
}

/** In milliseconds: times are asked for once a guest has stopped choosing. */
const SLOW = { timeout: 5000 }

const realFetch = globalThis.fetch
let sent: Record<string, string>[]
/** What the server answers, one after the other; an error is a lost network. */
function answerWith(...answers: (object | Error)[]): void {
  sent = []
  globalThis.fetch = ((_address: string, init: RequestInit) => {
    if (init.method === "POST") sent.push(JSON.parse(String(init.body)) as Record<string, string>)
    const [next = times] = init.method === "POST" ? answers.splice(0, 1) : [times]
    if (next instanceof Error) return Promise.reject(next)
    return Promise.resolve({ status: 200, json: () => Promise.resolve(next) })
  }) as typeof fetch
}
/** What the server says of every day. */
function offerTimes(offer: TimesAnswer["offer"]): void {
  const answer: TimesAnswer = { token: "token", offer }
  globalThis.fetch = (() =>
    Promise.resolve({
      status: 200,
      json: () => Promise.resolve(answer),
    })) as unknown as typeof fetch
}
afterEach(() => {
  jest.restoreAllMocks()
  globalThis.fetch = realFetch
  sessionStorage.clear()
  localStorage.clear()
})
beforeEach(() => {
  // The days below are to come, whenever this runs.
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-24T09:00:00Z"))
  window.history.replaceState(null, "", "/book?venue=400-trastevere&day=2026-11-27&party=2")
})

async function fillIn(): Promise<void> {
  await userEvent.click(await screen.findByRole("radio", { name: "19:30" }, SLOW))
  await userEvent.type(screen.getByLabelText("Your name"), "Ada Rossi")
  await userEvent.type(screen.getByLabelText("E-mail"), "ada@example.org")
}
const send = () => userEvent.click(screen.getByRole("button", { name: /^Book for 2 guests/ }))

it("stands in the HTML as a form that works by itself", () => {
  const html = renderToString(<BookView model={model} />)
  expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/api\/booking\/times"/)
  expect(html).toMatch(/<input[^>]*type="date"[^>]*name="day"/)
  expect(html).toContain("Show times")
})

it("says what it finds in the same place from the first on, so that it is read out", async () => {
  answerWith()
  render(<BookView model={model} />)
  const placeOf = async (said: RegExp) =>
    (await screen.findByText(said, {}, SLOW)).closest("[role=status]")
  const place = await placeOf(/^Looking for tables/)
  expect(place).not.toBeNull()
  expect(await placeOf(/^Tables for 2 guests/)).toBe(place)
  offerTimes({ kind: "closed", next: undefined })
  fireEvent.change(screen.getByLabelText("When"), { target: { value: "2026-11-28" } })
  expect(await placeOf(/^Closed on this day/)).toBe(place)
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"))
  fireEvent.change(screen.getByLabelText("When"), { target: { value: "2026-11-29" } })
  expect(await placeOf(/^We cannot look into the book/)).toBe(place)
})

it("keeps the focus by the times where they are asked for, and asked for again", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"))
  window.history.replaceState(null, "", own.path)
  render(<LocationTable venue={own} />)
  const show = screen.getByRole("button", { name: "Show times" })
  await userEvent.click(show)
  const again = await screen.findByRole("button", { name: "Try again" }, SLOW)
  expect(show).toHaveFocus()
  answerWith()
  await userEvent.click(again)
  expect(await screen.findByRole("radio", { name: "19:30" }, SLOW)).toBeVisible()
  expect(screen.getByLabelText("When")).toHaveFocus()
})

it("goes on in a provider’s form that a guest asks for, and leaves them where they go then", async () => {
  window.history.replaceState(null, "", "/book?venue=400-soho")
  render(<BookView model={model} />)
  await userEvent.click(screen.getByRole("button", { name: "Show Tock’s form here" }))
  expect(screen.getByTitle(/Tock.*400 Soho/)).toHaveFocus()
  const party = screen.getByLabelText("How many")
  await userEvent.type(party, "{Backspace}4")
  expect(party).toHaveFocus()
})

it("leads from a day that is closed to the next one that has tables", async () => {
  offerTimes({ kind: "closed", next: "2026-11-30" })
  render(<BookView model={model} />)
  const next = await screen.findByRole(
    "button",
    { name: "Show tables on Monday 30 November" },
    SLOW,
  )
  offerTimes(times.offer)
  await userEvent.click(next)
  expect(
    await screen.findByText("Tables for 2 guests on Monday 30 November", {}, SLOW),
  ).toBeVisible()
  expect(screen.getByLabelText("When")).toHaveFocus()
})

it("leads a party that is too large to a person and to rooms of its own, in writing too", async () => {
  window.history.replaceState(null, "", "/book?venue=400-trastevere&day=2026-11-27&party=14")
  offerTimes({ kind: "tooMany", largest: 8 })
  render(<BookView model={model} />)
  expect(await screen.findByText(/^Up to 8 guests can be booked here/, {}, SLOW)).toBeVisible()
  const hrefOf = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href")
  expect(hrefOf(/^Call \+/)).toMatch(/^tel:/)
  expect(hrefOf("Rooms for larger parties")).toBe("/functions?guests=14")
  expect(hrefOf("Write to us instead")).toBe("/contact")
})

it("names the next day to book where it is too late for today", async () => {
  offerTimes({ kind: "past", next: "2026-11-28" })
  render(<BookView model={model} />)
  const said = await screen.findByText(/^Nothing can be booked any more for this day/, {}, SLOW)
  expect(said).toHaveTextContent("The next one to book is Saturday 28 November.")
})

it("does not call a day over that is too short for a table", async () => {
  offerTimes({ kind: "none", reason: "Short lunch", next: "2026-11-28" })
  render(<BookView model={model} />)
  const said = await screen.findByText(/^No tables on this day: Short lunch\./, {}, SLOW)
  expect(said).toHaveTextContent("The next one to book is Saturday 28 November.")
})

describe("without a day in its address", () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ["the evening that goes on past midnight", "2026-11-27T23:10:00Z", 0, "2026-11-27"],
    ["the next one, once that is too late", "2026-11-27T23:10:00Z", 2, "2026-11-28"],
    ["the evening whose end can be booked still", "2026-11-27T21:30:00Z", 2, "2026-11-27"],
    ["the first one that the notice leaves", "2026-11-27T11:00:00Z", 24, "2026-11-28"],
  ])("it begins with %s", (_, now, noticeHours, day) => {
    jest.useFakeTimers({ now: Date.parse(now) })
    window.history.replaceState(null, "", "/book?venue=400-trastevere")
    const late = { opens: "19:00", closes: "01:30" }
    const weekly = (["friday", "saturday"] as const).map((on) => ({ day: on, ...late }))
    const hours = { ...own.hours, weekly, exceptions: [] }
    const venue = { ...own, hours, booking: { ...own.booking, noticeHours } }
    render(<BookView model={{ ...model, venues: [venue, provided] }} />)
    expect(screen.getByLabelText("When")).toHaveValue(day)
  })
})

it("books a free time, and says the reference", async () => {
  answerWith(booked)
  render(<BookView model={model} />)
  await fillIn()
  await send()
  const heading = await screen.findByRole("heading", { name: "Your table is booked, Ada Rossi." })
  expect(heading).toHaveFocus()
  expect(screen.getByText("B7QX-29KD")).toBeInTheDocument()
  expect(sent).toMatchObject([
    {
      venue: "400-trastevere",
      day: "2026-11-27",
      time: "19:30",
      party: "2",
      "form-token": "token",
    },
  ])
})

it("says for how many the table stands, where that is not what was asked for last", async () => {
  answerWith({ ...booked, party: 4 })
  render(<BookView model={model} />)
  await fillIn()
  await send()
  expect(await screen.findByText(/^400 Trastevere, .*, 4 guests\.$/)).toBeInTheDocument()
})

it("says what is wrong when it is sent, and of each field until it is mended", async () => {
  answerWith()
  render(<BookView model={model} />)
  await userEvent.click(await screen.findByRole("radio", { name: "19:30" }, SLOW))
  const name = screen.getByLabelText("Your name")
  const email = screen.getByLabelText("E-mail")
  await userEvent.type(email, "ada")
  expect(email).not.toHaveAttribute("aria-invalid")
  await send()
  expect(name).toHaveAttribute("aria-invalid")
  expect(email).toHaveAttribute("aria-invalid")
  await userEvent.type(name, "Ada")
  expect(name).not.toHaveAttribute("aria-invalid")
  expect(screen.queryByText("Please tell us your name.")).not.toBeInTheDocument()
  await userEvent.type(email, "@example")
  expect(email).toHaveAttribute("aria-invalid")
  await userEvent.type(email, ".org")
  expect(email).not.toHaveAttribute("aria-invalid")
  expect(email).not.toHaveAccessibleDescription(/does not look like/)
  // What is wrong again is told when it is sent again.
  await userEvent.clear(name)
  expect(name).not.toHaveAttribute("aria-invalid")
})

it("says of a day or a number that cannot be looked for which it is, until it is another", async () => {
  const problems = { day: "day past" }
  globalThis.fetch = (() =>
    Promise.resolve({
      status: 422,
      json: () => Promise.resolve({ is: "problems", problems }),
    })) as unknown as typeof fetch
  render(<BookView model={model} />)
  await screen.findByText("That day has passed. Please choose a later one.", undefined, SLOW)
  const day = screen.getByLabelText("When")
  expect(day).toBeInvalid()
  expect(day).toHaveAccessibleDescription("That day has passed. Please choose a later one.")
  expect(screen.getByLabelText("How many")).not.toBeInvalid()
  answerWith()
  fireEvent.change(day, { target: { value: "2026-11-28" } })
  await screen.findByRole("radio", { name: "19:30" }, SLOW)
  expect(day).not.toBeInvalid()
  expect(day).not.toHaveAccessibleDescription()
})

it("has the times before the terms: they are what a guest comes for", async () => {
  answerWith()
  render(<BookView model={model} />)
  const time = await screen.findByRole("radio", { name: "19:30" }, SLOW)
  const [terms] = screen.getAllByText("Book here")
  expect(time.compareDocumentPosition(terms ?? time)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it("books for the event that the guest comes from", async () => {
  window.history.replaceState(
    null,
    "",
    "/book?venue=400-trastevere&event=dough-class&day=2026-11-27&party=2",
  )
  answerWith(booked)
  render(<BookView model={model} />)
  expect(screen.getByText(/^For Dough class\./)).toBeInTheDocument()
  await fillIn()
  await send()
  await screen.findByText("B7QX-29KD")
  expect(sent).toMatchObject([{ event: "dough-class", menu: "" }])
})

it("says that the event cannot be booked any more, where that has changed while the guest wrote", async () => {
  window.history.replaceState(null, "", "/book?venue=400-trastevere&event=dough-class&party=2")
  answerWith({ is: "problems", problems: { event: "no choice" } })
  render(<BookView model={model} />)
  await fillIn()
  await send()
  expect(await screen.findByText(/^Tables for this event cannot be booked any more/)).toBeVisible()
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada Rossi")
})

it("has the confirmation in the place of everything that invites to book", async () => {
  answerWith(booked)
  render(<BookView model={model} />)
  await fillIn()
  await send()
  await screen.findByText("B7QX-29KD")
  const finder = within(document.querySelector<HTMLElement>(".booking-finder") ?? document.body)
  expect(finder.queryByRole("combobox")).not.toBeInTheDocument()
  expect(finder.queryByLabelText("When")).not.toBeInTheDocument()
  expect(finder.queryByText("Book here")).not.toBeInTheDocument()
  expect(
    finder.getByText(/^400 Trastevere, Friday 27 November 2026, 19:30, 2 guests/),
  ).toBeVisible()
  expect(finder.getByRole("link", { name: "Change or cancel" })).toHaveAttribute(
    "href",
    "/api/booking/of/token",
  )
})

it("leads to where a mistyped address is put right, so that nobody books a second table for it", async () => {
  answerWith(booked)
  render(<BookView model={model} />)
  await fillIn()
  await send()
  const link = await screen.findByRole("link", { name: "Wrong address? Correct it" })
  expect(link).toHaveAttribute("href", "/api/booking/of/token#booking-email")
})

it("has it in the place of the form on a venue’s page too, until another table is wanted", async () => {
  answerWith(booked)
  window.history.replaceState(null, "", own.path)
  render(<LocationTable venue={own} />)
  await userEvent.click(screen.getByRole("button", { name: "Show times" }))
  await fillIn()
  await send()
  expect(await screen.findByRole("heading", { name: /Your table is booked/ })).toHaveFocus()
  expect(screen.queryByLabelText("How many")).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Book another table" }))
  expect(screen.getByLabelText("When")).toHaveFocus()
  expect(screen.queryByText("B7QX-29KD")).not.toBeInTheDocument()
})

it("has what was asked for on a venue’s page, and its times, for who comes back to it", async () => {
  answerWith()
  window.history.replaceState(null, "", own.path)
  const { unmount } = render(<LocationTable venue={own} />)
  expect(screen.getByRole("button", { name: "Show times" })).toBeVisible()
  fireEvent.change(screen.getByLabelText("When"), { target: { value: "2026-11-27" } })
  fireEvent.change(screen.getByLabelText("How many"), { target: { value: "4" } })
  await fillIn()
  unmount()
  render(<LocationTable venue={own} />)
  expect(
    await screen.findByText("Tables for 4 guests on Friday 27 November", {}, SLOW),
  ).toBeVisible()
  expect(screen.getByLabelText("When")).toHaveValue("2026-11-27")
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada Rossi")
})

it("shows the times as soon as how many come is said, on a venue’s page too", async () => {
  answerWith()
  window.history.replaceState(null, "", own.path)
  render(<LocationTable venue={own} />)
  fireEvent.change(screen.getByLabelText("How many"), { target: { value: "4" } })
  expect(await screen.findByText(/^Tables for 4 guests/, {}, SLOW)).toBeVisible()
})

it("looks up the same times again for who comes back, where neither day nor party was changed", async () => {
  answerWith()
  window.history.replaceState(null, "", own.path)
  const { unmount } = render(<LocationTable venue={own} />)
  await userEvent.click(screen.getByRole("button", { name: "Show times" }))
  await screen.findByRole("radio", { name: "19:30" }, SLOW)
  unmount()
  render(<LocationTable venue={own} />)
  expect(await screen.findByRole("radio", { name: "19:30" }, SLOW)).toBeVisible()
})

it("books another table for the same guest, of which the times are looked for anew", async () => {
  answerWith(booked, { ...booked, reference: "BAAA-2222" })
  render(<BookView model={model} />)
  await fillIn()
  await userEvent.type(screen.getByLabelText(/^Anything we should know/), "With a pram")
  await send()
  await screen.findByText("B7QX-29KD")
  await userEvent.click(screen.getByRole("button", { name: "Book another table" }))
  expect(screen.getByRole("radio", { name: "20:00" })).toBeDisabled()
  await userEvent.clear(screen.getByLabelText("How many"))
  await userEvent.type(screen.getByLabelText("How many"), "4")
  const time = () => screen.getByRole("radio", { name: "20:00" })
  await waitFor(() => expect(time()).toBeEnabled(), SLOW)
  await userEvent.click(time())
  await userEvent.type(screen.getByLabelText("E-mail"), "{End}")
  await userEvent.click(screen.getByRole("button", { name: /^Book for 4 guests/ }))
  await screen.findByText("BAAA-2222")
  expect(sent.map(({ party, time }) => [party, time])).toEqual([
    ["2", "19:30"],
    ["4", "20:00"],
  ])
  expect(sent.map(({ name, message }) => [name, message])).toEqual([
    ["Ada Rossi", "With a pram"],
    ["Ada Rossi", ""],
  ])
  expect(sent[0]?.["form-key"]).not.toBe(sent[1]?.["form-key"])
  expect(sent.map(({ another }) => another)).toEqual([undefined, "1"])
})

it("names what is missing beside its field, and goes there", async () => {
  answerWith(booked)
  render(<BookView model={model} />)
  await userEvent.click(await screen.findByRole("radio", { name: "19:30" }, SLOW))
  await send()
  expect(screen.getByLabelText("Your name")).toHaveFocus()
  expect(screen.getByLabelText("Your name")).toHaveAccessibleDescription(/tell us your name/)
  expect(screen.getByRole("alert")).toHaveTextContent("2 things need another look")
  expect(sent).toEqual([])
})

it("takes a long note whole, and says that it is too long", async () => {
  answerWith(booked)
  render(<BookView model={model} />)
  await fillIn()
  const note = screen.getByLabelText(/^Anything we should know/)
  await userEvent.click(note)
  await userEvent.paste(`${"a".repeat(2000)} NO NUTS`)
  expect(note).toHaveDisplayValue(/NO NUTS$/)
  await send()
  expect(note).toHaveFocus()
  expect(note).toHaveAccessibleDescription(/is too long/)
  expect(sent).toEqual([])
})

it("says what is free where the time has just gone", async () => {
  answerWith({ is: "taken", offer: times.offer })
  render(<BookView model={model} />)
  await fillIn()
  await send()
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/20:00/))
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada Rossi")
})

it("says that there is one booking where another form has made it, and whose mail has the link", async () => {
  answerWith({ is: "known", reference: "B7QX-29KD" })
  render(<BookView model={model} />)
  await fillIn()
  await send()
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/already: B7QX-29KD/))
  expect(screen.getByRole("alert")).toHaveTextContent(/The mail to ada@example.org has the link/)
})

it("says what stays booked where there is no room for more", async () => {
  answerWith({ is: "taken", offer: times.offer, standing: 1 })
  render(<BookView model={model} />)
  await fillIn()
  await send()
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(/Your table for 1 guest stays booked/),
  )
})

it("offers the waiting list for a time that is full", async () => {
  answerWith({ ...booked, state: "waiting" })
  render(<BookView model={model} />)
  await fillIn()
  await userEvent.click(screen.getByRole("radio", { name: /^19:00.*full$/ }))
  await userEvent.click(screen.getByRole("button", { name: "Put me on the waiting list" }))
  await screen.findByRole("heading", { name: "You are on the waiting list, Ada Rossi." })
  expect(sent).toMatchObject([{ waits: "1" }])
})

it("keeps what was typed where the network is lost, and sends it under the same key, with what is written since", async () => {
  answerWith(new Error("offline"), booked)
  render(<BookView model={model} />)
  await fillIn()
  await send()
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(/What you have typed stays/),
  )
  await userEvent.type(screen.getByLabelText(/^Anything we should know/), "With a pram")
  await send()
  await screen.findByRole("heading", { name: /Your table is booked/ })
  expect(sent[1]?.["form-key"]).toBe(sent[0]?.["form-key"])
  expect(sent[0]?.["form-key"]).toMatch(/^[0-9a-f]{32}$/)
})

it("takes no note while it is sent that would not be in it, and takes it again where it was not booked", async () => {
  answerWith(new Error("offline"))
  render(<BookView model={model} />)
  await fillIn()
  const answered = globalThis.fetch
  let answer = (): void => undefined
  globalThis.fetch = (async (...asked: Parameters<typeof fetch>) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return answered(...asked)
  }) as typeof fetch
  const note = screen.getByLabelText(/^Anything we should know/)
  await send()
  await userEvent.type(note, "With a pram")
  expect(note).toHaveFocus()
  expect(note).toHaveValue("")
  answer()
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement())
  await userEvent.type(note, "With a pram")
  expect(note).toHaveValue("With a pram")
})

it("keeps what was typed over a reload", async () => {
  answerWith()
  const { unmount } = render(<BookView model={model} />)
  await fillIn()
  unmount()
  render(<BookView model={model} />)
  expect(await screen.findByLabelText("Your name")).toHaveValue("Ada Rossi")
  expect(screen.getByRole("radio", { name: "19:30" })).toBeChecked()
})

it("chooses no time again that is full by then, or of another day", async () => {
  sessionStorage.setItem("table-time", JSON.stringify(["400-trastevere", "2026-11-27", "19:00"]))
  answerWith()
  const { unmount } = render(<BookView model={model} />)
  expect(await screen.findByRole("radio", { name: /^19:00/ }, SLOW)).not.toBeChecked()
  unmount()
  sessionStorage.setItem("table-time", JSON.stringify(["400-trastevere", "2026-11-28", "19:30"]))
  render(<BookView model={model} />)
  expect(await screen.findByRole("radio", { name: "19:30" }, SLOW)).not.toBeChecked()
})

it("loads a provider’s form only when asked for, with what is known filled in", async () => {
  window.history.replaceState(null, "", "/book?venue=400-soho&day=2026-11-27&party=3")
  render(<BookView model={model} />)
  const finder = within(document.querySelector<HTMLElement>(".booking-finder") ?? document.body)
  expect(document.querySelector("iframe")).toBeNull()
  expect(finder.getByRole("link", { name: "Or book on Tock’s own page" })).toHaveAttribute(
    "href",
    "https://www.exploretock.com/400-soho?date=2026-11-27&size=3",
  )
  await userEvent.click(finder.getByRole("button", { name: "Show Tock’s form here" }))
  expect(screen.getByTitle("Tock’s booking form for 400 Soho")).toHaveAttribute(
    "src",
    "/api/booking/widget/400-soho?day=2026-11-27&party=3",
  )
})

describe("a guest with a card", () => {
  const Ada = card({ name: "Ada Rossi", email: "ada@example.org", party: 4, avoids: ["milk"] })

  it("finds the form filled in with it, the note for the kitchen too, and keeps the table as a ticket", async () => {
    hasKept({ card: Ada })
    answerWith(booked)
    render(<BookView model={model} />)
    await userEvent.click(await screen.findByRole("radio", { name: "19:30" }, SLOW))
    expect(screen.getByText(/^Filled from your card/)).toBeInTheDocument()
    expect(screen.getByLabelText("Your name")).toHaveValue("Ada Rossi")
    expect(screen.getByLabelText(/^Anything we should know/)).toHaveValue(
      "Allergies in our party: milk.",
    )
    await send()
    expect(await screen.findByText(/^This ticket is kept on this device/)).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "See your ticket" })).toHaveAttribute(
      "href",
      "/your-card",
    )
    expect(sent).toMatchObject([{ name: "Ada Rossi", message: "Allergies in our party: milk." }])
    expect(kept().tickets).toMatchObject([
      {
        reference: "B7QX-29KD",
        venue: { name: "400 Trastevere", slug: "400-trastevere" },
        startsAt: at("19:30"),
        party: 2,
      },
    ])
  })

  it("reads beside the reference and on the ticket what the table is booked for", async () => {
    hasKept({ card: Ada })
    answerWith({ ...booked, choice: "Long supper" })
    render(<BookView model={model} />)
    await userEvent.click(await screen.findByRole("radio", { name: "19:30" }, SLOW))
    await send()
    expect(await screen.findByText(/^Long supper, 400 Trastevere, Friday /)).toBeInTheDocument()
    await waitFor(() => expect(kept().tickets).toMatchObject([{ choice: "Long supper" }]))
  })

  it("is asked for as many as the card says where nothing else is known", async () => {
    hasKept({ card: Ada })
    answerWith()
    window.history.replaceState(null, "", "/book?venue=400-trastevere&day=2026-11-27")
    render(<BookView model={model} />)
    await waitFor(() => expect(screen.getByLabelText("How many")).toHaveValue(4))
  })

  it("is not filled in again where something was typed, or taken out", async () => {
    hasKept({ card: Ada })
    answerWith()
    const { unmount } = render(<BookView model={model} />)
    await userEvent.click(await screen.findByRole("radio", { name: "19:30" }, SLOW))
    await userEvent.clear(screen.getByLabelText(/^Anything we should know/))
    await userEvent.type(screen.getByLabelText("Your name"), " and friends")
    unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("ada@example.org")
    render(<BookView model={model} />)
    const name = await screen.findByLabelText("Your name")
    await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveValue("ada@example.org"))
    expect(name).toHaveValue("Ada Rossi and friends")
    expect(screen.getByLabelText(/^Anything we should know/)).toHaveValue("")
  })
})

it("does not keep what was sent, and nothing at all once it is booked", async () => {
  answerWith(new TypeError("Failed to fetch"), new TypeError("Failed to fetch"), booked)
  render(<BookView model={model} />)
  await fillIn()
  await send()
  await screen.findByRole("alert")
  const { "table-draft": draft, ...others } = { ...sessionStorage } as Record<string, string>
  expect(draft).toContain("ada@example.org")
  expect(Object.keys(others)).toContain("table-key")
  expect(JSON.stringify(others)).not.toMatch(/Ada Rossi|ada@example\.org/)
  await send()
  await userEvent.type(screen.getByLabelText("Your name"), "ni")
  await send()
  await screen.findByText("B7QX-29KD")
  const keys = sent.map((one) => one["form-key"])
  expect(keys[0]).toMatch(/./)
  expect(new Set(keys).size).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})

it("keeps a ticket for who has no card only when asked to", async () => {
  answerWith(booked)
  render(<BookView model={model} />)
  await fillIn()
  await send()
  const keep = await screen.findByRole("button", { name: "Keep this ticket on this device" })
  expect(localStorage).toHaveLength(0)
  await userEvent.click(keep)
  expect(await screen.findByRole("link", { name: "See your ticket" })).toHaveFocus()
  expect(kept()).toMatchObject({ card: undefined, tickets: [{ reference: "B7QX-29KD" }] })
})

it("gives no ticket for a place on the waiting list", async () => {
  answerWith({ ...booked, state: "waiting" })
  render(<BookView model={model} />)
  await fillIn()
  await userEvent.click(screen.getByRole("radio", { name: /^19:00.*full$/ }))
  await userEvent.click(screen.getByRole("button", { name: "Put me on the waiting list" }))
  await screen.findByRole("heading", { name: /You are on the waiting list/ })
  expect(screen.queryByRole("button", { name: /Keep this ticket/ })).not.toBeInTheDocument()
})
