import { keepScript, TICKET_OFFER } from "../../../../../server/api/answers/ticket-offer"
import { TICKET_TO_KEEP } from "../../../../../shared/tickets"

/** As an order's page has it, once its script has run. */
function offered(): HTMLElement {
  document.body.innerHTML = `<div id="${TICKET_OFFER}" hidden><p role="status" data-refused="Nothing is kept."></p><button data-ticket='{"reference":"R1"}'>Keep</button></div>`
  new Function(keepScript)()
  return document.getElementById(TICKET_OFFER) ?? document.body
}

beforeEach(() => {
  sessionStorage.clear()
  // jsdom says that it goes nowhere.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

it("a ticket is offered once the script is there, and handed on when it is asked for", () => {
  const offer = offered()
  expect(offer).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  offer.querySelector("button")?.click()
  expect(sessionStorage.getItem(TICKET_TO_KEEP)).toBe('{"reference":"R1"}')
})

it("where the browser hands nothing on, that is said", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const offer = offered()
  offer.querySelector("button")?.click()
  expect(offer.querySelector("[role=status]")).toHaveTextContent("Nothing is kept.")
})
