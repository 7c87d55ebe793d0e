import type { FastifyReply, FastifyRequest } from "fastify"
import { isOwnPath } from "../../../shared/own-path"
import { routeTo } from "../../../shared/paths"
import * as common from "../../../src/texts/common"
import * as texts from "../../../src/texts/form-answers"
import { tooMuchAtOnce } from "../../../src/texts/too-much-at-once"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { wantsJson } from "../../http/wants-json"
import type { Said } from "./form-page"
import { createSaidPages } from "./said-page"
import type { SlipPage } from "./slip-page"
import { link } from "./slip-parts"

/**
 * Says to our script, or to a browser, why something was not done: to a browser on a page, with what to do and the way on.
 * @param form where one begins anew, and what that is called, unless the page is known that the form stood on; none where
 *   there are several
 */
export function createSay(slipPage: SlipPage, form?: { path: string; label: string }) {
  const saidPage = createSaidPages(slipPage)
  const ways = (request: FastifyRequest) => {
    const path = sentFrom(request)
    const again = path === undefined ? form : { path, label: texts.openFormAgain }
    return [
      ...(again ? [link(again.path, again.label, "button")] : []),
      link(routeTo("contact"), common.contactUs, again ? "button button--quiet" : "button"),
      link(routeTo("home"), texts.backToSite, "button button--quiet"),
    ]
  }

  /** To a browser alone. */
  const sayPage = (reply: FastifyReply, status: number, said: Said): Promise<FastifyReply> =>
    saidPage(reply, status, { ...said, ways: ways(reply.request) })

  const say = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    sentence: string,
  ): Promise<FastifyReply> =>
    wantsJson(request)
      ? reply.code(status).send({ error: sentence })
      : sayPage(reply, status, {
          title: sentence,
          sentences: [texts.whatToDo(status, isSending(request))],
        })

  /** Who asks too often is told how long to wait, in seconds: a script in the form of the answers that it knows. */
  const tooMany = async (
    request: FastifyRequest,
    reply: FastifyReply,
    seconds: number,
  ): Promise<FastifyReply> => {
    reply.header("retry-after", seconds)
    return wantsJson(request)
      ? reply.code(429).send({ is: "wait", seconds })
      : say(request, reply, 429, tooMuchAtOnce(seconds))
  }

  return {
    say,
    sayPage,
    tooMany,
    /** What cannot be read, or is for nobody. */
    refuse: (request: FastifyRequest, reply: FastifyReply, status: number) =>
      say(request, reply, status, isSending(request) ? texts.unreadable : texts.nothingHere),
    /** Where this server, or what it stands on, does not work. */
    notNow: (request: FastifyRequest, reply: FastifyReply) =>
      say(request, reply, 503, isSending(request) ? texts.notNow : texts.notNowToRead),
  }
}

export type Say = ReturnType<typeof createSay>

const isSending = ({ method }: FastifyRequest): boolean => method === "POST"

/** The site's page that a form was sent from, as the address says that it was sent to; nothing where it is told of none. */
function sentFrom(request: FastifyRequest): string | undefined {
  // Of an address that cannot be read there is no query.
  const query = request.query as Readonly<Record<string, unknown>> | undefined
  const page = query?.[FORM_META.page]
  return isSending(request) && typeof page === "string" && isOwnPath(page) ? page : undefined
}
