import type { FastifyReply } from "fastify"
import { element, type Element } from "./dom"
import { FORM_PAGE_POLICY } from "./form-page"
import { plainPage, PLAIN_PAGE_POLICY, type PlainPage } from "./plain-page"
import type { SlipPage } from "./slip-page"
import { actions, paragraph, slip } from "./slip-parts"

export interface SaidPage extends PlainPage {
  /** Where one goes on from there; on every page there is what the site's own header leads to. */
  ways: readonly Element[]
}

/** Answers with a few sentences in the site's look; by themselves where no page of the site is to be had. */
export function createSaidPages(slipPage: SlipPage) {
  return async (reply: FastifyReply, status: number, page: SaidPage): Promise<FastifyReply> => {
    const { title, sentences, action, ways } = page
    const content = slip(
      title,
      ...sentences.map((sentence) => paragraph(sentence)),
      ...(action
        ? [
            element("form", { method: "post", action: action.url }, [
              element("button", { class: "button" }, [action.label]),
            ]),
          ]
        : []),
      ...(ways.length > 0 ? [actions(...ways)] : []),
    )
    // A release that cannot be read may be what has to be told of.
    const html = await slipPage(title, content).catch(() => undefined)
    return reply
      .code(status)
      .header("content-security-policy", html === undefined ? PLAIN_PAGE_POLICY : FORM_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(html ?? plainPage(page))
  }
}
