import type { PayloadRequest } from "payload"
import { sitePages } from "../../fields/site-pages"
import {
  checkRedirectArrival,
  checkRedirectChain,
  type RedirectRule,
} from "../../validation/redirects"
import type { Verdict } from "../../validation/verdict"

function siteOrigin(): string | undefined {
  const { SITE_URL: url = "" } = process.env
  return URL.canParse(url) ? new URL(url).origin : undefined
}

/** Whether a redirect, together with those that are there, leads to a page, or away from the site. */
export async function checkDestination(
  req: PayloadRequest,
  rule: RedirectRule,
  id: number | string | undefined,
): Promise<Verdict> {
  const { docs } = await req.payload.find({
    collection: "redirects",
    depth: 0,
    pagination: false,
    req,
    ...(id === undefined ? {} : { where: { id: { not_equals: id } } }),
  })
  const verdict = checkRedirectChain(rule, docs, siteOrigin())
  if (verdict !== true) return verdict
  return checkRedirectArrival(rule, docs, await sitePages(req), siteOrigin())
}
