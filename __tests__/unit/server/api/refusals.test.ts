import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "parse5"
import { formAddress } from "../../../../shared/submissions/kinds"
import { attribute, elementsIn, type Element } from "../../../../server/api/answers/dom"
import { buildApiServer, type ApiOptions } from "../../../../server/api/build-server"
import { BOOKING_FACTS, type BookingFacts } from "../../../../shared/booking/booking-facts"
import { publish } from "../fixture-release"
import { apiOptions, openServer } from "./server-under-test"

const facts: BookingFacts = {
  groupName: "Quattrocento",
  email: "hello@quattrocento.example",
  ...{ venues: [], menus: [], events: [], elsewhere: [] },
}
const ways = { asked: "bookings to the server", copied: "bookings to the CMS" } as const
const open = (options: Partial<ApiOptions> = {}) =>
  openServer({ file: BOOKING_FACTS, facts, ways }, options)

let server: Awaited<ReturnType<typeof open>> | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

interface Asked {
  method: "GET" | "POST"
  url: string
  entries?: Readonly<Record<string, string>>
  origin?: string
}

const ask = (
  { app }: Awaited<ReturnType<typeof open>>,
  { method, url, entries, origin }: Asked,
  accept = "text/html",
) =>
  app.inject({
    ...{ method, url },
    headers: {
      accept,
      ...(origin ? { origin } : {}),
      ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    ...(method === "POST" ? { payload: new URLSearchParams(entries).toString() } : {}),
  })

const wordsOf = (element: Element | undefined): string =>
  element?.childNodes.map((node) => ("value" in node ? node.value : "")).join("") ?? ""

/** What a guest, a reader and a search engine find of a page. */
function seen(body: string) {
  const elements = [...elementsIn(parse(body))]
  const all = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name)
  return {
    lang: all("html").map((element) => attribute(element, "lang")),
    title: all("title").map(wordsOf),
    headings: all("h1").map(wordsOf),
    sentences: all("p").map(wordsOf).filter(Boolean),
    links: all("a").map((element) => attribute(element, "href")),
    robots: all("meta")
      .filter((element) => attribute(element, "name") === "robots")
      .map((element) => attribute(element, "content")),
    isOfHouse: all("header").map(wordsOf).includes("The house"),
    scripts: all("script").length,
  }
}

const FOREIGN = "This was not sent from our own site, so nothing was taken in."
const NOTHING_HERE = "There is nothing at this address."
const UNREADABLE = "What was sent cannot be read, so nothing was taken in."
const evil = { method: "POST", origin: "https://evil.example" } as const
const post = { method: "POST" } as const
const REFUSED: readonly {
  what: string
  asked: Asked
  status: number
  why: string
  form: string
}[] = [
  {
    what: "a table asked for by another site",
    asked: { ...evil, url: "/api/booking" },
    ...{ status: 403, why: FOREIGN, form: "/book" },
  },
  {
    what: "an order sent by another site",
    asked: { ...evil, url: "/api/orders" },
    ...{ status: 403, why: FOREIGN, form: "/order" },
  },
  {
    what: "a message sent by another site",
    asked: { ...evil, url: "/api/forms/contact" },
    ...{ status: 403, why: FOREIGN, form: "/contact" },
  },
  {
    what: "a table at a venue that is not there",
    asked: { ...post, url: "/api/booking", entries: { venue: "nowhere" } },
    status: 404,
    why: "There is no venue of this name that takes bookings here.",
    form: "/book",
  },
  {
    what: "an order from a venue that is not there",
    asked: { ...post, url: "/api/orders", entries: { venue: "nowhere" } },
    status: 404,
    why: "There is no venue of this name that takes orders here.",
    form: "/order",
  },
  {
    what: "a form that is not there",
    asked: { ...post, url: "/api/forms/wishes" },
    ...{ status: 404, why: UNREADABLE, form: "/contact" },
  },
  {
    what: "an address that is not there",
    asked: { method: "GET", url: "/api/nowhere" },
    ...{ status: 404, why: NOTHING_HERE, form: "/contact" },
  },
  {
    what: "a message that is too long, from a venue’s page",
    asked: {
      ...{ ...post, url: formAddress("contact", "/locations/400-trastevere") },
      entries: { message: "x".repeat(100_000) },
    },
    status: 413,
    why: "What was sent is too large, so nothing was taken in.",
    form: "/locations/400-trastevere",
  },
  ...["https://evil.example/elsewhere", "//evil.example", "/\\evil.example", ""].map((page) => ({
    what: `a form that names “${page}” as its page`,
    asked: { ...post, url: formAddress("contact", page).replace("contact", "wishes"), entries: {} },
    ...{ status: 404, why: UNREADABLE, form: "/contact" },
  })),
  {
    what: "a message that is too long",
    asked: { ...post, url: "/api/forms/contact", entries: { message: "x".repeat(100_000) } },
    status: 413,
    why: "What was sent is too large, so nothing was taken in.",
    form: "/contact",
  },
]

describe.each(REFUSED)("$what", ({ asked, status, why, form }) => {
  it("is refused on a page in the house’s look, which says what to do and leads on", async () => {
    server = await open()
    const { statusCode, headers, body } = await ask(server, asked)
    expect(statusCode).toBe(status)
    expect(headers["content-type"]).toMatch(/^text\/html/)
    expect(headers["x-robots-tag"]).toBe("noindex")
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    const page = seen(body)
    expect(page).toMatchObject({
      lang: ["en"],
      title: [why],
      headings: [why],
      robots: ["noindex"],
      isOfHouse: true,
      scripts: 0,
    })
    expect(page.sentences).toHaveLength(1)
    expect(page.links).toEqual([...new Set([form, "/contact", "/"])])
  })

  it("is refused with a sentence to a script", async () => {
    server = await open()
    const { statusCode, body } = await ask(server, asked, "application/json")
    expect([statusCode, JSON.parse(body)]).toEqual([status, { error: why }])
  })
})

describe("who asks too often", () => {
  const ONCE = { burst: 1, every: 60_000 }
  const limits = {
    limits: { perAddress: ONCE, perIdentity: ONCE, perUnconfirmed: ONCE },
    bookingLimits: {
      ...{ looks: ONCE, bookings: ONCE },
      ...{ perGuest: ONCE, perBooking: ONCE, changesPerGuest: ONCE },
    },
    orderLimits: { looks: ONCE, orders: ONCE, perGuest: ONCE },
    linkLimit: ONCE,
  }

  it.each([
    [{ method: "GET", url: "/api/booking/times?venue=nowhere" }, "/book", "is"],
    [{ method: "GET", url: "/api/orders/of/nothing" }, "/order", "is"],
    [{ method: "POST", url: "/api/forms/contact" }, "/contact", "error"],
    [{ method: "GET", url: "/api/confirm/made.up" }, "/contact", "is"],
    [{ method: "POST", url: "/api/unsubscribe/made.up" }, "/contact", "is"],
  ] as const)("is told for how long, and what to do then: %j", async (asked, form, answered) => {
    server = await open(limits)
    await ask(server, asked)
    const { statusCode, headers, body } = await ask(server, asked)
    expect(statusCode).toBe(429)
    expect(Number(headers["retry-after"])).toBeGreaterThan(0)
    const page = seen(body)
    expect(page).toMatchObject({ lang: ["en"], robots: ["noindex"], isOfHouse: true, scripts: 0 })
    expect(page.headings).toEqual([expect.stringMatching(/^That was a lot at once\. .* in \d+ /)])
    expect(page.title).toEqual(page.headings)
    expect(page.sentences).toEqual([expect.stringMatching(/^Then load this page again/)])
    expect(page.links).toEqual([...new Set([form, "/contact", "/"])])
    const told = (await ask(server, asked, "application/json")).json<Record<string, unknown>>()
    expect(Object.keys(told)[0]).toBe(answered)
  })

  it.each([
    ...["/api/booking/times", "/api/booking/of/x", "/api/booking/of/x/table.ics"],
    ...["/api/orders/of/x", "/api/orders/of/x/order.ics", "/api/confirm/x", "/api/unsubscribe/x"],
  ])("waits to look at %s", async (url) => {
    server = await open(limits)
    await ask(server, { method: "GET", url })
    expect((await ask(server, { method: "GET", url })).statusCode).toBe(429)
  })

  it.each([
    ...["/api/booking/times", "/api/booking", "/api/orders/checkout", "/api/orders"],
    ...["/api/booking/of/x/change", "/api/booking/of/x/cancel", "/api/orders/of/x/cancel"],
    ...["/api/booking/of/x/address", "/api/orders/of/x/address"],
    ...["/api/orders/of/x/counter", "/api/confirm/x", "/api/unsubscribe/x", "/api/forms/contact"],
  ])("waits to send something to %s", async (url) => {
    server = await open(limits)
    await ask(server, { ...post, url })
    expect((await ask(server, { ...post, url })).statusCode).toBe(429)
  })

  it("is not the guest in whose name another site’s page does", async () => {
    server = await open(limits)
    const url = "/api/booking"
    expect((await ask(server, { ...evil, url })).statusCode).toBe(403)
    expect((await ask(server, { ...post, url })).statusCode).toBe(404)
  })
})

it("the look is that of the release being served", async () => {
  server = await open()
  const asked: Asked = { method: "GET", url: "/api/nowhere" }
  expect(seen((await ask(server, asked)).body).isOfHouse).toBe(true)
  const page = `<!doctype html><html lang="it"><head><title>x</title></head><body><header>New</header><main></main></body></html>`
  publish(join(server.folder, "releases"), "2", { "book/index.html": page })
  const { body } = await ask(server, asked)
  expect(body).toContain("<header>New</header>")
  expect(seen(body)).toMatchObject({
    ...{ lang: ["it"], headings: [NOTHING_HERE], title: [NOTHING_HERE] },
  })
})

it("before the first release it is said on a plain page", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forno-api-"))
  const { app } = await buildApiServer(apiOptions(folder))
  const { statusCode, body } = await app.inject({ url: "/api/nowhere" })
  expect(statusCode).toBe(404)
  expect(seen(body)).toMatchObject({
    ...{ lang: ["en"], title: [NOTHING_HERE], headings: [NOTHING_HERE], robots: ["noindex"] },
    isOfHouse: false,
  })
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
