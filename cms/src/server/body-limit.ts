import type { IncomingMessage } from "node:http"

const KIB = 1024
const MIB = 1024 * KIB

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

/** Why the request's body is refused, if it is. A body of undeclared length could be of any. */
export function refuseBody(
  request: Pick<IncomingMessage, "headers">,
  pathname: string,
): { status: 411 | 413; message: string } | undefined {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers
  if (encoding && length === undefined) {
    return { status: 411, message: "Send the length of the body in Content-Length." }
  }
  const limit = bodyLimit(pathname)
  if (bodyLength(request) > limit) {
    return { status: 413, message: `The body is too large; ${inWords(limit)} is the most.` }
  }
  return undefined
}

const inWords = (bytes: number): string =>
  bytes < MIB ? `${bytes / KIB} KiB` : `${bytes / MIB} MiB`
