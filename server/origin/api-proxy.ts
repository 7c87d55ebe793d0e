import httpProxy from "@fastify/http-proxy"
import type { FastifyInstance, FastifyReply } from "fastify"
import { API_PREFIX } from "../../shared/submissions/api-prefix"
import { wantsJson } from "../http/wants-json"
import { PLAIN_POLICY } from "../../release-store/delivery/content-security-policy"
import { passedOn } from "./passed-on"

/** In milliseconds: how long an answer is waited for, and a connection. */
const PATIENCE = 30_000
const CONNECTING = 3_000
const BODY_LIMIT = 8 * 1024 * 1024

const SORRY =
  "We cannot take it in just now. Go back: what you wrote is still there. Please try again in a minute, or call us."
const TOO_LARGE = "What was sent is too large, so nothing was taken in."

/**
 * Hands on what is for the forms' server, and nothing but bytes: it is another process, which may be down or busy, and
 * the site goes on. Guests stay on the site's own origin.
 */
export async function registerApiProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: API_PREFIX,
    rewritePrefix: API_PREFIX,
    http2: false,
    undici: {
      connections: 64,
      connect: { timeout: CONNECTING },
      headersTimeout: PATIENCE,
      bodyTimeout: PATIENCE,
    },
    replyOptions: {
      rewriteRequestHeaders: ({ ip, headers, raw }) => ({
        ...passedOn(headers),
        // A proxy before us has said who asks; whether that is believed is for the forms' server to say.
        "x-forwarded-for": [raw.headers["x-forwarded-for"], ip].filter(Boolean).join(", "),
      }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, "the forms' server does not answer")
        unavailable(reply as FastifyReply)
      },
    },
    preHandler: (request, reply, done) => {
      const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers
      // Browsers say how long a form is; what does not could go on for ever.
      const status = encoding !== undefined ? 411 : Number(length) > BODY_LIMIT ? 413 : undefined
      if (status !== undefined) {
        void reply.code(status).header("connection", "close").send({ error: TOO_LARGE })
        return
      }
      done()
    },
  })
}

function unavailable(reply: FastifyReply): void {
  reply.code(503).headers({ "cache-control": "no-store", "retry-after": "30" })
  if (wantsJson(reply.request)) void reply.send({ error: SORRY })
  else {
    void reply
      .header("content-security-policy", PLAIN_POLICY)
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not just now</title><style>body{background:#100f0d;color:#f0e4cb;font:1.125rem/1.55 sans-serif;max-width:40rem;margin:20vh auto;padding:0 1.5rem}</style><p>${SORRY}</p></html>`,
      )
  }
}
