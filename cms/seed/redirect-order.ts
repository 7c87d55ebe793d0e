import { decodedPath } from "../../shared/paths"
import { normalisePath } from "../src/validation/redirects"

interface Rule {
  from: string
  to: string
}

const keyOf = (path: string): string => decodedPath(normalisePath(path))

/**
 * The redirects in an order in which the CMS takes them: what another one leads to comes before that one, for a redirect
 * to an address where nothing is yet is refused. Those that go round in circles stay as they are, for the CMS to refuse.
 */
export function inOrderOfArrival<Redirect extends Rule>(
  redirects: readonly Redirect[],
): Redirect[] {
  const bySource = new Map(redirects.map((redirect) => [keyOf(redirect.from), redirect]))
  const ordered = new Set<Redirect>()
  const open = new Set<Redirect>()
  const add = (redirect: Redirect): void => {
    if (ordered.has(redirect) || open.has(redirect)) return
    open.add(redirect)
    const next = bySource.get(keyOf(redirect.to.replace(/[?#].*$/, "")))
    if (next) add(next)
    ordered.add(redirect)
  }
  redirects.forEach(add)
  return [...ordered]
}
