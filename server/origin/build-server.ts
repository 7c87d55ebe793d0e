import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from "fastify"
import { createClientErrorHandler } from "../../shared/client-errors"
import { routeTo, SEARCH_PATH } from "../../shared/paths"
import { backToSite } from "../../src/texts/form-answers"
import { search } from "../../src/texts/header"
import { isTooLong, onlyRead, searchForLess } from "../../src/texts/server"
import { registerApiProxy } from "./api-proxy"
import { ROOM, type RoomSize } from "./guest-room"
import { registerHooks, type HookObserver } from "./hooks/register-hooks"
import { type HookSettings } from "./hooks/settings"
import { answerOf } from "./answered"
import {
  PLAIN_POLICY,
  type PolicySetting,
} from "../../release-store/delivery/content-security-policy"
import { type Observed } from "./metrics"
import { plainPage } from "./plain-page"
import { switchedReleases, type ReleaseSource } from "./release-source"
import { securityHeaders } from "../../release-store/delivery/security-headers"
import { createSite, type Site } from "./site"
import { CLIENT_LIMITS, endSlowReaders, nodeLimits, type ClientLimits } from "../http/slow-clients"

const MEBIBYTE = 1_048_576

export interface ServerOptions extends Partial<PolicySetting> {
  /** Folder with finished releases and the link `current`; a switch of the link is followed at once. */
  releasesDir: string
  /** How much of what was served last is kept in memory, in bytes; 64 MiB. */
  memory?: number
  /** Where the CMS tells of what was published; without them there are no such addresses. */
  hooks?: HookSettings
  /** Where forms are taken in; without it there are no such addresses. */
  apiUrl?: string
  /** The proxies before this server, whose word is taken for who asks, and for which host; nobody's without. */
  trustProxy?: string[]
  /** How much of what guests send is held at a time; `ROOM` where nothing else is said. */
  room?: Partial<RoomSize>
  /** Against slow clients; `CLIENT_LIMITS` where nothing else is said. */
  limits?: Partial<ClientLimits>
  logger?: FastifyServerOptions["logger"]
  /** Is told of each answer, and of each hook. */
  observe?: { answer: (observed: Observed) => void; hook: HookObserver }
}

export interface OriginServer {
  app: FastifyInstance
  source: ReleaseSource
  site: Site
}

const MOST_CONNECTIONS = 10_000

const tooLongPage = plainPage(
  [isTooLong, searchForLess],
  [
    { path: SEARCH_PATH, label: search },
    { path: routeTo("home"), label: backToSite },
  ],
)

/** The origin server over finished releases. Reads only; nothing of a request reaches a shell or a query. */
export async function buildServer(options: ServerOptions): Promise<OriginServer> {
  const setting: PolicySetting = {
    siteUrl: options.siteUrl ?? "http://localhost",
    frameAncestors: options.frameAncestors ?? [],
    tagHosts: options.tagHosts ?? [],
  }
  const security = securityHeaders(setting)
  const limits = { ...CLIENT_LIMITS, ...options.limits }
  const startedAt = Date.now()
  const clientErrors = createClientErrorHandler({
    headers: security,
    pages: { 431: { html: tooLongPage, policy: PLAIN_POLICY } },
    linger: limits.linger,
    onAnswer: (answer) => options.observe?.answer({ ...answer, seconds: 0 }),
  })

  const app = Fastify({
    ...nodeLimits(limits),
    trustProxy: options.trustProxy ?? false,
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: clientErrors.handle,
    // One logger for all requests: one made for each would cost more than many an answer.
    childLoggerFactory: (logger) => logger,
    // Addresses that the router cannot read never reach a handler or a hook.
    frameworkErrors: (_error, request, reply) => {
      reply.hijack()
      if (note) reply.raw.once("finish", () => note(request, reply))
      void site.answerUnreadable(request.raw, reply.raw)
    },
  })
  app.server.maxConnections = MOST_CONNECTIONS
  clientErrors.follow(app.server)
  endSlowReaders(app.server, limits)
  const note = answerNoter(app, options.observe?.answer)

  const source = switchedReleases(options.releasesDir, (error) =>
    app.log.error(
      { err: error },
      "a release could not be read; what was served before, if anything, is served on",
    ),
  )
  app.addHook("onClose", () => source.close())
  const site = createSite({
    ...setting,
    source,
    memory: options.memory ?? 64 * MEBIBYTE,
    onFailure: (error, req) =>
      app.log.error({ err: error, path: pathOf(req.url) }, "a request failed"),
  })

  // Of answers that are not the site's own: those carry it already. What another server says of its own pages holds.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(security)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done()
  })
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done()
    reply
      .code(405)
      .headers({ allow: "GET, HEAD", "cache-control": "no-store" })
      .type("text/plain; charset=utf-8")
      .send(onlyRead)
  })
  if (note) {
    app.addHook("onResponse", (request, reply, done) => {
      note(request, reply)
      done()
    })
  }

  if (options.hooks) {
    await registerHooks(app, {
      ...options.hooks,
      releasesDir: options.releasesDir,
      bodyTime: limits.hookBody,
      observe: options.observe?.hook,
    })
  }

  if (options.apiUrl !== undefined) {
    const { apiUrl, room } = options
    await registerApiProxy(app, { apiUrl, limits, room: { ...ROOM, ...room } })
  }

  app.get("/health", async (_request, reply) => {
    const release = await source.current()
    reply.header("cache-control", "no-store").code(release ? 200 : 503)
    return {
      status: release ? "ok" : "no release yet",
      release: release?.id ?? null,
      uptimeSeconds: Math.round((Date.now() - startedAt) / 1000),
    }
  })

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      // The site writes its answers itself: most of them are one buffer and a list of headers made beforehand.
      reply.hijack()
      void site.answer(request.raw, reply.raw)
    },
  })

  return { app, source, site }
}

/**
 * What is to be done once a request has been answered; nothing where nobody wants to know.
 * In the log one line for each, at `info`: no query, for it may say what a visitor typed, and no header.
 */
function answerNoter(
  { log }: Pick<FastifyInstance, "log">,
  observe: ((observed: Observed) => void) | undefined,
): ((request: FastifyRequest, reply: FastifyReply) => void) | undefined {
  const isLogged = ["trace", "debug", "info"].includes(log.level)
  if (!isLogged && !observe) return undefined
  return (request, reply) => {
    const { statusCode: status } = reply.raw
    const { elapsedTime } = reply
    const { bytes = 0, release } = answerOf(reply.raw) ?? {}
    observe?.({ status, seconds: elapsedTime / 1000, bytes })
    if (!isLogged) return
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ method: request.method, path: pathOf(request.raw.url), status, ms, bytes, release })
  }
}

const pathOf = (url: FastifyRequest["raw"]["url"]): string => url?.split("?")[0] ?? "/"
