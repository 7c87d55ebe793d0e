import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { wantsJson } from "../../http/wants-json"
import type { Element } from "./dom"
import type { Say } from "./say"
import type { createShowSlip } from "./show-slip"
import { actions, paragraph, slip } from "./slip-parts"

interface ByLink<Found> {
  /** What a link leads to; nothing where it leads to none. */
  find: (token: string) => Promise<Found | undefined>
  /** What the page is called that says so, and says, and where it leads on to. */
  title: string
  nothing: string
  way: Element
}

export interface LinkRoute {
  Params: { token: string }
  Querystring: Readonly<Record<string, unknown>>
}
type LinkRequest = FastifyRequest<LinkRoute>

/** Handlers of `…/:token`: what they do is done with what the link leads to; otherwise it is said that there is none. */
export function createByLink<Found>(
  { show, answers }: { show: ReturnType<typeof createShowSlip>; answers: Pick<Say, "say"> },
  { find, title, nothing, way }: ByLink<Found>,
) {
  return (
    act: (request: LinkRequest, reply: FastifyReply, found: Found) => Promise<FastifyReply>,
  ) =>
    async function (request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
      const found = await find(request.params.token)
      if (found) return act(request, reply, found)
      if (wantsJson(request)) return answers.say(request, reply, 404, nothing)
      const content = slip(title, paragraph(nothing), actions(way))
      return show(request, reply, { status: 404, title, content })
    }
}

/**
 * What a form is sent to is in the address bar where its page answers it: whoever comes there by a bookmark, or as a browser
 * opens its tabs again, is led to the page that it is of.
 */
export function registerWayBack(
  app: FastifyInstance,
  of: string,
  forms: readonly string[],
  addressOf: (token: string) => string,
): void {
  for (const form of forms) {
    app.get<LinkRoute>(`${of}${form}`, async (request, reply) =>
      // Nobody has looked at the token yet: as it was decoded, it may hold what no header may.
      reply.redirect(addressOf(encodeURIComponent(request.params.token)), 303),
    )
  }
}
