import type { IncomingMessage, ServerResponse } from "node:http"
import { REVALIDATE } from "../../release-store/delivery/cache-rules"
import { answerFailure, answerNotFound, sendPlainPage, sendShort } from "./error-answers"
import { locate } from "../../release-store/delivery/locate"
import * as texts from "../../src/texts/server"
import { ByteCache } from "./byte-cache"
import type { PolicySetting } from "../../release-store/delivery/content-security-policy"
import { redirectTarget } from "../../release-store/delivery/redirect-target"
import { type Release } from "../../release-store/delivery/release"
import type { MaybePromise, ReleaseSource } from "./release-source"
import { Representations } from "./representations"
import { securityHeaders } from "../../release-store/delivery/security-headers"
import { sendFile, type Exchange } from "./send-file"

export interface SiteOptions extends PolicySetting {
  source: ReleaseSource
  /** How much of what was served last is kept in memory, in bytes. */
  memory: number
  /** Is told of what kept a request from being answered as it should. */
  onFailure: (error: unknown, req: IncomingMessage) => void
}

export interface Site {
  /** Answers a GET or HEAD; never throws and never rejects. */
  answer(req: IncomingMessage, res: ServerResponse): MaybePromise<void>
  /** Answers an address that cannot be read at all. */
  answerUnreadable(req: IncomingMessage, res: ServerResponse): Promise<void>
  readonly memoryUsed: number
}

/** The site as it is answered to visitors: each request by one release, whatever is switched meanwhile. */
export function createSite({ source, memory, onFailure, ...setting }: SiteOptions): Site {
  const cache = new ByteCache(memory)
  const representations = new Representations(cache, setting)
  const security = securityHeaders(setting)
  const around = (release: Release | undefined) => ({ release, representations, security })

  function answerFrom(
    req: IncomingMessage,
    res: ServerResponse,
    release: Release | undefined,
  ): MaybePromise<void> {
    req.url = originForm(req.url ?? "/")
    const exchange: Exchange = { req, res, release: release?.id }
    if (!release) {
      return sendPlainPage(exchange, {
        status: 503,
        headers: { ...security, "retry-after": "10" },
        message: texts.isBeingBuilt,
      })
    }
    const [path, query] = splitOnce(req.url, "?")
    const location = locate(release, path)
    if (location.kind === "slash") {
      return sendRedirect(exchange, 301, location.to + (query === undefined ? "" : `?${query}`))
    }
    if (location.kind === "redirect") {
      const { redirect } = location
      return sendRedirect(exchange, redirect.status, redirectTarget(redirect, query))
    }
    const file = location.kind === "file" ? location.file : source.findKept(path.slice(1))
    if (!file) return answerNotFound(exchange, around(release))
    const sent = sendFile(exchange, file, representations)
    if (typeof sent === "boolean") return afterSending(exchange, sent)
    return sent.then(
      (isSent) => afterSending(exchange, isSent),
      (error: unknown) => {
        // A file of an earlier release that has been removed since.
        if (location.kind === "missing") return answerNotFound(exchange, around(release))
        throw error
      },
    )
  }

  function afterSending(exchange: Exchange, isSent: boolean): void {
    if (isSent) return
    sendShort(exchange, {
      status: 406,
      headers: { ...security, vary: "Accept-Encoding" },
      type: "text/plain; charset=utf-8",
      body: texts.noSuchEncoding,
    })
  }

  /** Browsers ask again each time: an editor may change their mind. */
  function sendRedirect({ req, res, release }: Exchange, status: number, to: string): void {
    sendShort(
      { req, res, release },
      {
        status,
        headers: { ...security, "cache-control": REVALIDATE, location: to },
        type: "text/plain; charset=utf-8",
        body: `See ${to}`,
      },
    )
  }

  async function fail(req: IncomingMessage, res: ServerResponse, error: unknown): Promise<void> {
    onFailure(error, req)
    if (res.headersSent) {
      res.destroy()
      return
    }
    const release = await Promise.resolve()
      .then(() => source.current())
      .catch(() => undefined)
    await answerFailure({ req, res, release: release?.id }, around(release))
  }

  return {
    answer(req, res) {
      try {
        const release = source.current()
        const answered =
          release instanceof Promise
            ? release.then((loaded) => answerFrom(req, res, loaded))
            : answerFrom(req, res, release)
        return answered?.catch((error: unknown) => fail(req, res, error))
      } catch (error) {
        return fail(req, res, error)
      }
    },
    async answerUnreadable(req, res) {
      const release = await Promise.resolve()
        .then(() => source.current())
        .catch(() => undefined)
      await answerNotFound({ req, res, release: release?.id }, around(release))
    },
    get memoryUsed() {
      return cache.bytes
    },
  }
}

/** A client may name the host with the path (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  if (!/^https?:/i.test(target)) return target
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "")
  return path.startsWith("/") ? path : `/${path}`
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
