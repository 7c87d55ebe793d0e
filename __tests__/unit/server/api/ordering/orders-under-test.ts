import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { simpleParser, type ParsedMail } from "mailparser"
import { buildApiServer, type ApiOptions } from "../../../../../server/api/build-server"
import { dishField } from "../../../../../shared/ordering/addresses"
import type { OrderAnswer } from "../../../../../shared/ordering/order-form"
import { ORDERING_FACTS, type OrderingFacts } from "../../../../../shared/ordering/ordering-facts"
import {
  KITCHEN_PATH,
  type CopiedOrder,
  type KitchenAnswer,
} from "../../../../../shared/ordering/staff-channel"
import {
  isSigned,
  SIGNATURE_HEADER,
  signedHeaders,
  TIME_HEADER,
} from "../../../../../shared/signed-channel"
import { publish } from "../../fixture-release"
import { LEMONADE, MARGHERITA, pizzeria } from "./a-kitchen"

export const SECRET = "a-secret-of-this-test-that-is-long"
export const SITE = "https://quattrocento.example"
export const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

/** Open every evening, so that the tests are right on any day. */
export const venue = {
  ...pizzeria,
  hours: {
    ...pizzeria.hours,
    weekly: WEEK.map((day) => ({ day, opens: "18:00", closes: "22:00" })),
  },
}

export const facts: OrderingFacts = {
  groupName: "Quattrocento",
  email: "hello@quattrocento.example",
  venues: [venue, { ...venue, slug: "former", takesOrders: false }],
}

const PAGE = `<!doctype html><html lang="en"><head><title>Order</title><script>alert(1)</script></head><body><header>The house</header><main><h1>Order</h1></main></body></html>`

/** What the release says of orders from now on. */
export const release = (folder: string, id: string, changes: Partial<OrderingFacts> = {}): void =>
  publish(join(folder, "releases"), id, {
    [ORDERING_FACTS]: JSON.stringify({ ...facts, ...changes }),
    "book/index.html": PAGE,
  })

/** What a guest sends: 2 × 9.50 and 1 × 3.10 come to 22.10. */
export const ORDER: Readonly<Record<string, string>> = {
  venue: venue.slug,
  day: IN_TWO_DAYS,
  time: "19:00",
  [dishField(MARGHERITA.key)]: "2",
  [dishField(LEMONADE.key)]: "1",
  ...{ name: "Ada Rossi", email: "Ada@example.org", phone: "", message: "No basil" },
}

export type Ordered = Extract<OrderAnswer, { is: "ordered" }>

export async function until<Found>(look: () => Found | undefined | Promise<Found | undefined>) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("It did not come.")
}

const NEVER_FULL = { burst: 1_000_000, every: 1 }

/** The forms' server with a release that takes orders; the CMS takes every copy. */
export async function openOrders(options: Partial<ApiOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "orders-api-"))
  release(folder, "1")
  const copies: { order: CopiedOrder; isSigned: boolean }[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = ((_url: unknown, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const body = String(init.body)
    const sent = { time: headers.get(TIME_HEADER), signature: headers.get(SIGNATURE_HEADER) }
    const order = JSON.parse(body) as CopiedOrder
    copies.push({ order, isSigned: isSigned("orders to the CMS", body, sent, SECRET) })
    return Promise.resolve(Response.json({ message: "Copied." }))
  }) as typeof fetch
  const server = await buildApiServer({
    host: "127.0.0.1",
    siteUrl: SITE,
    releasesDir: join(folder, "releases"),
    submissionsDir: join(folder, "submissions"),
    secret: SECRET,
    keptDays: 30,
    trustProxy: [],
    cms: { url: "http://cms.example/api/graphql", key: "key", scheme: "api-clients API-Key" },
    mail: { smtpUrl: undefined, from: undefined, folder: join(folder, "mail"), siteUrl: SITE },
    orderLimits: { looks: NEVER_FULL, orders: NEVER_FULL, perGuest: NEVER_FULL },
    ...options,
  })
  await server.app.ready()
  const { app } = server

  const sendJson = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: "POST", url, payload },
      headers: { accept: "application/json", ...headers },
    })
  const sendForm = (url: string, entries: Readonly<Record<string, string>>) =>
    app.inject({
      ...{ method: "POST", url, payload: new URLSearchParams(entries).toString() },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })

  return {
    ...{ folder, copies, sendJson, sendForm },
    app,
    store: server.ordering.store,
    open: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async order(changes: Readonly<Record<string, string>> = {}): Promise<Ordered> {
      const answer = (await sendJson("/api/orders", { ...ORDER, ...changes })).json<OrderAnswer>()
      if (answer.is !== "ordered") throw new Error(JSON.stringify(answer))
      return answer
    },
    async kitchen(request: object, secret = SECRET): Promise<{ status: number } & KitchenAnswer> {
      const payload = JSON.stringify({ venue: venue.slug, by: "Rosa", ...request })
      const headers = signedHeaders("orders to the server", payload, secret)
      const answer = await app.inject({ method: "POST", url: KITCHEN_PATH, payload, headers })
      return { status: answer.statusCode, ...answer.json<KitchenAnswer>() }
    },
    /** A mail whose subject fits. */
    mail: (subject: RegExp): Promise<ParsedMail> =>
      until(async () => {
        // The folder is made with the first mail.
        if (!existsSync(join(folder, "mail"))) return undefined
        const names = readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml"))
        const mails = await Promise.all(
          names.map((name) => simpleParser(readFileSync(join(folder, "mail", name)))),
        )
        return mails.find(({ subject: line = "" }) => subject.test(line))
      }).catch(() => {
        throw new Error(`There is no mail ${String(subject)}.`)
      }),
    async close() {
      await app.close()
      globalThis.fetch = realFetch
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Orders = Awaited<ReturnType<typeof openOrders>>
