import type { Server } from "node:http"
import type { Socket } from "node:net"

/** Against clients that are slow on purpose or by accident. Times in milliseconds. */
export interface ClientLimits {
  /** How long the headers of a request may take; Node swaps the two where it is longer than the next. */
  headers: number
  /** How long a request may take, its body included. */
  request: number
  /** How long the body of a publish hook or a trigger may take. */
  hookBody: number
  /** How long the body of what a guest sends may come as slowly as it likes, */
  formBody: number
  /** and how fast it has to come after that, on average: in bytes a second. */
  formRate: number
  /** How long nothing may be sent or received. */
  silence: number
  /** How long a connection is kept for another request. */
  keepAlive: number
  /** How long what a client goes on sending is read after a request that could not be answered. */
  linger: number
  /** How long an answer may be read as slowly as the client likes, */
  reading: number
  /** and how fast it has to be after that, on average: in bytes a second. */
  leastRate: number
  /** How often all of these are looked at. */
  look: number
}

/**
 * What a visitor with a bad connection needs fits well within: on the slowest mobile networks each of six connections
 * at once gets more than the least rate. How many connections one visitor may open is for the proxy to say, which sees
 * who they are.
 */
export const CLIENT_LIMITS: ClientLimits = {
  headers: 15_000,
  // A CV of 5 MB from a phone with one bar of signal.
  request: 120_000,
  // The CMS's own comes with its headers.
  hookBody: 10_000,
  formBody: 10_000,
  formRate: 1_000,
  silence: 60_000,
  keepAlive: 72_000,
  linger: 2_000,
  reading: 60_000,
  leastRate: 500,
  look: 5_000,
}

/** Of an address and the headers of a request: a text of 10,000 letters, searched for, whatever its script is in most of Europe. */
export const HEADER_BYTES = 64 * 1024

/** Those of the limits that Node keeps itself, as options for Fastify. */
export const nodeLimits = ({ headers, request, silence, keepAlive, look }: ClientLimits) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: keepAlive,
  http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: HEADER_BYTES },
})

/** What a connection has not taken yet, and since when. */
interface Behind {
  since: number
  /** What it had taken by then, in bytes. */
  taken: number
}

/**
 * Ends connections whose client reads an answer too slowly. Silence alone does not: who takes a few bytes a minute
 * is never silent, and could hold a large file, and one of the connections, for days.
 */
export function endSlowReaders(
  server: Server,
  { reading, leastRate, look }: Pick<ClientLimits, "reading" | "leastRate" | "look">,
): void {
  const open = new Map<Socket, Behind | undefined>()

  function lookAt(socket: Socket, before: Behind | undefined, now: number): void {
    const waiting = socket.writableLength
    if (waiting === 0) {
      open.set(socket, undefined)
      return
    }
    const taken = socket.bytesWritten - waiting
    if (!before) {
      open.set(socket, { since: now, taken })
      return
    }
    // What waits counts too: of a part that is sent in one piece nobody knows how much has been taken.
    const allowed = reading + ((taken - before.taken + waiting) / leastRate) * 1000
    if (now - before.since > allowed) socket.destroy()
  }

  server.on("connection", (socket: Socket) => {
    open.set(socket, undefined)
    socket.once("close", () => open.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, before] of open) lookAt(socket, before, now)
  }, look)
  timer.unref()
  server.once("close", () => clearInterval(timer))
}
