import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { basketName } from "../../../../shared/ordering/addresses"
import { keep } from "../../../../shared/submissions/kept-submissions"
import { TICKET_TO_KEEP } from "../../../../shared/tickets"
import { CARD_KEY } from "../../../../shared/guest-card"
import { changeKept, kept } from "../../../../src/ui/card/card-store"
import { noteKept } from "../../../../src/ui/forms/form-storage"
import { CardView } from "../../../../src/views/card/card-view"
import { fakeDatabases } from "../../shared/submissions/fake-database"
import { card, hasKept, orderTicket, ticket } from "../../ui/card/kept-things"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))

it("says in the HTML what it is, and that it needs scripts", () => {
  hasKept({ card: card({ name: "Ada" }) })
  const html = renderToString(<CardView />)
  expect(html).toContain("kept on this device and nowhere else")
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
  expect(html).not.toContain("Ada")
})

it("writes nothing before the guest says so", async () => {
  render(<CardView />)
  await userEvent.type(screen.getByLabelText("Your name"), "Ada")
  await userEvent.click(screen.getByRole("checkbox", { name: "Milk" }))
  expect(localStorage).toHaveLength(0)
  await press("Keep on this device")
  expect(kept().card).toMatchObject({ name: "Ada", avoids: ["milk"] })
  expect(screen.getByText("Kept on this device.")).toBeVisible()
})

it("changes what is kept, and leaves the favourites alone", async () => {
  const favourite = { dish: "Marinara", menu: { title: "The list", slug: "400-pizza" } }
  hasKept({ card: card({ name: "Ada", party: 4, favourites: [favourite] }) })
  render(<CardView />)
  await userEvent.clear(screen.getByLabelText("How many you usually are"))
  await press("Keep the changes")
  expect(kept().card).toMatchObject({ name: "Ada", party: undefined, favourites: [favourite] })
  expect(screen.getByRole("link", { name: "on The list" })).toHaveAttribute(
    "href",
    "/menus/400-pizza",
  )
  await press("Take off Marinara")
  expect(kept().card?.favourites).toEqual([])
  expect(screen.getByRole("heading", { name: "Favourite dishes" })).toHaveFocus()
})

it("says so where the browser keeps nothing", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  render(<CardView />)
  await press("Keep on this device")
  expect(screen.getByText(/keeps nothing for this site/)).toBeVisible()
})

it("erases everything with one tap, says so, and can undo it", async () => {
  hasKept({ card: card({ name: "Ada" }), tickets: [ticket("B1")] })
  render(<CardView />)
  await userEvent.type(screen.getByLabelText("Your name"), " Rossi")
  await press("Erase everything")
  expect(localStorage).toHaveLength(0)
  expect(screen.getByText(/^Everything is erased/)).toHaveFocus()
  expect(screen.getByLabelText("Your name")).toHaveValue("")
  expect(screen.queryByRole("article")).not.toBeInTheDocument()

  await press("Undo")
  expect(screen.getByText(/back on this device/)).toHaveFocus()
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada")
  expect(screen.getByRole("article")).toBeVisible()
})

it("erases what else the device knows of the guest, and nothing that is of nobody", async () => {
  hasKept({ card: card({ name: "Ada" }) })
  localStorage.setItem("without", "milk")
  localStorage.setItem(basketName("400-trastevere"), '{"Marinara":2}')
  localStorage.setItem("reading", "dark")
  sessionStorage.setItem("form-contact /contact", '{"name":"Ada"}')
  sessionStorage.setItem("table-draft", '{"name":"Ada"}')
  sessionStorage.setItem("table-key", "0123456789abcdef")
  sessionStorage.setItem("forno:order-draft", '{"name":"Ada"}')
  sessionStorage.setItem("scroll", "{}")
  render(<CardView />)
  await press("Erase everything")
  expect(Object.keys(localStorage)).toEqual(["reading"])
  expect(Object.keys(sessionStorage)).toEqual(["scroll"])
})

it("says what waits to be sent, and erases that too: it is never sent then", async () => {
  globalThis.indexedDB = fakeDatabases()
  await keep({ key: "one", address: "/api/forms/contact", entries: [["name", "Ada"]] })
  // Told by the next page with a form; nothing of it waits.
  await keep({ key: "two", address: "/api/forms/contact", entries: [], reference: "C7QX-29KD" })
  noteKept(true)
  render(<CardView />)
  expect(await screen.findByText(/^Kept here: a message that waits to be sent\./)).toBeVisible()
  await press("Erase everything")
  expect(screen.getByText(/messages that waited to be sent: those never reach us/)).toHaveFocus()
  expect(screen.queryByText(/^Kept here/)).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
})

it("says that another version wrote what is kept, writes nothing over it, and can erase it", async () => {
  const text = JSON.stringify({ version: 99, card: { name: "Ada" } })
  localStorage.setItem(CARD_KEY, text)
  render(<CardView />)
  expect(screen.getByText(/written by another version/)).toBeVisible()
  expect(screen.queryByText(/^Nothing is kept/)).not.toBeInTheDocument()
  await press("Keep on this device")
  expect(localStorage.getItem(CARD_KEY)).toBe(text)
  expect(screen.getAllByText(/written by another version/)).toHaveLength(2)
  await press("Erase everything")
  expect(localStorage).toHaveLength(0)
  expect(screen.getByText(/^Everything is erased/)).toHaveFocus()
  expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
  await press("Keep on this device")
  expect(kept().card).toBeDefined()
})

describe("tickets", () => {
  const inHours = (hours: number) => Date.now() + hours * 3_600_000

  it("stand on the card without a network, the next first, past ones gone", () => {
    hasKept({
      tickets: [
        ticket("B-LATER", { startsAt: inHours(50) }),
        ticket("B-OVER", { startsAt: inHours(-30) }),
        ticket("B-NEXT", { startsAt: inHours(3), choice: "Long supper" }),
      ],
    })
    render(<CardView />)
    const shown = screen.getAllByRole("article")
    expect(
      shown.map(({ textContent }) => /B-(NEXT|LATER|OVER)/.exec(textContent ?? "")?.[0]),
    ).toEqual(["B-NEXT", "B-LATER"])
    const [first] = shown
    if (!first) throw new Error("no ticket")
    const slip = within(first)
    expect(slip.getByText("Oven Lane 4, 00400 Rome")).toBeVisible()
    expect(slip.getByText("A ramp is at the side door.")).toBeVisible()
    expect(slip.getByText("Step-free entrance")).toBeVisible()
    expect(slip.getByText("2 guests")).toBeVisible()
    expect(slip.getByText("Long supper")).toBeVisible()
    expect(slip.getByRole("link", { name: /^Change or cancel/ })).toHaveAttribute(
      "href",
      "/api/booking/of/token",
    )
    expect(kept().tickets).toHaveLength(2)
  })

  it("are asked about again whenever the page is seen again", async () => {
    const { startsAt } = ticket("B1")
    hasKept({ tickets: [ticket("B1", { startsAt })] })
    const now = { isCancelled: false, startsAt, party: 2 }
    const answer = { ok: true, json: () => Promise.resolve({ ticket: now }) }
    Object.assign(globalThis, { fetch: () => Promise.resolve(answer) })
    render(<CardView />)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByText("This booking is cancelled.")).not.toBeInTheDocument()
    // Given back on the page that the ticket leads to; this one is found again as it was left.
    now.isCancelled = true
    act(() => void window.dispatchEvent(new Event("pageshow")))
    expect(await screen.findByText("This booking is cancelled.")).toBeVisible()
    now.isCancelled = false
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    await waitFor(() =>
      expect(screen.queryByText("This booking is cancelled.")).not.toBeInTheDocument(),
    )
  })

  it("of what was cancelled say so, offer no calendar, and go without a word of what stands", async () => {
    hasKept({ tickets: [ticket("B1", { isCancelled: true })] })
    render(<CardView />)
    const slip = within(screen.getByRole("article"))
    expect(slip.getByText("This booking is cancelled.")).toBeVisible()
    expect(slip.queryByRole("link", { name: /calendar/ })).not.toBeInTheDocument()
    expect(slip.getByRole("link", { name: /^See it/ })).toBeVisible()
    await press(/^Remove the ticket/)
    expect(screen.queryByText(/itself stands/)).not.toBeInTheDocument()
  })

  it("of an order say what is collected, and lead to how far it is", () => {
    hasKept({ tickets: [orderTicket("R1")] })
    render(<CardView />)
    const slip = within(screen.getByRole("article"))
    expect(slip.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["2 × Margherita", "1 × Lemonade, large"]),
    )
    expect(slip.getByText("Oven Lane 4, 00400 Rome")).toBeVisible()
    expect(slip.getByText("A ramp is at the side door.")).toBeVisible()
    expect(slip.queryByText(/guests?$/)).not.toBeInTheDocument()
    expect(slip.getByRole("link", { name: /^How far it is/ })).toHaveAttribute(
      "href",
      "/api/orders/of/token",
    )
    expect(slip.getByRole("link", { name: /^Add to calendar/ })).toHaveAttribute(
      "href",
      "/api/orders/of/token/order.ics",
    )
  })

  it("are kept that an order’s page has handed on, once, and said to be", async () => {
    sessionStorage.setItem(TICKET_TO_KEEP, JSON.stringify(orderTicket("R1")))
    const { unmount } = render(<CardView />)
    expect(await screen.findByText(/^This ticket is kept on this device/)).toHaveFocus()
    expect(within(screen.getByRole("article")).getByText("R1")).toBeVisible()
    expect(kept().tickets).toMatchObject([{ reference: "R1", party: undefined }])
    expect(sessionStorage).toHaveLength(0)
    await press(/^Remove the ticket/)
    expect(screen.getByText(/The order itself stands/)).toHaveFocus()
    unmount()
    render(<CardView />)
    expect(screen.queryByRole("article")).not.toBeInTheDocument()
  })

  it("are handed on still where they could not be kept, until they are", () => {
    const handed = JSON.stringify(orderTicket("R1"))
    sessionStorage.setItem(TICKET_TO_KEEP, handed)
    localStorage.setItem(CARD_KEY, JSON.stringify({ version: 99 }))
    const { unmount } = render(<CardView />)
    expect(kept().tickets).toEqual([])
    expect(sessionStorage.getItem(TICKET_TO_KEEP)).toBe(handed)
    unmount()
    localStorage.clear()
    render(<CardView />)
    expect(kept().tickets).toMatchObject([{ reference: "R1" }])
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ["no JSON", "{"],
    ["no ticket", '{"reference":"R1"}'],
    ["nothing", "null"],
  ])("are not made of what is handed on and is %s", (_what, text) => {
    sessionStorage.setItem(TICKET_TO_KEEP, text)
    render(<CardView />)
    expect(screen.queryByRole("article")).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it("say the hour of the venue's clock", () => {
    const startsAt = Date.parse("2099-11-27T19:30:00+01:00")
    hasKept({ tickets: [ticket("B1", { startsAt })] })
    render(<CardView />)
    expect(screen.getByText("Friday 27 November 2099")).toBeVisible()
    expect(screen.getByText("19:30")).toBeVisible()
  })

  it("give their calendar file from the device", async () => {
    const made = jest.fn((_file: Blob) => "blob:calendar")
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() })
    hasKept({ tickets: [ticket("B1")] })
    render(<CardView />)
    const link = screen.getByRole("link", { name: /^Add to calendar/ })
    link.addEventListener("click", (event) => event.preventDefault())
    await userEvent.click(link)
    expect(link).toHaveAttribute("href", "blob:calendar")
    expect(made.mock.calls[0]?.[0].type).toBe("text/calendar")
  })

  it("give it from the server again where the device has it no more, or has given it away long since", () => {
    jest.useFakeTimers()
    Object.assign(URL, { createObjectURL: () => "blob:calendar", revokeObjectURL: jest.fn() })
    const fromServer = "/api/booking/of/token/table.ics"
    hasKept({ tickets: [ticket("B1")] })
    render(<CardView />)
    const link = screen.getByRole("link", { name: /^Add to calendar/ })
    link.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(link)
    act(() => jest.advanceTimersByTime(60_000))
    expect(link.getAttribute("href")).toContain(fromServer)
    fireEvent.click(link)
    expect(link).toHaveAttribute("href", "blob:calendar")
    const changed = ticket("B1", { party: 4, calendar: undefined })
    act(() => void changeKept((before) => ({ ...before, tickets: [changed] })))
    fireEvent.click(link)
    expect(link.getAttribute("href")).toContain(fromServer)
  })

  it("can be taken off one by one, which is said", async () => {
    hasKept({ tickets: [ticket("B1"), ticket("B2", { startsAt: inHours(90) })] })
    render(<CardView />)
    const [first] = screen.getAllByRole("button", { name: /^Remove the ticket/ })
    if (first) await userEvent.click(first)
    expect(kept().tickets.map(({ reference }) => reference)).toEqual(["B2"])
    expect(screen.getByText(/^The ticket for 400 Trastevere is off/)).toHaveFocus()
    expect(screen.getByRole("heading", { name: "Your ticket" })).toBeVisible()
  })

  it("say so of the last one too, after which there are none", async () => {
    hasKept({ tickets: [ticket("B1")] })
    render(<CardView />)
    await press(/^Remove the ticket/)
    expect(screen.queryByRole("heading", { name: /^Your ticket/ })).not.toBeInTheDocument()
    expect(screen.getByText(/The booking itself stands/)).toHaveFocus()
  })
})
