import { noteAnswer } from "./answered"
import { PLAIN_POLICY } from "../../release-store/delivery/content-security-policy"
import type { Release } from "../../release-store/delivery/release"
import * as texts from "../../src/texts/server"
import { plainPage } from "./plain-page"
import type { Representations } from "./representations"
import { sendErrorPage, type Exchange } from "./send-file"

/** Data and assets get a short answer of their own kind: a page in their place would be cached and misread as one. */
const NOT_A_PAGE = /\.(?!html$)[a-z0-9]{1,12}$/i

export interface Surroundings {
  release: Release | undefined
  representations: Representations
  /** What every answer carries. */
  security: Readonly<Record<string, string>>
}

/** Status 404 with the site's own page, or a short answer where no page was asked for. */
export const answerNotFound = (exchange: Exchange, around: Surroundings): Promise<void> =>
  answer(exchange, around, {
    status: 404,
    page: "404.html",
    message: texts.noSuchPage,
  })

/** Status 500 with the site's own page. Never shows what went wrong inside. */
export const answerFailure = (exchange: Exchange, around: Surroundings): Promise<void> =>
  answer(exchange, around, {
    status: 500,
    page: "500.html",
    message: texts.wentWrong,
  })

async function answer(
  exchange: Exchange,
  { release, representations, security }: Surroundings,
  { status, page, message }: { status: 404 | 500; page: string; message: string },
): Promise<void> {
  const path = exchange.req.url?.split("?")[0] ?? "/"
  const short = { status, headers: security }
  if (path.endsWith(".json")) {
    return sendShort(exchange, {
      ...short,
      type: "application/json; charset=utf-8",
      body: JSON.stringify({ error: message }),
    })
  }
  if (NOT_A_PAGE.test(path)) {
    return sendShort(exchange, { ...short, type: "text/plain; charset=utf-8", body: message })
  }
  const file = release?.find(page)
  // The page that reports a failure must not fail itself.
  const isSent =
    file && (await sendErrorPage(exchange, status, file, representations).catch(() => false))
  if (!isSent) sendPlainPage(exchange, { ...short, message })
}

interface ShortAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  type: string
  body: string
}

/** An answer of a few words, which nobody may keep. */
export function sendShort(
  { req, res, release }: Exchange,
  { status, headers, type, body }: ShortAnswer,
): void {
  const content = Buffer.from(body)
  res.writeHead(status, {
    "cache-control": "no-store",
    ...headers,
    "content-type": type,
    "content-length": content.length,
  })
  res.end(content)
  noteAnswer(res, { bytes: req.method === "HEAD" ? 0 : content.length, release })
}

/** Shown where the release has no page for it, or before the first release. */
export function sendPlainPage(
  exchange: Exchange,
  { message, headers, status }: Pick<ShortAnswer, "status" | "headers"> & { message: string },
): void {
  sendShort(exchange, {
    status,
    headers: { ...headers, "content-security-policy": PLAIN_POLICY },
    type: "text/html; charset=utf-8",
    body: plainPage([message]),
  })
}
