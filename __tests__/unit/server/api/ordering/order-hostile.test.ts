import { request } from "node:http"
import type { AddressInfo } from "node:net"
import fc from "fast-check"
import { dishField } from "../../../../../shared/ordering/addresses"
import { KITCHEN_PATH } from "../../../../../shared/ordering/staff-channel"
import { LEMONADE, MARGHERITA } from "./a-kitchen"
import { IN_TWO_DAYS, openOrders, ORDER, venue, type Orders } from "./orders-under-test"

jest.setTimeout(120_000)

let orders: Orders
let port: number
let address: string

beforeAll(async () => {
  orders = await openOrders({
    stripe: { secretKey: "sk_test_forno", webhookSecret: "whsec_x", apiUrl: "http://127.0.0.1:9" },
  })
  await orders.app.listen({ port: 0, host: "127.0.0.1" })
  port = (orders.app.server.address() as AddressInfo).port
  address = (await orders.order({ name: "Secret Guest", email: "secret@example.org" })).address
})
afterAll(() => orders.close())

interface Raw {
  method: string
  path: string
  accept: string
  type: string | undefined
  body: Buffer
}

/** Sends bytes as they are. @returns a status of 0 where the connection was ended */
const ask = ({ method, path, accept, type, body }: Raw) =>
  new Promise<{ status: number; headers: object; text: string }>((resolve) => {
    const headers = { accept, ...(type === undefined ? {} : { "content-type": type }) }
    const nothing = { status: 0, headers: {}, text: "" }
    const sent = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8")
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
      answer.on("error", () => resolve(nothing))
    })
    sent.on("error", () => resolve(nothing))
    sent.end(body)
  })

const nasty = fc.constantFrom<unknown>(
  ...["../../etc/passwd", "\r\nX-Evil: 1", "Ada\r\nBcc: x@evil.example", "\u0000", "\ud800"],
  ...["\u202e", "é🍕", "__proto__", "constructor", "x".repeat(10_000), "<script>alert(1)</script>"],
  ...["';drop table orders;--", "0000-01-01", "9999-12-31", "2026-02-30", "24:00", "19:00:00"],
  ...["-1", "1e3", "NaN", "Infinity", "2.5", "99999999999999999999", "0x10", "", " 1 "],
  ...[{ toString: "x" }, { is: "paid" }, ["pizzeria"], null, 7, -0, 1e308, true],
)
const value = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 3 }))
const FIELDS = Object.keys(ORDER)
/** What a guest says, of which some is not what a guest says. */
const entries = fc
  .record({
    sound: fc.subarray(Object.entries(ORDER)),
    odd: fc.dictionary(
      fc.constantFrom(
        ...[...FIELDS, "pays", "total", "form-key", "form-token", "__proto__", "constructor"],
        ...[dishField("__proto__"), dishField("constructor"), dishField(""), dishField("Gone")],
      ),
      value,
      { maxKeys: 4 },
    ),
  })
  .map(({ sound, odd }) => ({ ...Object.fromEntries(sound), ...odd }) as Record<string, unknown>)

const queryOf = (of: Record<string, unknown>): string =>
  Object.entries(of)
    .map(([name, one]) => {
      const text = typeof one === "string" ? one : (JSON.stringify(one) ?? "")
      return `${encodeURIComponent(name)}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ""))}`
    })
    .join("&")

const FOREIGN_PATHS = [
  ...["/api/orders", "/api/orders", "/api/orders/checkout", "/api/orders/checkout"],
  ...["/api/orders/payments", "/api/orders/of/R.x", "/api/orders/of/%00.%ff", KITCHEN_PATH],
  ...["/api/orders/of/__proto__/cancel", "/api/orders/of/constructor.x/counter"],
  ...[
    "/api/orders/of/%0d%0aX-Evil:1/order.ics",
    "/api/orders/of/?pay=now&pay=now",
    "/api/orders/%",
  ],
]

const hostile = (paths: readonly string[]): fc.Arbitrary<Raw> =>
  fc
    .record({
      method: fc.constantFrom("POST", "POST", "POST", "GET", "PUT", "DELETE"),
      path: fc.constantFrom(...paths),
      accept: fc.constantFrom("application/json", "text/html"),
      type: fc.constantFrom(
        ...["application/json", "application/x-www-form-urlencoded", "text/plain", undefined],
        ...["multipart/form-data; boundary=x", "application/json; charset=utf-16", "x/%00"],
      ),
      sent: entries,
      bytes: fc.option(fc.uint8Array({ maxLength: 500 }), { freq: 8 }),
    })
    .map(({ sent, bytes, ...raw }) => {
      const text = raw.type === "application/json" ? JSON.stringify(sent) : queryOf(sent)
      return { ...raw, body: raw.method === "GET" ? Buffer.alloc(0) : Buffer.from(bytes ?? text) }
    })

it("whatever is sent, it answers what the sender did wrong, tells nothing of others, and goes on", async () => {
  await fc.assert(
    fc.asyncProperty(hostile(FOREIGN_PATHS), async (raw) => {
      const { status, headers, text } = await ask(raw)
      expect(status).toBeGreaterThan(0)
      expect(status).toBeLessThan(500)
      expect(headers).not.toHaveProperty("x-evil")
      expect(text).not.toMatch(
        /secret@example\.org|Secret Guest|<script>alert|node_modules| at .+:\d+:\d+/,
      )
    }),
    { numRuns: 600 },
  )
  expect((await orders.open("/health")).statusCode).toBe(200)
})

it("whatever is sent to a guest’s own link does no harm to the server", async () => {
  const paths = ["", "/cancel", "/counter", "/order.ics", "/pay", "?pay=now", "?pay[]=%ff"]
  await fc.assert(
    fc.asyncProperty(hostile(paths.map((path) => address + path)), async (raw) => {
      const { status } = await ask(raw)
      expect(status).toBeGreaterThan(0)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})

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
    "six hundred fields",
    Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`dish:${at}`, "1"])),
    400,
  ],
  ["more than a form has", { ...ORDER, message: "x".repeat(100_000) }, 413],
  ["a prototype", JSON.parse(`{"__proto__":{"venue":"${venue.slug}"}}`), 404],
])("%s is told to be none of an order", async (_what, payload: object, status) => {
  const body = Buffer.from(JSON.stringify(payload))
  const raw = { method: "POST", accept: "text/html", type: "application/json", body }
  for (const path of ["/api/orders", "/api/orders/checkout"]) {
    expect((await ask({ ...raw, path })).status).toBe(status)
  }
})

it("a name with the end of a line in it heads no mail", async () => {
  const answer = await orders.sendJson("/api/orders", {
    ...{ ...ORDER, name: "Ada\r\nBcc: x@evil.example", [dishField(LEMONADE.key)]: "0" },
    [dishField(MARGHERITA.key)]: "1",
  })
  expect(answer.json()).toMatchObject({ is: "problems", problems: { name: "unreadable" } })
})
