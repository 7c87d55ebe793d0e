import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { serializeOuter } from "parse5"
import { checkoutScript } from "../../../../../server/api/ordering/order-scripts"
import { checkoutSlip } from "../../../../../server/api/ordering/order-slip"
import { ORDER_DRAFT, ORDER_FILL } from "../../../../../shared/ordering/addresses"
import { readOrder } from "../../../../../shared/ordering/order-form"
import { kitchenOf } from "../../../../../shared/ordering/rules"
import { slotsOf } from "../../../../../shared/booking/slots"
import { FRIDAY, MARGHERITA, NOW, pizzeria } from "./a-kitchen"

/** The checkout as the server answers with it, once its script has run. */
function load(
  key: string,
  sent: Readonly<Record<string, string>> = {},
  meanwhile: () => void = () => undefined,
  count = 2,
): void {
  const { entries, problems } = readOrder({ day: FRIDAY, ...sent }, [])
  const page = checkoutSlip({
    ...{ venue: pizzeria, entries, problems, now: NOW, total: 1900, online: undefined, key },
    basket: { lines: [{ item: MARGHERITA, count }], gone: [], odd: [] },
    offer: slotsOf(kitchenOf(pizzeria), { day: entries.day, party: 2 }, new Date(NOW)),
    token: "token",
  })
  document.body.innerHTML = serializeOuter(page)
  meanwhile()
  new Function(checkoutScript)()
}

interface Sent {
  address: string
  fields: URLSearchParams
}
let sent: Sent[]
let submitted: number
const realFetch = globalThis.fetch
function answerWith(answer: object | Error, status = 200): void {
  globalThis.fetch = ((address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, fields: body })
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ status, json: () => Promise.resolve(answer) })
  }) as unknown as typeof fetch
}

beforeEach(() => {
  sent = []
  submitted = 0
  sessionStorage.clear()
  // jsdom says that it goes nowhere.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {
    submitted += 1
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.restoreAllMocks()
})

const typeIn = (label: RegExp, words: string) =>
  userEvent.type(screen.getByRole("textbox", { name: label }), words)
async function fillIn(): Promise<void> {
  await userEvent.click(screen.getByRole("radio", { name: "19:00" }))
  await typeIn(/^Your name/, "Ada")
  await typeIn(/^E-mail/, "ada@example.org")
  await typeIn(/^Anything for the kitchen/, "No nuts, severe allergy")
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send the order" }))

it("keeps what was typed over a reload, with the time of that day, and is the same order then", async () => {
  load("key-of-the-first-page")
  await fillIn()
  load("key-of-the-second-page")
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada")
  expect(screen.getByLabelText(/^Anything/)).toHaveValue("No nuts, severe allergy")
  expect(screen.getByRole("radio", { name: "19:00" })).toBeChecked()
  answerWith({ is: "ordered", address: "/api/orders/of/token" })
  await send()
  expect(sent[0]?.fields.get("form-key")).toBe("key-of-the-first-page")
})

it("keeps what was typed before the script has come", () => {
  load("key-of-the-form", {}, () => {
    screen.getByLabelText<HTMLInputElement>("Your name").value = "Quick Ada"
    screen.getByRole<HTMLInputElement>("radio", { name: "19:00" }).checked = true
  })
  load("key-of-the-form")
  expect(screen.getByLabelText("Your name")).toHaveValue("Quick Ada")
  expect(screen.getByRole("radio", { name: "19:00" })).toBeChecked()
})

it("is another order where other dishes were chosen since", async () => {
  load("key-of-the-first-page")
  await fillIn()
  load("key-of-the-second-page", {}, undefined, 3)
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada")
  expect(document.querySelector("[name=form-key]")).toHaveValue("key-of-the-second-page")
})

it("puts what was typed before what the card says, and no time on another day", async () => {
  sessionStorage.setItem(ORDER_FILL, JSON.stringify({ name: "Of the card", phone: "+39 06 5550" }))
  load("key-of-the-form")
  expect(screen.getByLabelText("Your name")).toHaveValue("Of the card")
  await userEvent.clear(screen.getByLabelText("Your name"))
  await fillIn()
  load("key-of-the-form", { day: "2026-12-04" })
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada")
  expect(screen.getByLabelText(/^Telephone/)).toHaveValue("+39 06 5550")
  expect(screen.getByRole("radio", { name: "19:00" })).not.toBeChecked()
})

it("says of other dishes how they are to be made, also where a reload had left in its field what was said of the first", () => {
  const asked = (message: string) => sessionStorage.setItem(ORDER_FILL, JSON.stringify({ message }))
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Anything for the kitchen/)
  asked("Please make it so: Margherita (vegan).")
  load("key-of-the-form", {}, () => {
    note().value = "Please make it so: Margherita (vegan)."
  })
  expect(screen.getByText(/^Filled in from your card/)).toBeVisible()
  asked("Please make it so: Marinara (without milk).")
  load("key-of-another-form")
  expect(note()).toHaveValue("Please make it so: Marinara (without milk).")
})

it("says that there is no network where it stands, and keeps everything", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  load("key-of-the-form")
  await fillIn()
  answerWith(new TypeError("Failed to fetch"))
  await send()
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus())
  expect(screen.getByRole("alert")).toHaveTextContent(/^There is no network, so nothing was sent/)
  expect(screen.getByLabelText("Your name")).toHaveValue("Ada")
  expect(sessionStorage.getItem(ORDER_DRAFT)).toContain("severe allergy")
  await userEvent.click(screen.getByRole("button", { name: "Show times" }))
  expect(screen.getByRole("alert")).toHaveFocus()
})

it("says that it cannot be sent just now where the server does not take it", async () => {
  load("key-of-the-form")
  await fillIn()
  answerWith({ error: "Not now." }, 503)
  await send()
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(pizzeria.phone))
  expect(submitted).toBe(0)
})

it("is forgotten once it is taken; what else the server has to say stands on its own page", async () => {
  load("key-of-the-form")
  await fillIn()
  answerWith({ is: "problems" }, 422)
  await send()
  await waitFor(() => expect(submitted).toBe(1))
  expect(sessionStorage.getItem(ORDER_DRAFT)).toContain("Ada")
  answerWith({ is: "ordered", address: "/api/orders/of/token" }, 201)
  await send()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(submitted).toBe(1)
})
