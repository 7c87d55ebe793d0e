import httpProxy from "@fastify/http-proxy"
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { PLAIN_POLICY } from "../../release-store/delivery/content-security-policy"
import { API_PREFIX } from "../../shared/submissions/api-prefix"
import { CHECKOUT } from "../../shared/ordering/addresses"
import { FORM_BYTES, MENU_FORM_BYTES } from "../../shared/submissions/form-bytes"
import * as texts from "../../src/texts/form-answers"
import { tooMuchAtOnce } from "../../src/texts/too-much-at-once"
import { addressName } from "../http/address-name"
import type { ClientLimits } from "../http/slow-clients"
import { wantsJson } from "../http/wants-json"
import { createGuestRoom, type RoomSize } from "./guest-room"
import { passedOn } from "./passed-on"
import { plainPage } from "./plain-page"
import { NotHandedOn, readBody } from "./read-body"

/** In milliseconds: how long an answer is waited for, and a connection. */
const PATIENCE = 30_000
const CONNECTING = 3_000
/** Enough for those who read slowly: how many of them one address may be is `RoomSize`. */
const CONNECTIONS = 512
/** Of a form with a file, in bytes: that a file is a little too large, the form says beside it. */
const FILE_FORM_BYTES = 8 * 1024 * 1024
/** In seconds. */
const SOON = 10
const LATER = 30

interface ApiProxyOptions {
  apiUrl: string
  limits: Pick<ClientLimits, "formBody" | "formRate">
  room: RoomSize
}

/**
 * Hands on what is for the forms' server, and nothing but bytes: it is another process, which may be down or busy, and
 * the site goes on. Guests stay on the site's own origin. What is sent slowly is waited for here, so that the forms'
 * server has to do with whole requests alone.
 */
export async function registerApiProxy(
  app: FastifyInstance,
  { apiUrl, limits, room: size }: ApiProxyOptions,
): Promise<void> {
  const room = createGuestRoom(size)

  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError | NotHandedOn, request, reply) => {
      if (error instanceof NotHandedOn) return refuse(request, reply, error.status)
      const { statusCode = 500 } = error
      if (statusCode < 500) return refuse(request, reply, statusCode)
      request.log.error({ err: error }, "a request could not be handed on")
      return refuse(request, reply, 503)
    })
    // Whatever it is called, it is read here, within bounds, and judged there.
    scope.removeAllContentTypeParsers()
    scope.addHook("preHandler", async (request, reply) => {
      const isSending = hasBody(request)
      const visit = room.enter(addressName(request.ip), isSending)
      if (!visit) throw new NotHandedOn(429)
      reply.raw.once("close", visit.leave)
      request.body = isSending
        ? await readBody(request.raw, visit, { most: mostOf(request), ...limits })
        : undefined
    })
    await scope.register(httpProxy, {
      upstream: apiUrl,
      prefix: API_PREFIX,
      rewritePrefix: API_PREFIX,
      http2: false,
      undici: {
        connections: CONNECTIONS,
        connect: { timeout: CONNECTING },
        headersTimeout: PATIENCE,
        bodyTimeout: PATIENCE,
      },
      replyOptions: {
        rewriteRequestHeaders: ({ host, headers, raw }) => ({
          ...passedOn(headers),
          host,
          // A proxy before us has said who asks; whether that is believed is for the forms' server to say.
          "x-forwarded-for": [headers["x-forwarded-for"], raw.socket.remoteAddress]
            .filter(Boolean)
            .join(", "),
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, "the forms' server does not answer")
          refuse(reply.request as FastifyRequest, reply as FastifyReply, 503)
        },
      },
      handler: (request, reply, to, options) => {
        const { body, headers } = request
        const contentType = headers["content-type"] ?? "application/octet-stream"
        return reply.from(to, {
          ...options,
          ...(Buffer.isBuffer(body) && body.length > 0 ? { body, contentType } : { body: null }),
        })
      },
    })
  })
}

/** @throws NotHandedOn where it is larger than anything that a guest sends */
function hasBody({ method, headers }: FastifyRequest): boolean {
  const { "content-length": length = "0", "transfer-encoding": encoding } = headers
  if (Number(length) > FILE_FORM_BYTES) throw new NotHandedOn(413)
  // A proxy that streams says no length: it is read within the same bounds.
  const isSent = encoding !== undefined || Number(length) > 0
  return isSent && method !== "GET" && method !== "HEAD"
}

function mostOf({ headers, url }: FastifyRequest): number {
  if (headers["content-type"]?.startsWith("multipart/form-data")) return FILE_FORM_BYTES
  return url === CHECKOUT ? MENU_FORM_BYTES : FORM_BYTES
}

/** Says why it was not handed on, as JSON to a script, and to a browser on a page. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const isSending = request.method === "POST"
  const seconds = status === 429 ? SOON : status === 503 ? LATER : undefined
  const sentence = sentenceOf(status, isSending)
  reply.code(status).header("cache-control", "no-store")
  if (seconds !== undefined) reply.header("retry-after", seconds)
  // What it has not read of the body, the server does not wait for.
  if (!request.raw.complete) reply.header("connection", "close")
  if (wantsJson(request)) {
    return reply.send({ error: sentence, ...(status === 429 ? { is: "wait", seconds } : {}) })
  }
  return reply
    .header("content-security-policy", PLAIN_POLICY)
    .type("text/html; charset=utf-8")
    .send(plainPage([sentence, texts.whatToDo(status, isSending)]))
}

function sentenceOf(status: number, isSending: boolean): string {
  switch (status) {
    case 408:
      return texts.tooSlow
    case 413:
      return texts.tooLarge
    case 429:
      return tooMuchAtOnce(SOON)
    case 503:
      return isSending ? texts.notNow : texts.notNowToRead
    default:
      return isSending ? texts.unreadable : texts.nothingHere
  }
}
