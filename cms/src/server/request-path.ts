import type { IncomingMessage } from "node:http"

/** The path that was asked for; undefined for what is no address, such as `//`, or stands for no text. */
export function pathnameOf({ url = "/" }: Pick<IncomingMessage, "url">): string | undefined {
  if (!URL.canParse(url, "http://localhost")) return undefined
  const { pathname } = new URL(url, "http://localhost")
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return undefined
  }
}
