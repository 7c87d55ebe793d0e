import { nearestPaths } from "./nearest"
import type { Verdict } from "./verdict"

/** What the site has at its paths. */
export interface SitePages {
  /** Paths of what is published. */
  published: ReadonlySet<string>
  /** Names of documents that would be pages if they were published, by their paths. */
  unpublished: ReadonlyMap<string, string>
}

/** A picture, or what the build makes: only the build knows whether it is there. */
const isFile = (path: string): boolean => /\.[a-z0-9]{2,11}$/i.test(path)

/** @param path of this site, without query and fragment */
export const isSitePage = (path: string, { published }: Pick<SitePages, "published">): boolean =>
  isFile(path) || published.has(path) || published.has(decoded(path))

/** Whether a visitor who is led to this path finds something. */
export function checkSitePage(path: string, pages: SitePages): Verdict {
  if (isSitePage(path, pages)) return true
  const draft = pages.unpublished.get(decoded(path))
  if (draft !== undefined) {
    return `“${path}” is not on the site: “${draft}” is not published. Publish it first, or choose another page.`
  }
  const wrong = `The site has no page at “${path}”.`
  const near = nearestPaths(decoded(path), pages.published)
  return near.length > 0
    ? `${wrong} Did you mean ${listed(near)}?`
    : `${wrong} Open the page on the site, and copy its address from there.`
}

function listed(paths: readonly string[]): string {
  const quoted = paths.map((path) => `“${path}”`)
  return quoted.length === 1
    ? quoted.join()
    : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
