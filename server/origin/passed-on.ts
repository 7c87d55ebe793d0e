import type { IncomingHttpHeaders } from "node:http"

/**
 * What is said to the next on the line alone (RFC 9110, section 7.6.1, and what undici, which asks the next one, sets
 * itself or refuses with an error). `content-length` is of the body that is really sent.
 */
const OF_THIS_CONNECTION = new Set([
  ...["connection", "keep-alive", "proxy-connection", "proxy-authenticate", "proxy-authorization"],
  ...["te", "trailer", "trailers", "transfer-encoding", "upgrade", "http2-settings", "expect"],
  ...["content-length"],
])

/** What a proxy says of the request it got. A browser that says it is none: whoever hands it on says what it believes. */
const OF_A_PROXY = /^(forwarded|x-real-ip|x-forwarded-.*)$/

/** The headers of a request that are for whom it is handed on to. */
export function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !OF_THIS_CONNECTION.has(name) && !OF_A_PROXY.test(name) && !named.includes(name),
    ),
  )
}
