import { isWithPages } from "../../../shared/content-types"
import { decodedPath, pathsBeside, routeTo } from "../../../shared/paths"
import {
  checkRedirectSource,
  checkRedirectTarget,
  isSamePath,
  type RedirectRule,
} from "../validation/redirects"
import { isOnSite, type Change, type StoredDocument } from "./changes"

/**
 * From where to where a page moves with this change of its document, and the pages that go with it, as far as the site has
 * them; nothing where it stays, comes or goes.
 */
export function movesOf(collection: string, { before, after }: Change): RedirectRule[] {
  if (!isOnSite(before) || !isOnSite(after)) return []
  const [from, to] = [pathsOf(collection, before), pathsOf(collection, after)]
  return from.flatMap((old, at) => {
    const current = to[at]
    return current === undefined || current === old ? [] : [{ from: old, to: current }]
  })
}

/** Where the pages of a document were, or would have been, that has gone from the CMS. */
export const goneFrom = (collection: string, { before, after }: Change): string[] =>
  before && !after ? pathsOf(collection, before) : []

/** Of its page, and of those that go with it. */
function pathsOf(collection: string, document: StoredDocument): string[] {
  const slug = slugOf(document)
  if (!isWithPages(collection) || !slug) return []
  return [routeTo(collection, slug), ...pathsBeside(collection, slug)]
}

const slugOf = ({ slug }: StoredDocument): string | undefined =>
  typeof slug === "string" ? slug : undefined

interface StoredRedirect extends RedirectRule {
  id: number
}

/** What is to be done about redirects. */
export interface RedirectChanges<Stored> {
  remove: readonly number[]
  /** As they are to be. */
  retarget: readonly Stored[]
  create: RedirectRule | undefined
}

/** What is stored may be older than a rule: refused, it would keep the page from being published. */
const isWellFormed = ({ from, to }: RedirectRule): boolean =>
  checkRedirectSource(from) === true && checkRedirectTarget(to) === true

/** The path of a redirect's target, and the place on the page that follows it. */
function partsOf({ to }: RedirectRule): { path: string; place: string } {
  const [, path = "", place = ""] = /^([^?#]*)(.*)$/.exec(to) ?? []
  return { path, place }
}

/**
 * What becomes of the redirects when a page moves: who has its old address, or one that led there, arrives in one step, or
 * in two where that one cannot be changed, and nothing leads away from where it is now.
 */
export function redirectsAfter<Stored extends StoredRedirect>(
  move: RedirectRule,
  redirects: readonly Stored[],
): RedirectChanges<Stored> {
  const [away, others] = [
    redirects.filter(({ from }) => isSamePath(from, move.to)),
    redirects.filter(({ from }) => !isSamePath(from, move.to)),
  ]
  const isFromOld = ({ from }: RedirectRule): boolean => isSamePath(from, move.from)
  return {
    remove: away.map(({ id }) => id),
    retarget: others.flatMap((redirect) => {
      const { path, place } = partsOf(redirect)
      if (isFromOld(redirect)) return [{ ...redirect, to: move.to }]
      const changed = { ...redirect, to: move.to + place }
      return isSamePath(path, move.from) && isWellFormed(changed) ? [changed] : []
    }),
    create: others.some(isFromOld) ? undefined : move,
  }
}

/**
 * The ids of redirects that lead nowhere once there is no page at a path, also by way of each other; none where another
 * leads on from there, or where there is a page.
 */
export function redirectsTo(
  path: string,
  redirects: readonly StoredRedirect[],
  pages: ReadonlySet<string>,
): readonly number[] {
  const isThere = pages.has(decodedPath(path))
  if (isThere || redirects.some(({ from }) => isSamePath(from, path))) return []
  const leadsThere = (redirect: StoredRedirect): boolean => isSamePath(partsOf(redirect).path, path)
  const [found, others] = [
    redirects.filter(leadsThere),
    redirects.filter((redirect) => !leadsThere(redirect)),
  ]
  return found.flatMap(({ id, from }) => [id, ...redirectsTo(from, others, pages)])
}
