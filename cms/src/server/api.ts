import type { IncomingMessage, ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { GRAPHQL_POST } from "@payloadcms/next/routes"
import { APIError, handleEndpoints, type Payload } from "payload"
import config from "../payload.config"
import { refuseBody } from "./body-limit"
import { complain, messageOf } from "./log"
import { replyJson } from "./replies"
import { withEditions } from "./with-editions"

const graphql = withEditions(config, GRAPHQL_POST(config))

/** Payload answers what goes wrong inside a query; a body that is no JSON never gets that far. */
async function answerGraphql(request: Request): Promise<Response> {
  try {
    return await graphql(request)
  } catch (error) {
    if (error instanceof APIError) {
      return Response.json({ errors: [{ message: error.message }] }, { status: error.status })
    }
    complain(`POST /api/graphql: ${messageOf(error)}`)
    return Response.json({ errors: [{ message: "Something went wrong." }] }, { status: 500 })
  }
}

const listener = getRequestListener(
  async (lightRequest) => {
    // The adapter's own request is read-only, and Payload writes to it; a clone is the runtime's.
    const request = lightRequest.clone()
    const { pathname } = new URL(request.url)
    if (pathname !== "/api/graphql") return handleEndpoints({ config, request })
    if (request.method === "POST") return answerGraphql(request)
    return Response.json(
      { message: "Send queries with POST." },
      { status: 405, headers: { allow: "POST" } },
    )
  },
  // Payload, and Next in the same process, expect the runtime's own Request and Response.
  { overrideGlobalObjects: false },
)

/** GraphQL at `/api/graphql` and REST under `/api`, as Payload answers them, without Next. */
export async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const refusal = refuseBody(request, pathname)
  if (refusal) {
    response.setHeader("connection", "close")
    replyJson(response, refusal.status, { message: refusal.message })
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
