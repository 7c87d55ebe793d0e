import { nearestPaths } from "./nearest"

/** What the site has at its paths. Asked for only where it decides: it is read from the database. */
export interface SitePages {
  /** Paths of what is published. */
  published: () => Promise<ReadonlySet<string>>
  /** Names of all documents, published or not, by the paths that their newest versions would have. */
  newest: () => Promise<ReadonlyMap<string, string>>
}

/** A picture, or what the build makes: only the build knows whether it is there. */
export const isFile = (path: string): boolean => /\.[a-z0-9]{2,11}$/i.test(path)

/**
 * Why a path leads nowhere, and which may have been meant.
 *
 * @param path decoded; none of `published`
 */
export function noPageAt(
  path: string,
  published: ReadonlySet<string>,
  newest: ReadonlyMap<string, string>,
): string {
  const draft = newest.get(path)
  if (draft !== undefined) {
    return `“${path}” is not on the site: “${draft}” is not published there. Publish it first, or choose another page.`
  }
  const wrong = `The site has no page at “${path}”.`
  const near = nearestPaths(path, published)
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
