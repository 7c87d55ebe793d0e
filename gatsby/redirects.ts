import type { FoundRedirect } from "../release-store/manifest"
import { decodedPath } from "../shared/paths"
import type { ContentProblem } from "../shared/publishing"
import type { AskCms } from "../cms-client/cms-client"

const query = /* GraphQL */ `
  query Redirects {
    redirects: Redirects(limit: 0) {
      docs {
        id
        from
        to
        permanent
      }
    }
  }
`

interface RedirectDocument {
  id: string | number
  from: string
  to: string
  permanent?: boolean | null
}

interface RedirectsData {
  redirects?: { docs?: readonly (RedirectDocument | null)[] | null } | null
}

export interface FoundRedirects {
  redirects: FoundRedirect[]
  /** Of redirects that were left out: one of them must not keep everything else from being published. */
  warnings: ContentProblem[]
}

/**
 * The redirects that editors keep in the CMS.
 * @throws CmsError where the CMS cannot be asked
 */
export const fetchRedirects = async (ask: AskCms, siteUrl: string): Promise<FoundRedirects> =>
  toRedirects(await ask<RedirectsData>(query), siteUrl)

/**
 * Checks what the CMS in cms/ has checked already, for there may be another: each address is one, and following
 * redirects ends somewhere.
 * @param siteUrl a target that is a whole address of this site counts as its path
 */
export function toRedirects({ redirects: found }: RedirectsData, siteUrl: string): FoundRedirects {
  /** By what they lead from, decoded. */
  const redirects = new Map<string, FoundRedirect>()
  const warnings: ContentProblem[] = []
  const leaveOut = (id: string | undefined, field: string, message: string) =>
    warnings.push(warningOf(id, field, message))

  for (const document of found?.docs ?? []) {
    if (!document) continue
    const id = String(document.id)
    const from = withoutSlash(document.from.trim())
    const to = document.to.trim()
    if (!isSource(from)) {
      leaveOut(
        id,
        "from",
        `The redirect from “${from}” is left out: its old address should be a path of this site, such as /old-menu.`,
      )
    } else if (!isTarget(to)) {
      leaveOut(
        id,
        "to",
        `The redirect from “${from}” is left out: “${to}” should be a path of this site, such as /400, or an address with https://.`,
      )
    } else if (redirects.has(decodedPath(from))) {
      leaveOut(id, "from", `“${from}” is redirected twice; the second is left out. Remove one.`)
    } else {
      redirects.set(decodedPath(from), {
        from,
        to,
        status: document.permanent === false ? 302 : 301,
        id,
      })
    }
  }
  for (const { from, to, id } of findEndless(redirects, siteUrl)) {
    redirects.delete(decodedPath(from))
    leaveOut(
      id,
      "to",
      `The redirect from “${from}” to “${to}” goes round in circles and is left out. Lead it to a page.`,
    )
  }
  return { redirects: [...redirects.values()], warnings }
}

const warningOf = (id: string | undefined, field: string, message: string): ContentProblem => ({
  message,
  collection: "redirects",
  id: id ?? null,
  field,
})

function findEndless(
  redirects: ReadonlyMap<string, FoundRedirect>,
  siteUrl: string,
): FoundRedirect[] {
  const isEndless = (first: FoundRedirect): boolean => {
    const seen = new Set<string>()
    let next: FoundRedirect | undefined = first
    while (next) {
      if (seen.has(next.from)) return true
      seen.add(next.from)
      next = redirects.get(pathWithin(next.to, siteUrl) ?? "")
    }
    return false
  }
  return [...redirects.values()].filter(isEndless)
}

/** The path that a target has on this site, decoded, or nothing where it leads elsewhere. */
function pathWithin(to: string, siteUrl: string): string | undefined {
  const url = new URL(to, siteUrl)
  return url.origin === new URL(siteUrl).origin
    ? decodedPath(withoutSlash(url.pathname))
    : undefined
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, "")

const isSource = (path: string): boolean =>
  /^\/(?![/\\])[^\s?#\\]+$/.test(path) && URL.canParse(path, "https://site.invalid")

/** Nothing that a browser would run, and no address that begins with two slashes: that is another host's. */
function isTarget(to: string): boolean {
  if (to.startsWith("/")) {
    return /^\/(?![/\\])[^\s\\]*$/.test(to) && URL.canParse(to, "https://site.invalid")
  }
  return /^https?:\/\/[^\s\\]+$/i.test(to) && URL.canParse(to)
}
