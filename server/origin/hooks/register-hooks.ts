import { randomUUID } from "node:crypto"
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify"
import { readLive } from "../../../release-store/live-release"
import { activePin } from "../../../release-store/pin"
import { createBearerCheck } from "./bearer"
import { Failure } from "../../../lib/failure"
import { openJournal, type Journal } from "../../../publishing/journal"
import { type PublishRequest } from "../../../publishing/journal-entry"
import { EventError, readDelivered, readTriggerNote } from "../../../publishing/publish-event"
import { createRefusalLog } from "./refusal-log"
import { createReplayGuard } from "./replays"
import { type HookSettings } from "./settings"
import { CLIENT_LIMITS } from "../../http/slow-clients"
import { createSignatureCheck, readDelivery, type Delivery, type Refusal } from "./signature"
import { readStatus } from "./status"

const BODY_LIMIT = 64 * 1024

/** Told of each hook and trigger, for counting; of a refused one with why, which the sender is not told. */
export interface HookObserver {
  (outcome: "refused", reason: Refusal | "token"): void
  (outcome: "accepted" | "known" | "malformed" | "failed", reason?: undefined): void
}

export interface HookOptions extends HookSettings {
  releasesDir: string
  /** How long a body may take to arrive, in milliseconds. */
  bodyTime?: number
  observe?: HookObserver
}

/**
 * The build hook: `POST /hooks/publish` for signed deliveries (Standard Webhooks, standardwebhooks.com),
 * `POST /hooks/trigger` and `GET /hooks/status` for whoever has the token. A request is on the disk before it is
 * answered with 202; it is the publisher, another process, that builds.
 *
 * There is no limit of failures for each address: behind a proxy a flood would come from the CMS's own address, and
 * silence it. Refusing costs less than counting would: what is malformed or stale ends before its body is read.
 *
 * Where the journal cannot be opened, as on a full disk, guests have the site all the same: a hook is answered with 503, and
 * each opens it again.
 * @throws Failure where another origin writes the journal
 */
export async function registerHooks(
  app: FastifyInstance,
  {
    releasesDir,
    secrets,
    token,
    bodyTime = CLIENT_LIMITS.hookBody,
    observe = () => undefined,
  }: HookOptions,
): Promise<void> {
  let opened: Promise<Journal> | undefined
  const open = async (): Promise<Journal> => {
    const journal = await openJournal(releasesDir, {
      liveSequence: async () => {
        const [live, pin] = await Promise.all([readLive(releasesDir), activePin(releasesDir)])
        return Math.max(live?.lastSequence ?? 0, pin?.lastSequence ?? 0)
      },
    })
    if (journal.damagedLines > 0) {
      app.log.error({ damagedLines: journal.damagedLines }, "the publish journal has damaged lines")
    }
    return journal
  }
  const journal = (): Promise<Journal> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  if (secrets.length > 0 || token) {
    await journal().catch((error: unknown) => {
      if (error instanceof Failure) throw error
      app.log.error({ err: error }, "the publish journal cannot be opened: no hook is accepted")
    })
  }
  app.addHook("onClose", async () => {
    const last = await opened?.catch(() => undefined)
    await last?.close()
  })

  await app.register(
    async (hooks) => {
      answerInJson(hooks, observe)
      const context = { hooks, journal, bodyTime, observe }
      if (secrets.length > 0) acceptDeliveries(context, secrets)
      else
        leaveUnset(hooks, "/publish", "PUBLISH_SECRET is not set: publish hooks are not accepted")
      if (token)
        acceptTriggers(context, token, async () => readStatus(releasesDir, await journal()))
      else leaveUnset(hooks, "/trigger", "PUBLISH_TOKEN is not set: neither trigger nor status")
    },
    { prefix: "/hooks" },
  )
}

interface Context {
  hooks: FastifyInstance
  /** Opens it where it is not open yet. */
  journal: () => Promise<Journal>
  bodyTime: number
  observe: HookObserver
}

/** What is wrong with a hook's own request is no page's business: short answers, never a trace. */
function answerInJson(hooks: FastifyInstance, observe: HookObserver): void {
  hooks.removeAllContentTypeParsers()
  hooks.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  )
  hooks.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store")
  })
  hooks.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) {
      observe("malformed")
      return error.statusCode === 413
        ? reply.code(413).send({ error: "The body is too large." })
        : reply.code(400).send({ error: "The request cannot be read." })
    }
    request.log.error({ err: error }, "a hook could not be stored")
    return reply
      .code(503)
      .header("retry-after", "5")
      .send({ error: "It could not be stored. Send it again." })
  })
}

function leaveUnset(hooks: FastifyInstance, path: string, why: string): void {
  hooks.log.warn(why)
  hooks.post(path, (_request, reply) => reply.code(404).send({ error: "Not set up." }))
}

/** Ends a body that is sent drop by drop. */
function limitBodyTime(request: FastifyRequest, reply: FastifyReply, bodyTime: number): void {
  const timer = setTimeout(() => request.raw.destroy(), bodyTime)
  const clear = () => clearTimeout(timer)
  request.raw.once("end", clear)
  reply.raw.once("close", clear)
}

/** The rest of a body that is refused is not waited for. */
const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(401).header("connection", "close").send({ error: "Not accepted." })

const bodyOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

function acceptDeliveries(
  { hooks, journal, bodyTime, observe }: Context,
  secrets: readonly string[],
): void {
  const isSigned = createSignatureCheck(secrets)
  const replays = createReplayGuard()
  const logRefusal = createRefusalLog(hooks.log)
  const deliveries = new WeakMap<FastifyRequest, Delivery>()

  const refuseFor = (reason: Refusal, reply: FastifyReply) => {
    logRefusal(reason)
    observe("refused", reason)
    return refuse(reply)
  }

  hooks.post("/publish", {
    onRequest: async (request, reply) => {
      const delivery = readDelivery(request.headers, Date.now())
      if ("refused" in delivery) return refuseFor(delivery.refused, reply)
      deliveries.set(request, delivery)
      limitBodyTime(request, reply, bodyTime)
    },
    handler: async (request, reply) => {
      const delivery = deliveries.get(request)
      const body = bodyOf(request)
      if (!delivery || !isSigned(request.headers, body)) return refuseFor("forged", reply)
      if (replays.isReplay(delivery)) return refuseFor("replayed", reply)
      try {
        const asked = readDelivered(body.toString("utf8"))
        return await store({ ...delivery, ...asked }, reply, { journal, observe })
      } catch (error) {
        if (error instanceof EventError) return malformed(error, reply, observe)
        replays.forget(delivery)
        observe("failed")
        throw error
      }
    },
  })
}

function acceptTriggers(
  { hooks, journal, bodyTime, observe }: Context,
  token: string,
  status: () => Promise<unknown>,
): void {
  const isAuthorised = createBearerCheck(token)
  const authorise = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isAuthorised(request.headers.authorization)) return limitBodyTime(request, reply, bodyTime)
    observe("refused", "token")
    return refuse(reply.header("www-authenticate", "Bearer"))
  }

  hooks.post("/trigger", {
    onRequest: authorise,
    handler: async (request, reply) => {
      try {
        const note = readTriggerNote(bodyOf(request).toString("utf8"))
        const timestamp = Math.floor(Date.now() / 1000)
        return await store(
          { kind: "trigger", id: `trigger_${randomUUID()}`, timestamp, note },
          reply,
          {
            journal,
            observe,
          },
        )
      } catch (error) {
        if (error instanceof EventError) return malformed(error, reply, observe)
        observe("failed")
        throw error
      }
    },
  })
  hooks.get("/status", { onRequest: authorise, handler: async () => status() })
}

async function store(
  request: PublishRequest,
  reply: FastifyReply,
  { journal, observe }: Pick<Context, "journal" | "observe">,
): Promise<FastifyReply> {
  const { n, isKnown } = await (await journal()).accept(request)
  observe(isKnown ? "known" : "accepted")
  reply.request.log.info(
    { n, id: request.id, kind: request.kind, isKnown },
    "publish request accepted",
  )
  return reply.code(202).send({ accepted: n })
}

function malformed(
  error: EventError,
  reply: FastifyReply,
  observe: Context["observe"],
): FastifyReply {
  observe("malformed")
  return reply.code(400).send({ error: error.message })
}
