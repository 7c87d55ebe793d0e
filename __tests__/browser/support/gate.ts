import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http"
import type { AddressInfo } from "node:net"

interface Answer {
  status?: number
  type: string
  body: string
}

/**
 * The site behind a gate on an address of its own, and so with a service worker of its own. Unlike a browser's
 * emulation, what the gate does to a connection the worker's own requests meet too.
 */
export interface Gate {
  origin: string
  /** Connections break, as with no network. */
  close(): void
  open(): void
  /** Requests for paths like this are accepted and never answered. */
  hold(pattern: RegExp): void
  /** Connections that ask for paths like this break. */
  cut(pattern: RegExp): void
  /** Answers a path in the site's place; or no more. */
  answer(path: string, answer: Answer | undefined): void
  /** Sends what comes from now on to another server. */
  lead(origin: string): void
  /** Paths asked for since the gate was made. */
  asked: readonly string[]
  end(): Promise<void>
}

export async function startGate(target: string): Promise<Gate> {
  let isOpen = true
  let held: RegExp | undefined
  let isCut: RegExp | undefined
  let site = target
  const asked: string[] = []
  const answers = new Map<string, Answer>()

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://gate.invalid").pathname
    asked.push(path)
    if (!isOpen || isCut?.test(path)) return void request.socket.destroy()
    if (held?.test(path)) return
    const answer = answers.get(path)
    if (!answer) return pass(request, response, site)
    response
      .writeHead(answer.status ?? 200, { "content-type": answer.type, "cache-control": "no-cache" })
      .end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://localhost:${port}`,
    asked,
    close: () => {
      isOpen = false
      server.closeAllConnections()
    },
    open: () => {
      isOpen = true
      held = undefined
      isCut = undefined
    },
    hold: (pattern) => (held = pattern),
    cut: (pattern) => (isCut = pattern),
    answer: (path, answer) => {
      if (answer) answers.set(path, answer)
      else answers.delete(path)
    },
    lead: (origin) => {
      site = origin
      server.closeIdleConnections()
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(request: IncomingMessage, response: ServerResponse, site: string): void {
  const { host: _host, ...headers } = request.headers
  const onward = forward(new URL(request.url ?? "/", site), { method: request.method, headers })
  onward.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on("error", () => response.destroy())
  request.pipe(onward)
}
