import { LINKABLE, type Linkable } from "../../../shared/content-types"
import type { PayloadRequest } from "payload"
import { decodedPath, type PageTemplate, routeTo } from "../../../shared/paths"

interface Addressed {
  slug?: string | null
  template?: PageTemplate | null
}

/**
 * Names the announcement where its link leads to the page of this document as it is published: above every page it would
 * lead nowhere, so that nothing more could be published.
 */
export async function announcementUses(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<string[]> {
  if (!hasPages(collection)) return []
  const { announcement } = await req.payload.findGlobal({ slug: "site-settings", depth: 0, req })
  const url = announcement?.enabled ? announcement.link?.url : undefined
  if (!url?.startsWith("/")) return []
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
  })
  const leadsTo = pathWithin(url)
  const isLinked = docs.some((document: Addressed) => pathOf(collection, document) === leadsTo)
  return isLinked ? ["the announcement in the Settings"] : []
}

const hasPages = (collection: string): collection is Linkable =>
  LINKABLE.some((linkable) => linkable === collection)

function pathOf(collection: Linkable, { slug, template }: Addressed): string | undefined {
  if (collection === "pages") return template ? routeTo(template) : undefined
  return slug ? routeTo(collection, slug) : undefined
}

/** Without query, fragment and a slash at its end. */
function pathWithin(url: string): string {
  const { pathname } = new URL(url, "http://site.invalid")
  return decodedPath(pathname.replace(/(?<=.)\/+$/, ""))
}
