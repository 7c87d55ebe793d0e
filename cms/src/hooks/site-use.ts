import type { PayloadRequest } from "payload"
import { routeTo } from "../../../shared/paths"

/** The site has a page for each template, and cannot be made without the text of one of them. */
export async function siteUses(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<string[]> {
  if (collection !== "pages") return []
  const { docs } = await req.payload.find({
    ...{ collection, depth: 0, limit: 1, req },
    where: { and: [{ id: { equals: id } }, { _status: { equals: "published" } }] },
  })
  return docs.map(({ template }) => `the site, which has no other text for ${routeTo(template)}`)
}
