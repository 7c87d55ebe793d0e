import type { IncomingMessage, ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { getPayload, handleEndpoints, type Payload } from "payload"
import { GUEST_FILES } from "../../../shared/submissions/guest-documents"
import { createsSubmissions } from "../access/roles"
import { setting } from "../environment"
import config from "../payload.config"
import { CLIENT_ADDRESS, clientAddress } from "./client-address"
import { answerGraphql } from "./graphql"
import { replyJson } from "./replies"
import { bodyLength, refuseBody, STRANGERS_BODY, withReadableBody } from "./request-body"

const proxies = setting(process.env, "CMS_TRUSTED_PROXIES")

const listener = getRequestListener(
  async (lightRequest, { incoming }) => {
    const headers = new Headers(lightRequest.headers)
    headers.set(CLIENT_ADDRESS, clientAddress(incoming as IncomingMessage, proxies))
    // The adapter's own request is read-only, and Payload writes to it; this one is the runtime's.
    const request = new Request(lightRequest.clone(), { headers })
    const { pathname } = new URL(request.url)
    if (pathname === "/api/graphql") return answerGraphql(request, await getPayload({ config }))
    const readable = await withReadableBody(request)
    if (readable) return handleEndpoints({ config, request: readable })
    return Response.json(
      { errors: [{ message: "Send one JSON object, or a form with one in “_payload”." }] },
      { status: 400 },
    )
  },
  // Payload, and Next in the same process, expect the runtime's own Request and Response.
  { overrideGlobalObjects: false },
)

/** How long a body that is refused may still be sent, in milliseconds. */
const LINGER = 10_000

/** Uploads are read into memory before anybody asks who sends them. */
async function isStranger(
  payload: Payload,
  { headers }: IncomingMessage,
  pathname: string,
): Promise<boolean> {
  const credentials = new Headers()
  for (const name of ["authorization", "cookie", "origin", "sec-fetch-site"] as const) {
    const value = headers[name]
    if (typeof value === "string") credentials.set(name, value)
  }
  const { user } = await payload.auth({ headers: credentials })
  if (pathname === `/api/${GUEST_FILES}` && createsSubmissions(user)) return false
  return user?.collection !== "users"
}

/** GraphQL at `/api/graphql` and REST under `/api`, as Payload answers them, without Next. */
export async function serveApi(
  payload: Payload,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  let refusal = refuseBody(request, pathname)
  if (!refusal && bodyLength(request) > STRANGERS_BODY && pathname !== "/api/graphql") {
    if (await isStranger(payload, request, pathname)) {
      refusal = { status: 413, message: "Sign in before you send so much." }
    }
  }
  if (refusal) {
    // The rest is read and dropped for a while: a connection that is closed on it would take the answer along.
    const timer = setTimeout(() => request.destroy(), LINGER)
    request.once("close", () => clearTimeout(timer))
    replyJson(response, refusal.status, {
      message: refusal.message,
      errors: [{ message: refusal.message }],
    })
    return
  }
  await listener(request, response)
}

/** Answers 200 once the database does. */
export async function serveHealth(payload: Payload, response: ServerResponse): Promise<void> {
  try {
    await payload.count({ collection: "users" })
    replyJson(response, 200, { status: "ok" })
  } catch {
    replyJson(response, 503, { status: "database unavailable" })
  }
}
