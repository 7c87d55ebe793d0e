import { type ContentProblem } from "../../shared/publishing"
import { isAnswered } from "./gates/paths"
import { type FoundRedirect, type Redirect, type ReleaseManifest } from "./manifest"

/**
 * The redirects that lead to something the release has, or away from the site. The others are left out and told of: where
 * a page goes, a redirect to it must not keep everything else from being published.
 * @param siteUrl public address of the site: an address that starts with it is one on the site
 */
export function withoutDeadEnds(
  found: readonly FoundRedirect[],
  files: ReleaseManifest["files"],
  siteUrl: string,
): { redirects: Redirect[]; warnings: ContentProblem[] } {
  let kept = found
  let before: number
  do {
    before = kept.length
    const all = kept
    // One that is left out may have been what another leads to.
    kept = all.filter(({ to }) => {
      const path = pathWithin(to, siteUrl)
      return path === undefined || isAnswered({ files, redirects: all }, path)
    })
  } while (kept.length < before)
  return {
    redirects: kept.map(({ from, to, status }) => ({ from, to, status })),
    warnings: found.filter((redirect) => !kept.includes(redirect)).map(deadEnd),
  }
}

const deadEnd = ({ from, to, id }: FoundRedirect): ContentProblem => ({
  message: `The redirect from “${from}” is left out: the site has nothing at “${to}”. Change where it leads, publish that page again, or remove the redirect.`,
  collection: "redirects",
  id: id ?? null,
  field: "to",
})

/** The path of an address on the site, without query and fragment; nothing where it leads elsewhere. */
function pathWithin(to: string, siteUrl: string): string | undefined {
  const url = new URL(to, siteUrl)
  return url.origin === new URL(siteUrl).origin ? url.pathname : undefined
}
