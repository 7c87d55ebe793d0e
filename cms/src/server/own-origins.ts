import type { IncomingMessage } from "node:http"
import { setting, type Environment } from "../environment"

/** Listening on every address says nothing about the one that editors use. */
const EVERY_ADDRESS: readonly string[] = ["0.0.0.0", "::", "[::]"]

const withBrackets = (host: string): string => (host.includes(":") ? `[${host}]` : host)

/** Where editors reach the CMS from elsewhere, through a proxy with TLS. */
const publicOrigin = (env: Environment): string | undefined => {
  const url = setting(env, "CMS_URL")
  return url && new URL(url).origin
}

/** Whether browsers are to send the session over TLS alone. */
export const servedOverTls = (env: Environment): boolean =>
  publicOrigin(env)?.startsWith("https:") ?? false

/**
 * The origins of the panel itself: requests of pages of any other are another site's, the public site's too.
 *
 * @throws where `CMS_URL` is no address, or `CMS_PORT` no port
 */
export function ownOrigins(env: Environment): string[] {
  const host = setting(env, "CMS_HOST")
  const port = setting(env, "CMS_PORT")
  const hosts = ["localhost", "127.0.0.1", "::1"]
  if (host && !EVERY_ADDRESS.includes(host)) hosts.push(host)
  const here = hosts.map((name) => new URL(`http://${withBrackets(name)}:${port}`).origin)
  const elsewhere = publicOrigin(env)
  return [...new Set(elsewhere ? [...here, elsewhere] : here)]
}

const SAFE_METHODS: readonly (string | undefined)[] = ["GET", "HEAD", "OPTIONS"]

/**
 * Why a request that may change something is refused: a browser says which site's page sends it (Origin, and newer ones
 * Sec-Fetch-Site), and that is not the panel's. What is no browser says neither, and Payload takes no session from it.
 */
export function refuseForeignPage(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  origins: readonly string[],
): string | undefined {
  if (SAFE_METHODS.includes(method)) return undefined
  const { origin, "sec-fetch-site": site } = headers
  if (origin === undefined && (site === "same-site" || site === "cross-site")) {
    return "The page that asks is not the CMS's own, so nothing was changed."
  }
  if (origin === undefined || origins.includes(origin)) return undefined
  return `The page that asks (${origin.slice(0, 100)}) is not the CMS's own, so nothing was changed. If it is the address at which you open the CMS, set CMS_URL to it.`
}

const SEC_FETCH_SITE = /^sec-fetch-site$/i

/**
 * Payload takes a session only with Origin or Sec-Fetch-Site. Browsers send neither on reading over plain http in a
 * network, and a link in somebody's mail is followed from another site; neither changes anything.
 */
export function admitNavigation({
  method,
  headers,
  rawHeaders,
}: Pick<IncomingMessage, "method" | "headers" | "rawHeaders">): void {
  const site = headers["sec-fetch-site"]
  const followed = site === "cross-site" && headers["sec-fetch-mode"] === "navigate"
  if (!SAFE_METHODS.includes(method) || headers.origin !== undefined) return
  if (site !== undefined && !(followed && headers["sec-fetch-dest"] === "document")) return
  headers["sec-fetch-site"] = "none"
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && SEC_FETCH_SITE.test(name))
  // The API reads these.
  if (at < 0) rawHeaders.push("Sec-Fetch-Site", "none")
  else rawHeaders[at + 1] = "none"
}
