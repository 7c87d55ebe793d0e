import type { IncomingHttpHeaders } from "node:http"

/**
 * Whether a request that sends something comes from a page of the site: browsers say which (Fetch standard, “Origin”).
 * What says neither is no browser, and has no guest's rights to misuse.
 * @param host as the browser has asked for it
 */
export function isFromOwnPage(
  { origin, "sec-fetch-site": site }: IncomingHttpHeaders,
  { siteUrl, host }: { siteUrl: string; host: string | undefined },
): boolean {
  if (site === "same-origin") return true
  if (site === "cross-site" || site === "same-site") return false
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { origin: theirs, host: theirHost } = new URL(origin)
  return theirs === new URL(siteUrl).origin || theirHost === host
}
