import type { FastifyReply, FastifyRequest } from "fastify"
import * as texts from "../../../src/texts/form-answers"
import { addressName } from "../../http/address-name"
import type { Say } from "../answers/say"
import { isFromOwnPage } from "./own-pages"
import { secondsToWait, TokenBuckets, type BucketSize } from "./token-buckets"

/** A hook of a route (`preHandler`), which answers in its place what is not for it. */
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Whose network address has asked too often waits; routes with the same guard count together. */
export function limited(size: BucketSize, { tooMany }: Pick<Say, "tooMany">): Guard {
  const buckets = new TokenBuckets(size)
  return async (request, reply) => {
    const wait = secondsToWait(buckets, addressName(request.ip))
    return wait > 0 ? tooMany(request, reply, wait) : undefined
  }
}

/** A page of another site does nothing in a guest's name. */
export const ownPagesOnly =
  (siteUrl: string, { say }: Pick<Say, "say">): Guard =>
  async (request, reply) =>
    isFromOwnPage(request.headers, { siteUrl, host: request.host })
      ? undefined
      : say(request, reply, 403, texts.foreignPage)
