import { serializeOuter } from "parse5"
import type { Order } from "../../../../../server/api/ordering/order"
import { watchScript } from "../../../../../server/api/ordering/order-scripts"
import { orderSlip } from "../../../../../server/api/ordering/order-slip"
import { orderAddress } from "../../../../../shared/ordering/addresses"
import { FRIDAY, NOW, pizzeria } from "./a-kitchen"

const order: Order = {
  ...{ reference: "R7QX-29KD", formerly: [], replacedBy: null, venue: pizzeria.slug },
  ...{ state: "placed", payment: "atCounter", paymentId: null, day: FRIDAY, time: "19:00" },
  ...{ readyAt: NOW + 3_600_000, lines: [], total: 0, currency: "EUR", suspicion: null },
  ...{ name: "Ada", email: "ada@example.org", phone: "", message: "", reason: "" },
  ...{ madeAt: NOW, changedAt: NOW, revision: 1 },
}
const SECOND = 1000

let asked: string[]
const realFetch = globalThis.fetch
/** jsdom says that it goes nowhere, and says so each time that it is led on. */
let led: jest.SpyInstance
beforeEach(() => {
  asked = []
  jest.useFakeTimers({ now: NOW })
  led = jest.spyOn(console, "error").mockImplementation(() => undefined)
  globalThis.fetch = ((address: string) => {
    asked.push(address)
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ revision: 2 }) })
  }) as unknown as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** The page of an order, once its script has run. */
function shown(): void {
  const page = orderSlip(order, pizzeria, "token", { canPay: false, hasFailed: false, now: NOW })
  document.body.innerHTML = serializeOuter(page)
  const script = document.querySelector("script[data-revision]")
  const current = jest
    .spyOn(document, "currentScript", "get")
    .mockReturnValue(script as HTMLOrSVGScriptElement)
  new Function(watchScript)()
  current.mockRestore()
}

it("looks how far the order is at the order’s own address, wherever the page was answered", async () => {
  window.history.replaceState(null, "", `${orderAddress("token")}/address`)
  shown()
  await jest.advanceTimersByTimeAsync(15 * SECOND)
  expect(asked).toEqual([orderAddress("token")])
  expect(led).toHaveBeenCalledTimes(1)
})

it("is not shown anew while somebody types another address", async () => {
  shown()
  const field = document.querySelector<HTMLInputElement>("input[name=email]")
  if (!field) throw new Error("There is no field.")
  field.value = "ada@"
  await jest.advanceTimersByTimeAsync(15 * SECOND)
  expect(led).not.toHaveBeenCalled()
  field.value = ""
  await jest.advanceTimersByTimeAsync(15 * SECOND)
  expect(led).toHaveBeenCalled()
})
