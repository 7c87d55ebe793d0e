import { act, render, screen } from "@testing-library/react"
import { CARD_KEY } from "../../../../shared/guest-card"
import { isCardHere } from "../../../../src/ui/card/card-here"
import {
  changeKept,
  eraseAll,
  hasCard,
  keepCard,
  kept,
  toggleFavourite,
  useKept,
} from "../../../../src/ui/card/card-store"
import { NOTHING_KEPT } from "../../../../src/ui/card/card"
import { keptAsText } from "../../../../src/ui/card/card-format"
import { dropPast, keepTicket, nextFirst, refreshTickets } from "../../../../src/ui/card/tickets"
import { card, hasKept, orderTicket, ticket } from "./kept-things"

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe("what is kept on the device", () => {
  it("is nothing until it is kept, and then what was kept", () => {
    expect(isCardHere()).toBe(false)
    expect(keepCard(card({ name: "Ada", avoids: ["milk"] }))).toBe(true)
    expect(isCardHere()).toBe(true)
    expect(kept().card).toMatchObject({ name: "Ada", avoids: ["milk"] })
  })

  it.each([
    ["no JSON", "{"],
    ["a word", '"card"'],
    ["null", "null"],
    ["a list", "[1]"],
    ["of another version", JSON.stringify({ version: 99, card: { name: "Ada" } })],
  ])("is nothing where it is %s", (_what, text) => {
    localStorage.setItem(CARD_KEY, text)
    expect(kept()).toEqual(NOTHING_KEPT)
  })

  it("loses what cannot be used, and nothing else", () => {
    const text = JSON.stringify({
      version: 2,
      card: {
        name: 7,
        email: "ada@example.org",
        party: -2,
        avoids: ["milk", "moonlight", "toString"],
        diets: "vegan",
        favourites: [{ dish: "Marinara", menu: { slug: "400-pizza", title: "The list" } }, "x", {}],
      },
      tickets: [
        null,
        {},
        { ...ticket("B1"), startsAt: 1e300 },
        { ...ticket("B2"), timeZone: "Mars/Olympus" },
        { ...ticket("B3"), manageAddress: "https://elsewhere.example", calendarAddress: "//x.org" },
        { ...ticket("B4"), manageAddress: "/\\x.org", calendarAddress: "/\t/x.org" },
      ],
    })
    localStorage.setItem(CARD_KEY, text)
    expect(kept().card).toEqual({
      ...card(),
      email: "ada@example.org",
      avoids: ["milk"],
      favourites: [{ dish: "Marinara", menu: { slug: "400-pizza", title: "The list" } }],
    })
    const leadsNowhere = { startsAt: expect.any(Number), manageAddress: "", calendarAddress: "" }
    expect(kept().tickets).toEqual([
      { ...ticket("B3"), ...leadsNowhere },
      { ...ticket("B4"), ...leadsNowhere },
    ])
  })

  it("says so where the device has no room, and stays as it was", () => {
    keepCard(card({ name: "Ada" }))
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    expect(keepCard(card({ name: "Grace" }))).toBe(false)
    expect(kept().card?.name).toBe("Ada")
  })

  it("is nothing where the browser keeps nothing, and nothing fails of it", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    expect(isCardHere()).toBe(false)
    expect(kept()).toEqual(NOTHING_KEPT)
    expect(keepCard(card())).toBe(false)
    expect(eraseAll()).toEqual(NOTHING_KEPT)
  })

  it("is gone when it is erased, and can be put back", () => {
    hasKept({ card: card({ name: "Ada" }), tickets: [ticket("B1")] })
    const before = eraseAll()
    expect(localStorage).toHaveLength(0)
    changeKept(() => before)
    expect(hasCard()).toBe(true)
    expect(kept().tickets).toHaveLength(1)
  })

  it("follows what another tab does", () => {
    function Name() {
      return <p>{useKept().card?.name ?? "nobody"}</p>
    }
    render(<Name />)
    expect(screen.getByText("nobody")).toBeInTheDocument()
    act(() => {
      localStorage.setItem(CARD_KEY, keptAsText({ card: card({ name: "Ada" }), tickets: [] }))
      window.dispatchEvent(new StorageEvent("storage", { key: CARD_KEY }))
    })
    expect(screen.getByText("Ada")).toBeInTheDocument()
  })

  it("has a dish among the favourites once, and off them at the second time", () => {
    const favourite = { dish: "Marinara", menu: { slug: "400-pizza", title: "The list" } }
    toggleFavourite(favourite)
    expect(localStorage).toHaveLength(0)
    keepCard(card())
    toggleFavourite(favourite)
    expect(kept().card?.favourites).toEqual([favourite])
    toggleFavourite(favourite)
    expect(kept().card?.favourites).toEqual([])
  })
})

describe("tickets", () => {
  const now = Date.now()
  const inHours = (hours: number) => now + hours * 3_600_000

  it("stand in the order of their evenings, without those that have been over for a day", () => {
    const tickets = [
      ticket("later", { startsAt: inHours(48) }),
      ticket("over", { startsAt: inHours(-25) }),
      ticket("next", { startsAt: inHours(2) }),
      ticket("last night", { startsAt: inHours(-10) }),
    ]
    expect(nextFirst(tickets, now).map(({ reference }) => reference)).toEqual([
      "last night",
      "next",
      "later",
    ])
    hasKept({ tickets })
    dropPast(now)
    expect(kept().tickets).toHaveLength(3)
  })

  it("are kept at once, and get their calendar and their place as the network answers", async () => {
    const answers: Record<string, object> = {
      "/api/booking/of/token/table.ics": {
        ok: true,
        text: () => Promise.resolve("BEGIN:VCALENDAR\r\nEND:VCALENDAR"),
      },
      "/page-data/locations/400-trastevere/page-data.json": {
        ok: true,
        json: () =>
          Promise.resolve({
            result: {
              data: {
                venue: {
                  address: { street: "Oven Lane 4", postcode: "00400", city: "Rome" },
                  gettingThere: "Tram 8.",
                  access: ["stepFree"],
                },
              },
            },
          }),
      },
    }
    const fetched = jest.fn((address: string) => Promise.resolve(answers[address]))
    Object.assign(globalThis, { fetch: fetched })
    expect(keepTicket(ticket("B1", { calendar: undefined, place: undefined }))).toBe("kept")
    expect(kept().tickets).toHaveLength(1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(kept().tickets[0]).toMatchObject({
      calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR",
      place: { address: "Oven Lane 4, 00400 Rome", gettingThere: "Tram 8.", accessNote: "" },
    })
  })

  it("are refused that would not be read again: over, or one too many", () => {
    expect(keepTicket(ticket("over", { startsAt: inHours(-25) }))).toBe("refused")
    const full = Array.from({ length: 20 }, (_, at) => ticket(`B${at}`, { startsAt: inHours(at) }))
    hasKept({ tickets: full })
    expect(keepTicket(ticket("one more", { startsAt: inHours(48) }))).toBe("refused")
    expect(kept().tickets.map(({ reference }) => reference)).not.toContain("one more")
    expect(keepTicket(ticket("sooner", { startsAt: inHours(1) }))).toBe("kept")
  })

  it("keep the place that was fetched when they are kept again where there is no network", () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) })
    const { place } = ticket("B1")
    hasKept({ tickets: [ticket("B1")] })
    expect(keepTicket(ticket("B1", { place: undefined }))).toBe("kept")
    expect(kept().tickets).toMatchObject([{ reference: "B1", place }])
  })

  describe("with a network", () => {
    const moved = inHours(72)
    const answer = (body: object) => ({
      ok: true,
      json: () => Promise.resolve(body),
      text: () => Promise.resolve("BEGIN:VCALENDAR anew"),
    })
    const answering = (ticketNow: unknown) =>
      Object.assign(globalThis, {
        fetch: jest.fn(() => Promise.resolve(answer({ ticket: ticketNow }))),
      })

    it("say when and for how many the table is now, with the calendar for it", async () => {
      hasKept({ tickets: [ticket("B1")] })
      answering({ isCancelled: false, startsAt: moved, party: 5 })
      await refreshTickets()
      expect(kept().tickets).toMatchObject([
        { startsAt: moved, party: 5, calendar: "BEGIN:VCALENDAR anew" },
      ])
    })

    it("have the calendar anew where only the party is another", async () => {
      const { startsAt } = ticket("B1")
      hasKept({ tickets: [ticket("B1", { startsAt })] })
      answering({ isCancelled: false, startsAt, party: 4 })
      await refreshTickets()
      expect(kept().tickets).toMatchObject([{ party: 4, calendar: "BEGIN:VCALENDAR anew" }])
    })

    it("say that it was given back, and no more once it was not", async () => {
      const { startsAt } = ticket("B1")
      hasKept({ tickets: [ticket("B1", { startsAt })] })
      answering({ isCancelled: true, startsAt, party: 2 })
      await refreshTickets()
      expect(kept().tickets[0]?.isCancelled).toBe(true)
      answering({ isCancelled: false, startsAt, party: 2 })
      await refreshTickets()
      expect(kept().tickets).toEqual([ticket("B1", { startsAt, calendar: "BEGIN:VCALENDAR anew" })])
    })

    it.each([[undefined], [{ isCancelled: "yes", startsAt: 1 }], [{ isCancelled: true }], ["x"]])(
      "stay as they are where something else is answered: %j",
      async (answered) => {
        const before = [ticket("B1"), orderTicket("R1")]
        hasKept({ tickets: before })
        answering(answered)
        await refreshTickets()
        expect(kept().tickets).toEqual(before)
      },
    )
  })

  it("are of tables and of orders, and of nothing else", () => {
    const [table, order] = [ticket("B1"), orderTicket("R1")]
    hasKept({ tickets: [table, ticket("B2", { party: undefined }), order] })
    expect(kept().tickets).toEqual([table, order])
  })

  it("of tables are still there that an earlier version has kept", () => {
    const { dishes: _none, ...earlier } = ticket("B1")
    localStorage.setItem(CARD_KEY, JSON.stringify({ version: 1, tickets: [earlier] }))
    expect(kept().tickets).toMatchObject([{ reference: "B1", party: 2, dishes: [] }])
  })

  it("are not written over what another version keeps, which is told", () => {
    const text = JSON.stringify({ version: 99 })
    localStorage.setItem(CARD_KEY, text)
    expect(keepTicket(ticket("B1"))).toBe("otherVersion")
    expect(localStorage.getItem(CARD_KEY)).toBe(text)
  })

  it("do not come back when they were erased while their calendar was on its way", async () => {
    Object.assign(globalThis, {
      fetch: () => Promise.resolve({ ok: true, text: () => Promise.resolve("BEGIN:VCALENDAR") }),
    })
    keepTicket(ticket("B1", { calendar: undefined }))
    eraseAll()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(localStorage).toHaveLength(0)
  })
})
