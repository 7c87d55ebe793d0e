import type { FastifyReply, FastifyRequest } from "fastify"
import * as forms from "../../../src/texts/form-answers"
import { wantsJson } from "../../http/wants-json"
import { say } from "../routes/form-routes"

/** Who asks too often is told how long to wait, in seconds: a script in the form of the answers that it knows. */
export function tooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
): FastifyReply {
  reply.header("retry-after", seconds)
  return wantsJson(request)
    ? reply.code(429).send({ is: "wait", seconds })
    : say(request, reply, 429, forms.tooMany(seconds))
}
