/** An address's path as the site's pages have it, without a slash at its end, and as the router can read it. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, "$1")
  try {
    decodeURI(path)
    return path
  } catch {
    // It stops at a malformed escape.
    return encodeURI(path)
  }
}
