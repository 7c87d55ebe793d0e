import { isWithPages } from "../../../shared/content-types"
import { routeTo } from "../../../shared/paths"
import {
  checkRedirectSource,
  checkRedirectTarget,
  isSamePath,
  type RedirectRule,
} from "../validation/redirects"
import { isOnSite, type Change, type StoredDocument } from "./changes"

/** From where to where a page moves with this change of its document; nothing where it stays, comes or goes. */
export function moveOf(collection: string, { before, after }: Change): RedirectRule | undefined {
  if (!isWithPages(collection) || !isOnSite(before) || !isOnSite(after)) return undefined
  const [old, current] = [slugOf(before), slugOf(after)]
  if (!old || !current || old === current) return undefined
  return { from: routeTo(collection, old), to: routeTo(collection, current) }
}

/** Where the page of a document was, or would have been, that has gone from the CMS. */
export function goneFrom(collection: string, { before, after }: Change): string | undefined {
  if (!isWithPages(collection) || !before || after) return undefined
  const slug = slugOf(before)
  return slug && routeTo(collection, slug)
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

/** The ids of redirects that lead nowhere once there is no page at a path; none where another leads on from there. */
export function redirectsTo(path: string, redirects: readonly StoredRedirect[]): readonly number[] {
  if (redirects.some(({ from }) => isSamePath(from, path))) return []
  return redirects
    .filter((redirect) => isSamePath(partsOf(redirect).path, path))
    .map(({ id }) => id)
}
