import type { PayloadRequest } from "payload"
import type { RedirectRule } from "../validation/redirects"

/** The redirects that are stored, without the one of this id. */
export async function siteRedirects(
  req: PayloadRequest,
  notId?: number | string,
): Promise<RedirectRule[]> {
  const { docs } = await req.payload.find({
    collection: "redirects",
    depth: 0,
    pagination: false,
    req,
    select: { from: true, to: true },
    ...(notId === undefined ? {} : { where: { id: { not_equals: notId } } }),
  })
  return docs
}

/** Of the site's public address (`SITE_URL`), where it is given. */
export function siteOrigin(): string | undefined {
  const { SITE_URL: url = "" } = process.env
  return URL.canParse(url) ? new URL(url).origin : undefined
}
