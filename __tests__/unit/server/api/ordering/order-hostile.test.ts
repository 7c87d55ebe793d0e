import { dishField } from "../../../../../shared/ordering/addresses"
import { KITCHEN_PATH } from "../../../../../shared/ordering/staff-channel"
import { listen } from "../server-under-test"
import { expectToWithstand } from "../withstands"
import { LEMONADE, MARGHERITA } from "./a-kitchen"
import { IN_TWO_DAYS, openOrders, ORDER, venue, type Orders } from "./orders-under-test"

jest.setTimeout(120_000)

let orders: Orders
let origin: string
let address: string

beforeAll(async () => {
  orders = await openOrders({
    stripe: { secretKey: "sk_test_forno", webhookSecret: "whsec_x", apiUrl: "http://127.0.0.1:9" },
  })
  origin = await listen(orders.app)
  address = (await orders.order({ name: "Secret Guest", email: "secret@example.org" })).address
})
afterAll(() => orders.close())

const corpus = {
  sound: ORDER,
  names: [
    ...["pays", "total", dishField("__proto__"), dishField("constructor")],
    ...[dishField(""), dishField("Gone")],
  ],
}

it("whatever is sent of an order, the server tells nothing of others, and goes on", () =>
  expectToWithstand(origin, {
    ...corpus,
    paths: [
      ...["/api/orders", "/api/orders", "/api/orders/checkout", "/api/orders/checkout"],
      ...["/api/orders/payments", "/api/orders/of/R.x", "/api/orders/of/%00.%ff", KITCHEN_PATH],
      ...["/api/orders/of/__proto__/cancel", "/api/orders/of/constructor.x/counter"],
      ...["/api/orders/of/%0d%0aX-Evil:1/order.ics", "/api/orders/of/?pay=now&pay=now"],
      "/api/orders/%",
    ],
    times: 600,
    secrets: ["secret@example.org", "Secret Guest"],
  }))

it("whatever is sent to a guest’s own link does no harm to the server", () =>
  expectToWithstand(origin, {
    ...corpus,
    paths: [
      "",
      "/cancel",
      "/counter",
      "/address",
      "/order.ics",
      "/pay",
      "?pay=now",
      "?pay[]=%ff",
    ].map((path) => address + path),
    times: 150,
  }))

it("takes nothing that costs less than its dishes, nor more of them than can be made", async () => {
  const { orders: kept } = orders.store.dayOf(venue, IN_TWO_DAYS)
  for (const { lines, total } of kept) {
    const sum = lines.reduce((cost, { price, count }) => cost + price * count, 0)
    expect(total).toBe(sum)
    expect(sum).toBeGreaterThan(0)
    for (const { count } of lines) expect(Number.isInteger(count) && count > 0).toBe(true)
  }
})

it.each([
  [
    "more fields than a menu has dishes",
    Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`dish:${at}`, "1"])),
    400,
  ],
  ["more than a form has", { ...ORDER, message: "x".repeat(600_000) }, 413],
  ["a prototype", JSON.parse(`{"__proto__":{"venue":"${venue.slug}"}}`), 404],
])("%s is told to be none of an order", async (_what, payload: object, status) => {
  for (const path of ["/api/orders", "/api/orders/checkout"]) {
    expect((await orders.sendJson(path, payload)).statusCode).toBe(status)
  }
})

it("a name with the end of a line in it heads no mail", async () => {
  const answer = await orders.sendJson("/api/orders", {
    ...{ ...ORDER, name: "Ada\r\nBcc: x@evil.example", [dishField(LEMONADE.key)]: "0" },
    [dishField(MARGHERITA.key)]: "1",
  })
  expect(answer.json()).toMatchObject({ is: "problems", problems: { name: "unreadable" } })
})
