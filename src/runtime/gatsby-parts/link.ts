/**
 * Of gatsby-link what Gatsby's runtime and plugins ask for. `<Link>` and its helpers are 4 KB that nobody renders: the
 * site's links are plain (plugins/gatsby-plugin-resilience/src/links.ts), and it stands at the root of its host.
 */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || "/") ?? []
  return {
    pathname,
    search: search === "?" ? "" : search,
    hash: hash === "#" ? "" : hash,
  }
}

export const withPrefix = (path: string): string => path
export const withAssetPrefix = withPrefix

export const navigate: typeof window.___navigate = (to, options) => window.___navigate(to, options)

/** Lint refuses it in this project's code. */
export const Link = (): null => null
