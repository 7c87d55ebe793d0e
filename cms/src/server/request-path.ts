import type { IncomingMessage } from "node:http"

/** The path that was asked for; undefined for what is no address, such as `//`. */
export function pathnameOf({ url = "/" }: Pick<IncomingMessage, "url">): string | undefined {
  return URL.canParse(url, "http://localhost")
    ? new URL(url, "http://localhost").pathname
    : undefined
}
