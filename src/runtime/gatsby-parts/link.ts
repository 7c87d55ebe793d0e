/** Of gatsby-link: the site's links are plain (plugins/gatsby-plugin-resilience/src/links.ts). */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || "/") ?? []
  return {
    pathname,
    search: search === "?" ? "" : search,
    hash: hash === "#" ? "" : hash,
  }
}
