import { createReadStream } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { pipeline } from "node:stream/promises"
import { acceptedCodings } from "./accept-encoding"
import { noteAnswer } from "./answered"
import { isUnchanged, requestedRange, type ByteRange } from "./conditions"
import type { MaybePromise } from "./release-source"
import type { ServedFile } from "../../release-store/delivery/release"
import type { Representation, Representations } from "./representations"

export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  /** Id of the release that is answered with. */
  release: string | undefined
}

/**
 * Answers with a file in the encoding that the visitor likes best.
 * @returns whether it could: not where every encoding that there is has been refused
 * @throws (or rejects) where the file cannot be read; nothing has been sent then
 */
export function sendFile(
  exchange: Exchange,
  file: ServedFile,
  representations: Representations,
): MaybePromise<boolean> {
  // Most answers come from memory and wait for nothing.
  const found = chosen(exchange.req, file, representations)
  const content = found && representations.kept(found)
  if (!content) return sendUnread(exchange, file, representations)
  send(exchange, found, content)
  return true
}

async function sendUnread(
  exchange: Exchange,
  file: ServedFile,
  representations: Representations,
): Promise<boolean> {
  const found = await choose(exchange.req, file, representations)
  if (!found) return false
  if (found.cacheKey === undefined) await sendLarge(exchange, found)
  else send(exchange, found, await representations.read(found))
  return true
}

/** Answers with a page that says what went wrong: under a status of its own, kept by nobody. */
export async function sendErrorPage(
  { req, res, release }: Exchange,
  status: number,
  file: ServedFile,
  representations: Representations,
): Promise<boolean> {
  const found = await choose(req, file, representations)
  if (!found) return false
  const content = await representations.read(found)
  const headers = without(found.headers, "cache-control", "etag", "accept-ranges")
  res.writeHead(status, [...headers, "cache-control", "no-store"])
  res.end(content)
  noteAnswer(res, { bytes: content.length, release })
  return true
}

/** What can be told without reading anything; nothing where something has to be read first. */
function chosen(
  req: IncomingMessage,
  file: ServedFile,
  representations: Representations,
): Representation | undefined {
  for (const coding of acceptedCodings(header(req, "accept-encoding"))) {
    const known = representations.known(file, coding)
    if (known !== null) return known
  }
  return undefined
}

async function choose(
  req: IncomingMessage,
  file: ServedFile,
  representations: Representations,
): Promise<Representation | undefined> {
  for (const coding of acceptedCodings(header(req, "accept-encoding"))) {
    const known = representations.known(file, coding)
    const found = known === undefined ? await representations.prepare(file, coding) : known
    if (found) return found
  }
  return undefined
}

function send(exchange: Exchange, found: Representation, content: Buffer): void {
  const { status, headers, part } = plan(exchange.req, found)
  exchange.res.writeHead(status, headers)
  exchange.res.end(part === "whole" ? content : part && content.subarray(part.start, part.end + 1))
  noteSent(exchange, found, part)
}

async function sendLarge(exchange: Exchange, found: Representation): Promise<void> {
  const { status, headers, part } = plan(exchange.req, found)
  exchange.res.writeHead(status, headers)
  noteSent(exchange, found, part)
  if (part === undefined) {
    exchange.res.end()
    return
  }
  const content = createReadStream(found.path, part === "whole" ? undefined : part)
  // A visitor who goes away half-way is no failure; a file that fails half-way can only be broken off.
  await pipeline(content, exchange.res).catch(() => undefined)
}

function noteSent({ res, release }: Exchange, { size }: Representation, part: Plan["part"]): void {
  const bytes = part === undefined ? 0 : part === "whole" ? size : part.end - part.start + 1
  noteAnswer(res, { bytes, release })
}

interface Plan {
  status: 200 | 206 | 304 | 416
  headers: string[]
  /** What of the content is sent. */
  part: ByteRange | "whole" | undefined
}

/** What a request is answered with, as its conditions ask (RFC 9110, 13.2.2). */
function plan(req: IncomingMessage, found: Representation): Plan {
  if (isUnchanged(header(req, "if-none-match"), found.etag)) {
    return { status: 304, headers: withoutContent(found.headers), part: undefined }
  }
  // HEAD is answered as for the whole: a range is for GET alone.
  if (req.method === "HEAD") return { status: 200, headers: found.headers, part: undefined }
  const range = requestedRange(header(req, "range"), header(req, "if-range"), found)
  if (range === undefined) return { status: 200, headers: found.headers, part: "whole" }
  if (range === "unsatisfiable") {
    const kept = withoutContent(without(found.headers, "cache-control", "etag"))
    const all = ["content-range", `bytes */${found.size}`, "content-length", "0"]
    return { status: 416, headers: [...kept, ...all, "cache-control", "no-store"], part: undefined }
  }
  return {
    status: 206,
    headers: [
      ...without(found.headers, "content-length"),
      ...["content-range", `bytes ${range.start}-${range.end}/${found.size}`],
      ...["content-length", String(range.end - range.start + 1)],
    ],
    part: range,
  }
}

/** The browser has the content that these describe, or gets none (RFC 9110, 15.4.5). */
const withoutContent = (headers: readonly string[]): string[] =>
  without(headers, "content-type", "content-encoding", "content-length", "accept-ranges")

function without(headers: readonly string[], ...names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ""))
}

const header = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(", ") : value
}
