import type { IncomingMessage } from "node:http"

const KIB = 1024
const MIB = 1024 * KIB
const MULTIPART_TYPE = /^multipart\/form-data\b/
const JSON_TYPE = /^application\/json\b/i
const WITH_BODY: ReadonlySet<string> = new Set(["POST", "PATCH", "PUT"])

type RequestHead = Pick<IncomingMessage, "headers" | "method">

/** What whoever has not signed in may send: a login, a query of the site. */
export const STRANGERS_BODY = 64 * KIB

/** Bytes a request to this path may carry: queries are small, pictures are not. */
export function bodyLimit(pathname: string): number {
  if (pathname === "/api/graphql") return 256 * KIB
  // Which columns a list shows, which rows are folded.
  if (pathname.startsWith("/api/payload-preferences")) return 32 * KIB
  return 25 * MIB
}

/** The length that is declared. */
export const bodyLength = ({ headers }: Pick<IncomingMessage, "headers">): number =>
  Number(headers["content-length"] ?? 0)

/**
 * What Payload reads; on anything else it fails. Its own panel sends long questions as forms, which this header tells from
 * a form that would change something.
 */
function isReadable({ headers, method = "GET" }: RequestHead): boolean {
  const asks = headers["x-payload-http-method-override"] ?? headers["x-http-method-override"]
  const type = headers["content-type"] ?? ""
  if (!WITH_BODY.has(method) || JSON_TYPE.test(type) || MULTIPART_TYPE.test(type)) return true
  return method === "POST" && asks === "GET"
}

/** Why the request's body is refused, if it is. A body of undeclared length could be of any. */
export function refuseBody(
  request: RequestHead,
  pathname: string,
): { status: 411 | 413 | 415; message: string } | undefined {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers
  if (encoding && length === undefined) {
    return { status: 411, message: "Send the length of the body in Content-Length." }
  }
  const limit = bodyLimit(pathname)
  if (bodyLength(request) > limit) {
    return { status: 413, message: `The body is too large; ${inWords(limit)} is the most.` }
  }
  if (bodyLength(request) > 0 && !isReadable(request)) {
    return { status: 415, message: "Send the body as application/json, or as multipart/form-data." }
  }
  return undefined
}

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** @throws where it is no JSON */
const holdsObject = (json: string): boolean => isObject(JSON.parse(json))

/** Whether the parts can be told apart, and what Payload's forms send as JSON is an object. */
async function isReadableForm(request: Request): Promise<boolean> {
  const data = (await request.formData()).get("_payload")
  return typeof data === "string" && holdsObject(data)
}

/**
 * The same request with a body that Payload can read, an empty object where it has none; nothing where there is no such
 * body: Payload fails on that.
 */
export async function withReadableBody(request: Request): Promise<Request | undefined> {
  const { headers, method, url } = request
  if (!WITH_BODY.has(method)) return request
  const type = headers.get("content-type") ?? ""
  try {
    // The runtime's request has a stream for its body, also where that is empty.
    const isEmpty = Number(headers.get("content-length") ?? 0) === 0
    if (!isEmpty && MULTIPART_TYPE.test(type)) {
      return (await isReadableForm(request.clone())) ? request : undefined
    }
    // A long question (see `isReadable`).
    if (!isEmpty && !JSON_TYPE.test(type)) return request
    const body = (await request.text()) || "{}"
    if (!holdsObject(body)) return undefined
    const described = new Headers(headers)
    described.set("content-type", "application/json")
    return new Request(url, { method, headers: described, body })
  } catch {
    return undefined
  }
}

const inWords = (bytes: number): string =>
  bytes < MIB ? `${bytes / KIB} KiB` : `${bytes / MIB} MiB`
