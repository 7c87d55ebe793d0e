import { GRAPHQL_POST } from "@payloadcms/next/routes"
import { GraphQLError } from "graphql"
import { APIError, type Payload } from "payload"
import { GUEST_DOCUMENTS } from "../../../shared/submissions/guest-documents"
import { createsSubmissions, isKey } from "../access/roles"
import config from "../payload.config"
import { type AcceptedQuery, acceptQuery } from "./graphql-limits"
import { inEdition } from "./editions"
import { complain, messageOf } from "./log"
import { TooBusy, TURNS_OF_KEYS } from "./turns"

const answerOfPayload = GRAPHQL_POST(config)

/** As GraphQL over HTTP answers what was not run. */
function refusal(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { "cache-control": "no-store", ...headers } },
  )
}

const CREATES: ReadonlySet<string> = new Set(
  Object.values(GUEST_DOCUMENTS).map(({ type }) => `create${type}`),
)

/** Whether all it does is to create what guests send. */
const onlyHandsOn = ({ mutations, queries }: AcceptedQuery): boolean =>
  queries === 0 && mutations.length > 0 && mutations.every((name) => CREATES.has(name))

/** The query's text; nothing where the body is none. */
function queryIn(body: string): string | undefined {
  try {
    const content: unknown = JSON.parse(body)
    if (typeof content !== "object" || content === null || !("query" in content)) return undefined
    return typeof content.query === "string" ? content.query : undefined
  } catch {
    return undefined
  }
}

/**
 * GraphQL for whoever has a key or a session, within limits. Who has neither is refused before anything of the query is
 * read: understanding it is what costs.
 */
export async function answerGraphql(request: Request, payload: Payload): Promise<Response> {
  if (request.method !== "POST") return refusal(405, "Send queries with POST.", { allow: "POST" })
  // Forms of other pages can send anything else.
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
    return refusal(415, "Send queries as application/json.")
  }
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) {
    return refusal(
      401,
      "You are not allowed to perform this action: send a key that the CMS knows, or sign in.",
    )
  }
  const body = await request.text()
  const query = queryIn(body)
  if (query === undefined) {
    return refusal(400, "Send one query in a JSON object: { query, variables, operationName }.")
  }
  try {
    const accepted = acceptQuery(query)
    if (createsSubmissions(user)) {
      if (!onlyHandsOn(accepted)) {
        return refusal(403, "You are not allowed to perform this action: this key only creates.")
      }
    } else if (accepted.mutations.length > 0 && isKey(user)) {
      return refusal(403, "You are not allowed to perform this action: keys only read.")
    }
    const answer = () =>
      answerOfPayload(new Request(request.url, { method: "POST", headers: request.headers, body }))
    if (!isKey(user)) return await answer()
    return await inEdition(request, () => TURNS_OF_KEYS.run(answer))
  } catch (error) {
    if (error instanceof GraphQLError) return refusal(400, error.message)
    if (error instanceof TooBusy) {
      return refusal(503, "Too many queries wait already. Try again.", { "retry-after": "5" })
    }
    if (error instanceof APIError) return refusal(error.status, error.message)
    complain(`POST /api/graphql: ${messageOf(error)}`)
    return refusal(500, "Something went wrong.")
  }
}
