import type { PayloadRequest } from "payload"
import { checkRedirectChain, type RedirectRule } from "../../validation/redirects"
import type { Verdict } from "../../validation/verdict"

function siteOrigin(): string | undefined {
  const { SITE_URL: url = "" } = process.env
  return URL.canParse(url) ? new URL(url).origin : undefined
}

/** Whether a redirect goes round in circles with those that are there. */
export async function checkChain(
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
  return checkRedirectChain(rule, docs, siteOrigin())
}
