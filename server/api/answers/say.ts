import type { FastifyReply, FastifyRequest } from "fastify"
import { routeTo } from "../../../shared/paths"
import * as common from "../../../src/texts/common"
import * as texts from "../../../src/texts/form-answers"
import { wantsJson } from "../../http/wants-json"
import type { Said } from "./form-page"
import { createSaidPages } from "./said-page"
import type { SlipPage } from "./slip-page"
import { link } from "./slip-parts"

/**
 * Says to our script, or to a browser, why something was not done: to a browser on a page, with what to do and the way on.
 * @param form where one begins anew, and what that is called; none where there are several
 */
export function createSay(slipPage: SlipPage, form?: { path: string; label: string }) {
  const saidPage = createSaidPages(slipPage)
  const ways = () => [
    ...(form ? [link(form.path, form.label, "button")] : []),
    link(routeTo("contact"), common.contactUs, form ? "button button--quiet" : "button"),
    link(routeTo("home"), texts.backToSite, "button button--quiet"),
  ]

  /** To a browser alone. */
  const sayPage = (reply: FastifyReply, status: number, said: Said): Promise<FastifyReply> =>
    saidPage(reply, status, { ...said, ways: ways() })

  const say = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    sentence: string,
  ): Promise<FastifyReply> =>
    wantsJson(request)
      ? reply.code(status).send({ error: sentence })
      : sayPage(reply, status, { title: sentence, sentences: [texts.whatToDo(status)] })

  /** Who asks too often is told how long to wait, in seconds: a script in the form of the answers that it knows. */
  const tooMany = async (
    request: FastifyRequest,
    reply: FastifyReply,
    seconds: number,
  ): Promise<FastifyReply> => {
    reply.header("retry-after", seconds)
    return wantsJson(request)
      ? reply.code(429).send({ is: "wait", seconds })
      : say(request, reply, 429, texts.tooMany(seconds))
  }

  return { say, sayPage, tooMany }
}

export type Say = ReturnType<typeof createSay>
