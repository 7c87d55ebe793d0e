import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { simpleParser, type ParsedMail } from "mailparser"
import type { BookingLimits } from "../../../../server/api/booking/booking-routes"
import { buildApiServer, type ApiOptions } from "../../../../server/api/build-server"
import type { HouseFacts } from "../../../../shared/house-facts"
import {
  isSigned,
  SIGNATURE_HEADER,
  signedHeaders,
  TIME_HEADER,
  type Way,
} from "../../../../shared/signed-channel"
import { publish } from "../fixture-release"

export const SECRET = "a-secret-of-this-test-that-is-long"
export const SITE = "https://quattrocento.example"
export const NEVER_FULL = { burst: 1_000_000, every: 1 }
export const BOOKINGS_NEVER_FULL: BookingLimits = {
  ...{ looks: NEVER_FULL, bookings: NEVER_FULL },
  ...{ perGuest: NEVER_FULL, perBooking: NEVER_FULL, changesPerGuest: NEVER_FULL },
}
export const WEEK = [
  ...(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const),
]

/** Open every evening, so that the tests are right on any day. */
export const openEveryEvening = <Venue extends HouseFacts>(
  venue: Venue,
  opens: string,
  closes: string,
): Venue => ({
  ...venue,
  hours: { ...venue.hours, weekly: WEEK.map((day) => ({ day, opens, closes })) },
})

/** The shell of the pages that are answered with. */
const PAGE = `<!doctype html><html lang="en"><head><title>Book</title><style data-sheet="/styles.css">.a{}</style><script>alert(1)</script></head><body><header>The house</header><main><h1>Book</h1></main></body></html>`

export async function until<Found>(
  look: () => Found | undefined | false | Promise<Found | undefined | false>,
): Promise<Found> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error("It did not come.")
}

/** What a release says: a file of the site, and the pages beside it. */
export const release = (folder: string, id: string, file: string, facts: object): void =>
  publish(join(folder, "releases"), id, {
    [file]: JSON.stringify(facts),
    "book/index.html": PAGE,
  })

/** Of a server with data of its own, whose CMS is never reached. */
export const apiOptions = (folder: string): ApiOptions => ({
  host: "127.0.0.1",
  siteUrl: SITE,
  releasesDir: join(folder, "releases"),
  submissionsDir: join(folder, "submissions"),
  secret: SECRET,
  keptDays: 30,
  trustProxy: [],
  cms: { url: "http://cms.example/api/graphql", key: "key", scheme: "api-clients API-Key" },
  mail: { smtpUrl: undefined, from: undefined, folder: join(folder, "mail"), siteUrl: SITE },
  bookingLimits: BOOKINGS_NEVER_FULL,
  orderLimits: { looks: NEVER_FULL, orders: NEVER_FULL, perGuest: NEVER_FULL },
})

/** @returns its address */
export const listen = (app: FastifyInstance): Promise<string> =>
  app.listen({ port: 0, host: "127.0.0.1" })

/**
 * The forms' server with a release of its own, asked without a network; the CMS takes every copy.
 *
 * @param ways what the CMS asks is signed with, and what is copied to it
 */
export async function openServer<Copied>(
  { file, facts, ways }: { file: string; facts: object; ways: { asked: Way; copied: Way } },
  options: Partial<ApiOptions> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "forno-api-"))
  release(folder, "1", file, facts)
  const copies: { record: Copied; isSigned: boolean }[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = ((_url: unknown, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const body = String(init.body)
    const sent = { time: headers.get(TIME_HEADER), signature: headers.get(SIGNATURE_HEADER) }
    const record = JSON.parse(body) as Copied
    copies.push({ record, isSigned: isSigned(ways.copied, body, sent, SECRET) })
    return Promise.resolve(Response.json({ message: "Copied." }))
  }) as typeof fetch
  const server = await buildApiServer({ ...apiOptions(folder), ...options })
  await server.app.ready()
  const { app } = server

  const read = new Map<string, Promise<ParsedMail>>()
  /** Once: whoever waits for a mail looks again and again. */
  function mailIn(name: string): Promise<ParsedMail> {
    const known = read.get(name) ?? simpleParser(readFileSync(join(folder, "mail", name)))
    read.set(name, known)
    return known
  }

  /** All that is in the place of a mail server. */
  async function mails(): Promise<ParsedMail[]> {
    // The folder is made with the first mail.
    if (!existsSync(join(folder, "mail"))) return []
    const names = readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml"))
    return Promise.all(names.map(mailIn))
  }

  return {
    ...{ server, app, folder, copies, mails },
    open: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    sendJson: (url: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({
        ...{ method: "POST", url, payload },
        headers: { accept: "application/json", ...headers },
      }),
    sendForm: (url: string, entries: Readonly<Record<string, string>>) =>
      app.inject({
        ...{ method: "POST", url, payload: new URLSearchParams(entries).toString() },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    /** As the CMS asks on behalf of staff. */
    async askSigned<Answer>(
      url: string,
      request: object,
      secret = SECRET,
    ): Promise<{ status: number } & Answer> {
      const payload = JSON.stringify({ by: "Rosa", ...request })
      const headers = signedHeaders(ways.asked, payload, secret)
      const answer = await app.inject({ method: "POST", url, payload, headers })
      return { status: answer.statusCode, ...answer.json<Answer>() }
    },
    /** A mail whose subject fits. */
    mail: (subject: RegExp, to = ""): Promise<ParsedMail> =>
      until(async () =>
        (await mails()).find(
          ({ subject: line = "", headers }) =>
            subject.test(line) && JSON.stringify(headers.get("to")).includes(to),
        ),
      ).catch(() => {
        throw new Error(`There is no mail ${String(subject)}.`)
      }),
    async close(): Promise<void> {
      await app.close()
      globalThis.fetch = realFetch
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
