import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"
import type { PublishEvent } from "../../shared/publishing"

export interface Received {
  id: string
  /** In milliseconds since 1970. */
  receivedAt: number
  event: PublishEvent
}

/** Stands where the site's server would: verifies what arrives, and answers as it is told to. */
export class WebhookReceiver {
  /** What was accepted, in the order it came. */
  readonly accepted: Received[] = []
  /** What was turned away because of `answers`. */
  readonly refused: Received[] = []
  answers = 202

  private constructor(
    readonly secret: string,
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<WebhookReceiver> {
    const secret = Buffer.from("a-secret-of-thirty-two-bytes-yes").toString("base64")
    const server = createServer()
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const receiver = new WebhookReceiver(secret, server, `http://127.0.0.1:${port}/hooks/publish`)
    server.on("request", (request, response) => {
      const chunks: Buffer[] = []
      request.on("data", (chunk: Buffer) => chunks.push(chunk))
      request.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        )
        response.writeHead(receiver.receive(Buffer.concat(chunks).toString(), headers)).end()
      })
    })
    return receiver
  }

  async stop(): Promise<void> {
    this.server.close()
    this.server.closeAllConnections()
    await once(this.server, "close")
  }

  private receive(body: string, headers: Record<string, string>): number {
    try {
      new Webhook(this.secret).verify(body, headers)
    } catch {
      return 401
    }
    const list = this.answers < 300 ? this.accepted : this.refused
    list.push({
      id: headers["webhook-id"] ?? "",
      receivedAt: Date.now(),
      event: JSON.parse(body) as PublishEvent,
    })
    return this.answers
  }
}
