import type { Redirect } from "../manifest"

/**
 * Where a redirect leads: the visitor's query is kept, after the target's own.
 * @param query of the request, without its question mark
 * @returns for a `Location` header: ASCII, spaces and the like escaped
 */
export function redirectTarget({ to }: Pick<Redirect, "to">, query: string | undefined): string {
  const isOfThisSite = to.startsWith("/")
  const url = new URL(to, "http://site.invalid")
  if (query) url.search = url.search === "" ? query : `${url.search}&${query}`
  return isOfThisSite ? url.pathname + url.search + url.hash : url.href
}
