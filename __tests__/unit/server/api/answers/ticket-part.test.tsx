import {
  ticketPart,
  ticketScript,
  TICKET_OFFER,
} from "../../../../../server/api/answers/ticket-part"
import { CARD_KEY } from "../../../../../shared/guest-card"
import { TICKET_TO_KEEP, type TicketFacts } from "../../../../../shared/tickets"
import { kept } from "../../../../../src/ui/card/card-store"
import { serializeOuter } from "parse5"
import { hasKept, orderTicket, ticket } from "../../../ui/card/kept-things"

/** A page of the server's with the ticket's part, once its script has run. */
function shown(
  facts: TicketFacts,
  {
    isOffered = false,
    isCancelled = false,
    formerly,
  }: { isOffered?: boolean; isCancelled?: boolean; formerly?: readonly string[] } = {},
): HTMLElement | null {
  const part = ticketPart(facts, { isOffered, isCancelled, formerly, now: Date.now() })
  document.body.innerHTML = part.map((element) => serializeOuter(element)).join("")
  const script = document.querySelector("script")
  const current = jest.spyOn(document, "currentScript", "get").mockReturnValue(script)
  new Function(ticketScript)()
  current.mockRestore()
  return document.getElementById(TICKET_OFFER)
}

/** What the server says of a ticket, without what the device has fetched for it. */
function told(reference: string, changes: Partial<TicketFacts> = {}): TicketFacts {
  const { calendar: _calendar, place: _place, ...facts } = ticket(reference, changes)
  return facts
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  // jsdom says that it goes nowhere.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

it("a ticket is offered once the script is there, and handed on when it is asked for", () => {
  const facts = told("B1")
  const offer = shown(facts, { isOffered: true })
  expect(offer).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  offer?.querySelector("button")?.click()
  expect(JSON.parse(sessionStorage.getItem(TICKET_TO_KEEP) ?? "")).toEqual(facts)
  expect(localStorage).toHaveLength(0)
})

it("where the browser hands nothing on, that is said", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const offer = shown(told("B1"), { isOffered: true })
  offer?.querySelector("button")?.click()
  expect(offer?.querySelector("[role=status]")).toHaveTextContent("keeps nothing")
})

describe("a ticket that this device keeps", () => {
  it.each([
    ["a table", ticket("B1")],
    ["an order", orderTicket("R1")],
  ])("is cancelled as soon as its page says so: of %s", (_of, one) => {
    hasKept({ tickets: [one, ticket("B2")] })
    shown(one, { isCancelled: true })
    const [mended, other] = kept().tickets
    expect(mended).toMatchObject({ reference: one.reference, isCancelled: true, place: one.place })
    expect(mended?.calendar).toBeUndefined()
    expect(other).toEqual(ticket("B2", { startsAt: other?.startsAt }))
    // What the house has taken back stands again.
    shown(one)
    expect(kept().tickets[0]).not.toHaveProperty("isCancelled")
  })

  it("says when and for how many as its page does, and loses no calendar file that is right", () => {
    const before = ticket("B1")
    hasKept({ tickets: [before] })
    shown(told("B1", { startsAt: before.startsAt }))
    expect(kept().tickets).toEqual([before])
    shown(told("B1", { startsAt: before.startsAt + 3_600_000, party: 4 }))
    expect(kept().tickets).toEqual([
      { ...before, startsAt: before.startsAt + 3_600_000, party: 4, calendar: undefined },
    ])
  })

  it("is the one of now where the address was put right, which has another reference and link", () => {
    const before = ticket("B1")
    hasKept({ tickets: [before, ticket("B2")] })
    const now = told("B3", { startsAt: before.startsAt, manageAddress: "/api/booking/of/B3" })
    shown(now, { formerly: ["B0", "B1"] })
    const [mended, other] = kept().tickets
    expect(mended).toEqual({ ...before, ...now, calendar: undefined })
    expect(other?.reference).toBe("B2")
  })

  it("is left alone where another version of the site has written it", () => {
    const text = JSON.stringify({ version: 99, tickets: [ticket("B1")] })
    localStorage.setItem(CARD_KEY, text)
    shown(told("B1"), { isCancelled: true })
    expect(localStorage.getItem(CARD_KEY)).toBe(text)
  })
})
