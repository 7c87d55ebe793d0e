import { randomBytes } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"

const SECONDS_ON_TLS = 365 * 24 * 60 * 60

/** What an answer that is no page may do in a browser that shows it: nothing. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** On every answer. */
export function secureAnswer(response: ServerResponse, overTls: boolean): void {
  response.setHeader("content-security-policy", NO_PAGE)
  response.setHeader("x-content-type-options", "nosniff")
  response.setHeader("x-frame-options", "DENY")
  // The preview and the site learn where a link came from, not which document was open.
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin")
  response.setHeader("cross-origin-opener-policy", "same-origin")
  response.setHeader("permissions-policy", "camera=(), geolocation=(), microphone=()")
  if (overTls) response.setHeader("strict-transport-security", `max-age=${SECONDS_ON_TLS}`)
}

/**
 * The panel's own policy: scripts that Next itself has written, which carry the request's nonce, and what those load.
 * Styles stand in the elements, where Payload's editor writes them. `development` lets Next's own tools evaluate code.
 */
function panelPolicy(nonce: string, development: boolean): string {
  const scripts = ["'self'", `'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    // Pictures that are about to be uploaded are shown from memory.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

/** Next reads the nonce from the request's header of that name, and writes it on its scripts. */
export function securePanel(
  request: IncomingMessage,
  response: ServerResponse,
  development: boolean,
): void {
  const policy = panelPolicy(randomBytes(16).toString("base64"), development)
  request.headers["content-security-policy"] = policy
  response.setHeader("content-security-policy", policy)
}
