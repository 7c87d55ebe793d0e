import type { PayloadRequest } from "payload"
import { sitePages } from "../fields/site-pages"
import type { RedirectRule } from "../validation/redirects"
import { redirectsAfter, redirectsTo } from "./moved-page"

const collection = "redirects"
const NO_PAGES: ReadonlySet<string> = new Set()

async function allRedirects(req: PayloadRequest) {
  const { docs } = await req.payload.find({ collection, depth: 0, pagination: false, req })
  return docs
}

/** Leads whoever has an old address of these pages to where they are now: search engines, bookmarks, printed codes. */
export async function leadOn(
  req: PayloadRequest,
  moves: readonly RedirectRule[],
  title: string,
): Promise<void> {
  if (moves.length === 0) return
  const pages = await sitePages(req).published()
  for (const move of moves) if (pages.has(move.to)) await leadOnFrom(req, move, title)
}

async function leadOnFrom(req: PayloadRequest, move: RedirectRule, title: string): Promise<void> {
  const { payload } = req
  const { remove, retarget, create } = redirectsAfter(move, await allRedirects(req))
  for (const id of remove) await payload.delete({ collection, id, req })
  for (const { id, from, to, permanent, note } of retarget) {
    // Whole: while an older version is restored, Payload adds nothing of what is stored.
    await payload.update({ collection, id, data: { from, to, permanent, note }, req })
  }
  if (!create) return
  const note = `“${title}” has moved.`
  await payload.create({ collection, data: { ...create, permanent: true, note }, req })
}

/** Nobody is led to pages that there are no more: a release would leave such a redirect out, and warn of it each time. */
export async function leadNoMore(req: PayloadRequest, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  let redirects = await allRedirects(req)
  // The pages are the whole site, read twice: only where there may be something to delete.
  if (paths.every((path) => redirectsTo(path, redirects, NO_PAGES).length === 0)) return
  const { published, newest } = sitePages(req)
  const pages = new Set([...(await published()), ...(await newest()).keys()])
  for (const path of paths) {
    const leadingThere = redirectsTo(path, redirects, pages)
    redirects = redirects.filter(({ id }) => !leadingThere.includes(id))
    for (const id of leadingThere) await req.payload.delete({ collection, id, req })
  }
}
