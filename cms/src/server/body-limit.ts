import type { IncomingMessage } from "node:http"

const MIB = 1024 * 1024

/** Bytes a request to this path may carry: queries are small, pictures are not. */
export function bodyLimit(pathname: string): number {
  return pathname === "/api/graphql" ? MIB : 25 * MIB
}

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
  if (Number(length ?? 0) > limit) {
    return { status: 413, message: `The body is too large; ${limit / MIB} MiB is the most.` }
  }
  return undefined
}
