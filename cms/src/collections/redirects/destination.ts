import type { PayloadRequest } from "payload"
import { sitePages } from "../../fields/site-pages"
import { siteOrigin, siteRedirects } from "../../fields/site-redirects"
import {
  checkRedirectArrival,
  checkRedirectChain,
  type RedirectRule,
} from "../../validation/redirects"
import type { Verdict } from "../../validation/verdict"

interface Asked {
  id: number | string | undefined
  /** Where the page of an old target has gone since, that must not keep a note from being saved. */
  isNewTarget: boolean
}

/** Whether a redirect, together with those that are there, leads to a page, or away from the site. */
export async function checkDestination(
  req: PayloadRequest,
  rule: RedirectRule,
  { id, isNewTarget }: Asked,
): Promise<Verdict> {
  const others = await siteRedirects(req, id)
  const verdict = checkRedirectChain(rule, others, siteOrigin())
  if (verdict !== true || !isNewTarget) return verdict
  return checkRedirectArrival(rule, others, sitePages(req), siteOrigin())
}
