import type { FastifyInstance } from "fastify"
import type { z } from "zod"
import { isSigned, SIGNATURE_HEADER, TIME_HEADER, type Way } from "../../../shared/signed-channel"
import { refused } from "../../../shared/staff-reply"

const MOST = 16 * 1024

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined

/**
 * What the CMS asks on behalf of staff who are signed in there: it says for which venue, having looked whether they may.
 * Outside of what the site's origin passes on, and signed.
 */
export function registerSignedRoute<Asked>(
  app: FastifyInstance,
  {
    path,
    way,
    secret,
    request: schema,
    answer,
  }: {
    path: string
    way: Way
    secret: string
    request: z.ZodType<Asked>
    answer: (asked: Asked) => Promise<object>
  },
): void {
  void app.register(async (scope) => {
    // The signature is of the bytes that were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: MOST },
      (_request, body, done) => done(null, body),
    )
    scope.post(path, async (request, reply) => {
      const body = typeof request.body === "string" ? request.body : ""
      const sent = {
        time: headerOf(request.headers[TIME_HEADER]),
        signature: headerOf(request.headers[SIGNATURE_HEADER]),
      }
      if (!isSigned(way, body, sent, secret)) {
        return reply.code(401).send(refused("It is not signed by the CMS."))
      }
      const { data: asked } = schema.safeParse(JSON.parse(body))
      if (asked === undefined) {
        return reply.code(400).send(refused("It cannot be read."))
      }
      return reply.send(await answer(asked))
    })
  })
}
