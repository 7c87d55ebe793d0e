import type { FastifyReply, FastifyRequest } from "fastify"
import type { Element } from "./dom"
import { FORM_PAGE_POLICY } from "./form-page"
import type { Say } from "./say"
import type { SlipPage } from "./slip-page"

export interface ShownSlip {
  status?: number
  title: string
  content: Element
  /** Path of the page that it stands in, if not the usual one. */
  page?: string
  policy?: string
  /** A form that is filled in here: whoever comes back to it finds it as they left it, by the browser's own means. */
  isKept?: boolean
}

/** Answers with a slip in a page of the site; where there is no release yet, with a sentence. */
export function createShowSlip(slipPage: SlipPage, { notNow }: Pick<Say, "notNow">) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, title, content, page, policy = FORM_PAGE_POLICY, isKept }: ShownSlip,
  ): Promise<FastifyReply> => {
    const html = await slipPage(title, content, page)
    if (html === undefined) return notNow(request, reply)
    if (isKept) reply.header("cache-control", "private, no-cache")
    return reply
      .code(status)
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(html)
  }
}
