import { STATUS_CODES, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"

/** How long what a client goes on sending is still read, in milliseconds, and how much of it, in bytes (RFC 9112, 9.6). */
const LINGER = 2_000
const MOST_READ = 1_048_576

export interface ClientErrorOptions {
  /** What every answer carries. */
  headers?: Readonly<Record<string, string>>
  /** What a browser is shown for a status, where a sentence does not do. */
  pages?: Readonly<Record<number, { html: string; policy: string }>>
  /** In milliseconds; 2 s where nothing else is said. */
  linger?: number
  /** Is told of each answer, for counting. */
  onAnswer?: (answer: { status: number; bytes: number }) => void
}

const MESSAGES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The address or the headers of this request are too long."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "This request is too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "This request took too long to arrive."],
}
const UNREADABLE = [400, "This request cannot be read."] as const

/**
 * Answers requests that Node cannot read, or that take too long, and closes their connections so that nobody else loses
 * anything: a proxy sends many visitors' requests over one connection, one after another. It is told that this one ends
 * (`Connection: close`), every answer that is on its way before arrives first, and the connection is half-closed while
 * what is still coming is read. Destroyed at once, it would take the next visitor's request with it.
 */
export function createClientErrorHandler({
  headers = {},
  pages = {},
  linger = LINGER,
  onAnswer,
}: ClientErrorOptions = {}) {
  /** Of each connection the answer that was begun last. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  const closing = new WeakSet<Duplex>()

  /** Nothing that still comes is a request. It is read all the same: unread, it would take the answer with it. */
  function readNoMore(socket: Duplex): void {
    let read = 0
    socket.removeAllListeners("data")
    socket.on("data", (chunk: Buffer) => {
      if (socket.writableEnded) read += chunk.length
      if (read > MOST_READ) socket.destroy()
    })
  }

  function end(socket: Duplex, answer: string): void {
    if (!socket.writable) return
    socket.end(answer)
    const timer = setTimeout(() => socket.destroy(), linger)
    socket.once("close", () => clearTimeout(timer))
  }

  function answerTo(error: Error): string {
    const [status, message] = MESSAGES[codeOf(error)] ?? UNREADABLE
    const page = pages[status]
    const content = page?.html ?? message
    const lines = Object.entries({
      "cache-control": "no-store",
      ...headers,
      ...(page ? { "content-security-policy": page.policy } : {}),
      "content-type": `text/${page ? "html" : "plain"}; charset=utf-8`,
      "content-length": String(Buffer.byteLength(content)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}`)
    onAnswer?.({ status, bytes: Buffer.byteLength(content) })
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", content].join("\r\n")
  }

  return {
    /** To be called for the server whose errors are handled. */
    follow(server: Server): void {
      // Before whoever answers: what they do with the request may take it off its connection.
      server.prependListener("request", (request, response) =>
        answers.set(request.socket, response),
      )
    },

    /** For the event `clientError`. */
    handle(error: Error, socket: Duplex): void {
      if (closing.has(socket)) return
      closing.add(socket)
      if (codeOf(error) === "ECONNRESET" || !socket.writable) {
        socket.destroy()
        return
      }
      readNoMore(socket)
      const last = answers.get(socket)
      const isOfItsBody = last?.req.complete === false
      if (isOfItsBody && !last.headersSent) return end(socket, answerTo(error))
      // What was wrong with a body that has its answer already is nobody's news.
      const answer = isOfItsBody ? "" : answerTo(error)
      if (!last || last.writableFinished) return end(socket, answer)
      last.once("close", () => end(socket, answer))
    },
  }
}

const codeOf = (error: Error): string => (error as NodeJS.ErrnoException).code ?? ""
