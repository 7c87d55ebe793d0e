import type { IncomingMessage } from "node:http"
import { finished } from "node:stream/promises"
import formbody from "@fastify/formbody"
import multipart from "@fastify/multipart"
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from "fastify"
import { createClientErrorHandler } from "../../shared/client-errors"
import { API_PREFIX } from "../../shared/submissions/api-prefix"
import { FORM_BYTES } from "../../shared/submissions/form-bytes"
import * as texts from "../../src/texts/form-answers"
import { HEADER_BYTES } from "../http/slow-clients"
import { createFormPages } from "./answers/form-page"
import { createSay } from "./answers/say"
import { createSlipPages } from "./answers/slip-page"
import { registerMendScript } from "./answers/mend-fields"
import { registerTicketScript } from "./answers/ticket-part"
import { openBookings } from "./booking/bookings"
import { registerTimesScript } from "./booking/times-anew"
import { openOrdering } from "./ordering/ordering"
import type { OrderLimits } from "./ordering/order-routes"
import { openStripe } from "./ordering/stripe-payments"
import { KINDS } from "./kinds"
import type { BookingLimits } from "./booking/booking-routes"
import { UnreadableForm } from "./intake/read-form"
import { createSignedLinks } from "./intake/signed-link"
import { createIntake, type IntakeLimits } from "./intake/take-in"
import { createTimeTokens } from "./intake/time-token"
import type { BucketSize } from "./intake/token-buckets"
import type { KindContext } from "./kinds/submission-kind"
import { openPostOffice } from "./mail/post-office"
import { createCms } from "./outbox/cms"
import { Outbox } from "./outbox/outbox"
import { registerForms } from "./routes/form-routes"
import { registerInbox } from "./routes/inbox"
import { registerLinks } from "./routes/link-routes"
import type { ApiConfig } from "./settings"
import { createSiteFactsReader } from "./site/site-facts-reader"
import { openDatabase } from "./store/open-database"
import { SubmissionStore } from "./store/submission-store"

export interface ApiOptions extends Omit<ApiConfig, "port" | "logLevel" | "stripe"> {
  stripe?: ApiConfig["stripe"]
  logger?: FastifyServerOptions["logger"]
  limits?: IntakeLimits
  bookingLimits?: BookingLimits
  orderLimits?: OrderLimits
  linkLimit?: BucketSize
  /** For tests: how soon again, in milliseconds. */
  backoff?: (attempts: number) => number | null
}

/** Of a text in a form with a file, in bytes. */
const FIELD_LIMIT = 32 * 1024
const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // The address of a page here may be a guest's own link: no page after it learns of it.
  "referrer-policy": "strict-origin",
  "x-robots-tag": "noindex",
} as const
const REQUEST_TIMEOUT = 120_000
/** How long what is refused for its size may go on being sent, in milliseconds. */
const READING_MS = 10_000

export interface ApiServer {
  app: FastifyInstance
  store: SubmissionStore
  bookings: ReturnType<typeof openBookings>
  ordering: ReturnType<typeof openOrdering>
}

/** The API, and with it the outbox: what is taken in is delivered while it runs. */
export async function buildApiServer(options: ApiOptions): Promise<ApiServer> {
  const { secret, siteUrl, releasesDir, keptDays } = options
  const slipPage = createSlipPages(releasesDir)
  const answers = createSay(slipPage)
  const { say, refuse, notNow } = answers
  const clientErrors = createClientErrorHandler({ headers: HEADERS })
  const app = Fastify({
    logger: options.logger ?? false,
    // A request's address may carry a link's token.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: FORM_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    // What the site's server could read, and what it says of who asks.
    http: { maxHeaderSize: HEADER_BYTES + 4_096 },
    clientErrorHandler: clientErrors.handle,
    // What a client sends as a prototype is no reason to drop its message.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    frameworkErrors: (_error, request, reply) => {
      void refuse(request, reply.headers(HEADERS), 404)
    },
  })
  clientErrors.follow(app.server)
  const db = openDatabase(options.submissionsDir)
  const store = new SubmissionStore(db)
  const links = createSignedLinks(secret)
  const tokens = createTimeTokens(secret)
  const readSite = createSiteFactsReader(releasesDir)
  const context = async (): Promise<KindContext> => ({ site: await readSite(), siteUrl, links })
  const named = async (id: string): Promise<string> => {
    const found = store.find(id)
    return found ? KINDS[found.kind].named(found, await context()) : ""
  }
  const postOffice = openPostOffice(options.mail)
  const outbox = new Outbox({
    store,
    cms: createCms(options.cms),
    postOffice,
    context,
    keptDays,
    log: app.log,
    backoff: options.backoff,
  })
  const onChange = (): void => outbox.wake()
  const shared = {
    db,
    ...{ releasesDir, slipPage, siteUrl, secret, keptDays, links, tokens, postOffice },
    cmsGraphqlUrl: options.cms.url,
    log: app.log,
    backoff: options.backoff,
  }
  const bookings = openBookings({ ...shared, limits: options.bookingLimits })
  const payments = options.stripe && (await openStripe(options.stripe))
  const ordering = openOrdering({ ...shared, payments, limits: options.orderLimits })

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(HEADERS)
  })
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404))
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error instanceof UnreadableForm) return refuse(request, reply, 400)
    const { statusCode = 500 } = error
    if (statusCode === 413) {
      await readToTheEnd(request.raw)
      return say(request, reply, 413, texts.tooLarge)
    }
    if (statusCode < 500) return refuse(request, reply, statusCode)
    request.log.error({ err: error }, "a request failed")
    return notNow(request, reply.header("retry-after", "60"))
  })
  await app.register(formbody, { bodyLimit: FORM_BYTES })
  await app.register(multipart, {
    // A file that is too large is told like any other problem.
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, fieldSize: FIELD_LIMIT, fields: 60, files: 1, parts: 61 },
  })
  app.removeContentTypeParser("text/plain")

  await app.register(
    async (api) => {
      registerForms(api, {
        intake: createIntake({ store, tokens, limits: options.limits, onAccepted: onChange }),
        tokens,
        pages: createFormPages(releasesDir),
        siteUrl,
        ...{ readSite, links, named },
        answers,
      })
      bookings.registerForGuests(api)
      ordering.registerForGuests(api)
      registerTicketScript(api)
      registerMendScript(api)
      registerTimesScript(api)
      registerLinks(api, {
        ...{ store, links, named, slipPage, answers, onChange },
        limit: options.linkLimit,
      })
    },
    { prefix: API_PREFIX },
  )
  // Other machines have no business with guests' mails.
  const isPrivate =
    options.host === "localhost" || options.host === "::1" || /^127\./.test(options.host)
  if (isPrivate && options.mail.smtpUrl === undefined && options.mail.folder !== undefined) {
    registerInbox(app, options.mail.folder)
  }
  bookings.registerForStaff(app)
  ordering.registerForStaff(app)
  app.get("/health", async () => ({
    status: "ok",
    ...store.counts(),
    bookings: bookings.store.counts(),
    orders: ordering.store.counts(),
  }))

  app.addHook("onReady", async () => {
    outbox.start()
    bookings.start()
    ordering.start()
  })
  app.addHook("onClose", async () => {
    await Promise.all([outbox.stop(), bookings.stop(), ordering.stop()])
    postOffice?.close()
    store.close()
  })
  return { app, store, bookings, ordering }
}

/** Whoever is still sending would see the connection end, and not why: a proxy takes that for a server that is down. */
async function readToTheEnd(request: IncomingMessage): Promise<void> {
  request.resume()
  const signal = AbortSignal.timeout(READING_MS)
  await finished(request, { writable: false, signal }).catch(() => undefined)
}
